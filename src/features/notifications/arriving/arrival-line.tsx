import { useStoreValue } from '../../../statecharts/react/use-store-value.ts';
import { Text } from '../../../ui/index.ts';
import { arrivalStore, type ArrivalWay } from './arrival-store.ts';

const texts: Readonly<Record<ArrivalWay, string>> = {
  live: 'New notifications appear here automatically.',
  polling: 'Your network delays live updates, so we check for new notifications every half minute.',
  away: 'Connecting. New notifications appear here once we reach Quayside.',
};

/** How new notifications arrive: live, by polling, or not at all. */
export const ArrivalLine = ({ way }: { way: ArrivalWay }) => (
  <Text as="p" size="2" color="gray" role="status">
    {texts[way]}
  </Text>
);

export const OwnArrivalLine = () => (
  <ArrivalLine way={useStoreValue(arrivalStore, ({ context }) => context.way)} />
);
