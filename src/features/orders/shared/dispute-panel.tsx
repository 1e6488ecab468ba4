import type { ReactNode } from 'react';
import { formatMoney, Panel, QuietButton, When } from '../../../ui/index.ts';
import styles from './dispute-panel.module.css';
import type { Money } from './order.types.ts';

interface DisputeOutcome {
  readonly title: string;
  /** What it costs whom: "Blue Hull Diving gets €900.00, its share". */
  readonly effects: readonly string[];
  /** Asks first. */
  readonly onChoose: () => void;
}

interface SaidNote {
  readonly at: string;
  readonly who: string;
  readonly note: string;
}

/** An entry of a timeline, as far as it was said by somebody. */
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

/** What was said with the steps of a timeline, with the side of each. */
export const saidIn = (entries: readonly NotedEntry[]): readonly SaidNote[] =>
  entries.flatMap(({ at, by, byName, note }) => {
    const side = sides[by] ?? 'Quayside';
    const who = byName === null || by === 'you' ? side : `${byName} (${side.toLowerCase()})`;
    return note === null || note.trim() === '' ? [] : [{ at, who, note }];
  });

interface DisputePanelProps {
  /** The number of the sub-order or booking that it is about. */
  readonly number: string;
  /** Who is handling it, which reads by itself. */
  readonly take: ReactNode;
  /** What each side said so far, the oldest first. */
  readonly said: readonly SaidNote[];
  /** Opens a message to both sides. */
  readonly onAsk: () => void;
  readonly outcomes: readonly DisputeOutcome[];
  /** Whose answer comes first, where there is nothing to decide yet. */
  readonly waiting?: string | undefined;
}

/** All that an admin needs to decide a dispute: the words, and what each decision costs whom. */
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
              {/* Alike: none of them is recommended. */}
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
  /** What can still go back. */
  readonly back: Money;
  readonly share: Money | null;
  readonly commission: Money | null;
}

/** What it costs whom, if the vendor is right. */
export const effectsForVendor = ({ buyer, vendor, share, commission }: Sides): readonly string[] => [
  share === null ? `${vendor} gets its share.` : `${vendor} gets ${formatMoney(share)}, its share.`,
  `${buyer} gets nothing back.`,
  ...(commission === null ? [] : [`Quayside keeps its commission of ${formatMoney(commission)}.`]),
];

/** What it costs whom, if the buyer is right. */
export const effectsForBuyer = ({ buyer, vendor, back, commission }: Sides): readonly string[] => [
  `${buyer} gets ${formatMoney(back)} back.`,
  `${vendor} gets nothing.`,
  ...(commission === null ? [] : [`Quayside gives up its commission of ${formatMoney(commission)}.`]),
];

/** What it costs whom, if both are right: the amount is asked for. */
export const effectsOfSplit = ({ buyer, vendor, back }: Sides): readonly string[] => [
  `${buyer} gets back what you enter, of ${formatMoney(back)}.`,
  `${vendor} gets what is left of its share.`,
  'Quayside gives up the commission on what goes back.',
];
