import type { ChartModel, ChartState } from '../../../src/statecharts/chart/chart.types.ts';

/** Where a flow has come to its end, though it goes on listening. */
const listeningEnds: readonly string[] = [
  'onboarding.completion.complete',
  'checkout.paid',
  'checkout.expired.unpaid',
  'checkout.expired.givenUp',
];

/** Whoever stays here has arrived: that is nobody's loss. */
export const isEnd = ({ id, kind }: ChartState): boolean => kind === 'final' || listeningEnds.includes(id);

/** The ends inside a state. */
export function endsWithin({ states }: ChartModel, id: string): readonly ChartState[] {
  return states.filter((state) => state.id.startsWith(`${id}.`) && isEnd(state));
}
