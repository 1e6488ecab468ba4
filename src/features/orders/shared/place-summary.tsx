import { berthText, incompleteChoice, type IfIncomplete } from '../../../lib/delivery-place.ts';
import type { ReactNode } from 'react';
import { DescriptionList, formatWhen } from '../../../ui/index.ts';
import { BillToText } from '../../bill-to/index.ts';
import type { Place, SubOrder } from './order.types.ts';
import styles from './place-summary.module.css';
import { PortTime } from './port-time.tsx';

interface Item {
  readonly term: string;
  /** Returns null if the buyer left the detail empty. */
  readonly describe: (place: Place) => ReactNode;
}

/** The details in the order in which they are shown; null for one that is shown together with another. */
const details: Readonly<Record<keyof Place, Item | null>> = {
  yachtName: { term: 'Yacht', describe: ({ yachtName }) => yachtName },
  port: {
    term: 'Where',
    describe: ({ port, berth }) => [port, berth && berthText(berth)].filter(Boolean).join(', ') || null,
  },
  berth: null,
  contact: { term: 'Contact on board', describe: ({ contact }) => contact },
  arrivesFrom: {
    term: 'In port',
    describe: (place) =>
      place.arrivesFrom === null && place.arrivesUntil === null ? null : <InPort place={place} />,
  },
  arrivesUntil: null,
  portTimeZone: null,
  latestUsefulOn: {
    term: 'Latest useful date',
    describe: ({ latestUsefulOn }) => latestUsefulOn && <strong>{dayText(latestUsefulOn)}</strong>,
  },
  noteToSupplier: {
    term: 'Note to the supplier',
    describe: ({ noteToSupplier }) => noteToSupplier && <span className={styles.note}>{noteToSupplier}</span>,
  },
  ifIncomplete: {
    term: 'If not everything can be sent',
    describe: ({ ifIncomplete }) => incompleteLabels[incompleteChoice(ifIncomplete)],
  },
  billTo: {
    term: 'Bought for',
    describe: ({ billTo, vatCheck }) => <BillToText billTo={billTo} vatCheck={vatCheck} />,
  },
  vatCheck: null,
  poNumber: { term: 'PO number', describe: ({ poNumber }) => poNumber },
  costCentre: { term: 'Cost centre', describe: ({ costCentre }) => costCentre },
};

const incompleteLabels: Readonly<Record<IfIncomplete, string>> = {
  ask: 'Ask before sending less',
  send: 'Send what there is',
  cancel: 'Cancel this supplier’s part',
};

interface PlaceSummaryProps {
  readonly place: Place;
  /** One sub-order: its own delivery address, and whether it is delivered or collected. */
  readonly part?: Pick<SubOrder, 'elsewhere' | 'deliveryKind'>;
}

/** The delivery details: where, until when, and the note to the suppliers. Empty details are not listed. */
export function PlaceSummary({ place, part }: PlaceSummaryProps) {
  const elsewhere = part?.elsewhere ?? null;
  const isDelivered = part?.deliveryKind !== 'collection';
  const shown =
    elsewhere === null && isDelivered ? withMissingBerth(place, part) : { ...place, port: null, berth: null };
  const described = Object.values(details).flatMap((item) => {
    const description = item?.describe(shown) ?? null;
    return item === null || description === null ? [] : { term: item.term, description };
  });
  const items =
    elsewhere === null
      ? described
      : [{ term: 'Send it to', description: <strong>{elsewhereText(elsewhere)}</strong> }, ...described];
  return <DescriptionList items={items} />;
}

/** For a delivery to the berth, a missing berth is stated. */
const withMissingBerth = (place: Place, part: PlaceSummaryProps['part']): Place =>
  part?.deliveryKind === 'berth' && place.port !== null && place.berth === null
    ? { ...place, berth: 'no berth given' }
    : place;

function InPort({ place }: { place: Place }) {
  const { arrivesFrom: from, arrivesUntil: until, portTimeZone } = place;
  return (
    <>
      {from === null ? null : (
        <span className={styles.line}>
          from{' '}
          {until === null || portTimeZone === null ? (
            <PortTime at={from} place={place} />
          ) : (
            // The port is named once, with the end.
            formatWhen(new Date(from), portTimeZone)
          )}
        </span>
      )}
      {until === null ? null : (
        <span className={styles.line}>
          until <PortTime at={until} place={place} />
        </span>
      )}
    </>
  );
}

/** An address and its port on one line. */
export const elsewhereText = ({ address, port }: NonNullable<SubOrder['elsewhere']>): string =>
  `${address.replaceAll('\n', ', ')}, ${port}`;

/** A calendar day (`2026-11-27`), which has no zone, as "Fri 27 Nov". */
export const dayText = (day: string): string => formatWhen(new Date(`${day}T12:00:00Z`), 'UTC', 'day');
