import type { ReactNode } from 'react';
import { formatMoney, Panel, QuietButton, When } from '../../../ui/index.ts';
import styles from './dispute-panel.module.css';
import type { Money } from './order.types.ts';
import { commissionGivenUp } from './refund-shares.ts';

interface DisputeOutcome {
  readonly title: string;
  /** Who gets what: "Blue Hull Diving gets €900.00, its share". */
  readonly effects: readonly string[];
  /** Opens a dialog; nothing is sent yet. */
  readonly onChoose: () => void;
}

interface SaidNote {
  readonly at: string;
  readonly who: string;
  readonly note: string;
}

/** The fields of a timeline entry that a note needs. */
interface NotedEntry {
  readonly at: string;
  readonly by: string;
  readonly byName: string | null;
  readonly note: string | null;
}

const sides: Readonly<Record<string, string>> = {
  you: 'You',
  buyer: 'Buyer',
  supplier: 'Supplier',
  service_provider: 'Provider',
};

/** The notes in a timeline, each with the side that wrote it. */
export const saidIn = (entries: readonly NotedEntry[]): readonly SaidNote[] =>
  entries.flatMap(({ at, by, byName, note }) => {
    const side = sides[by] ?? 'Quayside';
    const who = byName === null || by === 'you' ? side : `${byName} (${side.toLowerCase()})`;
    return note === null || note.trim() === '' ? [] : [{ at, who, note }];
  });

interface DisputePanelProps {
  /** The number of the sub-order or booking. */
  readonly number: string;
  /** Who is handling the dispute; loads separately. */
  readonly take: ReactNode;
  /** The notes of both sides, oldest first. */
  readonly said: readonly SaidNote[];
  /** Opens a message to both sides. */
  readonly onAsk: () => void;
  readonly outcomes: readonly DisputeOutcome[];
  /** Which side answers first, while there is nothing to decide yet. */
  readonly waiting?: string | undefined;
}

/** What an admin needs to decide a dispute: both sides' notes, and the cost of each decision. */
export const DisputePanel = ({ number, take, said, onAsk, outcomes, waiting }: DisputePanelProps) => (
  <Panel
    title={waiting === undefined ? `Decide the dispute about ${number}` : `Problem with ${number}`}
    description={
      waiting ?? 'The buyer reports a problem. Both sides are notified of the decision, and it is final.'
    }
    action={take}
  >
    <div className={styles.dispute}>
      {said.length === 0 ? null : (
        <section aria-label="What was said">
          <h3 className={styles.heading}>What was said</h3>
          <ol className={styles.said}>
            {said.map(({ at, who, note }) => (
              <li key={`${at} ${who}`}>
                <p className={styles.who}>
                  <strong>{who}</strong> <When at={at} />
                </p>
                <p className={styles.note}>{note}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div>
        <QuietButton onClick={onAsk}>Ask both sides</QuietButton>
      </div>
      {outcomes.length === 0 ? null : (
        <ul className={styles.outcomes} aria-label="Decisions">
          {outcomes.map(({ title, effects, onChoose }) => (
            <li key={title} className={styles.outcome}>
              <ul className={styles.effects}>
                {effects.map((effect) => (
                  <li key={effect}>{effect}</li>
                ))}
              </ul>
              {/* All outcomes look alike: none is recommended. */}
              <QuietButton onClick={onChoose}>{title}</QuietButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  </Panel>
);

interface Sides {
  readonly buyer: string;
  readonly vendor: string;
  /** The amount that can still be refunded. */
  readonly back: Money;
  readonly share: Money | null;
  readonly commission: Money | null;
}

/** Who gets what if the vendor is right. */
export const effectsForVendor = ({ buyer, vendor, share, commission }: Sides): readonly string[] => [
  share === null ? `${vendor} gets its share.` : `${vendor} gets ${formatMoney(share)}, its share.`,
  `${buyer} gets nothing back.`,
  ...(commission === null ? [] : [`Quayside keeps its commission of ${formatMoney(commission)}.`]),
];

/** Who gets what if the buyer is right. */
export const effectsForBuyer = ({ buyer, vendor, back, commission }: Sides): readonly string[] => [
  `${buyer} gets ${formatMoney(back)} back.`,
  `${vendor} gets nothing.`,
  ...(commission === null ? [] : [`Quayside gives up its commission of ${formatMoney(commission)}.`]),
];

/** Who gets what if exactly what was reported is refunded; the shares are accurate to about a cent. */
export function effectsOfPart(
  { buyer, vendor, back, share, commission }: Sides,
  part: Money,
  delivery: Money,
): readonly string[] {
  const givenUpMinor = commissionGivenUp({ refundable: back, delivery, commission }, part);
  if (share === null || givenUpMinor === null)
    return [
      `${buyer} gets ${formatMoney(part)} back.`,
      `${vendor} gets what is left of its share.`,
      'Quayside gives up the commission on what goes back.',
    ];
  const left = { ...share, amountMinor: share.amountMinor - (part.amountMinor - givenUpMinor) };
  return [
    `${buyer} gets ${formatMoney(part)} back.`,
    `${vendor} gets about ${formatMoney(left)}, what is left of its share.`,
    `Quayside gives up about ${formatMoney({ ...part, amountMinor: givenUpMinor })} of its commission.`,
  ];
}

/** Who gets what with a partial refund; its amount is asked for in the dialog. */
export const effectsOfSplit = ({ buyer, vendor, back }: Sides): readonly string[] => [
  `${buyer} gets back what you enter, of ${formatMoney(back)}.`,
  `${vendor} gets what is left of its share.`,
  'Quayside gives up the commission on what goes back.',
];
