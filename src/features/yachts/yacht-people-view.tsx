import { UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { limitSpan } from './limit-span.ts';
import { formatMoney, Panel, QuietButton } from '../../ui/index.ts';
import { SubmissionConfirmDialog } from '../forms/index.ts';
import type { ApiMutation } from '../server-data/index.ts';
import { PersonDialog } from './person-dialog.tsx';
import styles from './saved-places.module.css';
import type { Yacht, YachtPerson } from './use-yachts.ts';

interface YachtPeopleViewProps {
  readonly yachts: readonly Yacht[];
  readonly submission: Pick<
    ApiMutation<{ readonly yacht: Yacht; readonly people: readonly YachtPerson[] }>,
    'run' | 'busy' | 'slow' | 'failure' | 'cancel' | 'clear'
  >;
  /** The button that adds a yacht. */
  readonly add: ReactNode;
  /** Port names by slug. */
  readonly portNames: ReadonlyMap<string, string>;
  readonly onChange: (yacht: Yacht) => void;
}

interface Asked {
  readonly kind: 'edit' | 'remove';
  readonly yacht: Yacht;
  /** Null for a new person. */
  readonly person: YachtPerson | null;
}

const mayDo = ({ role, spendingLimit }: YachtPerson): string => {
  if (role === 'approver') return 'Approves, and buys without a limit';
  return spendingLimit === null
    ? 'Buys without a limit'
    : `Buys up to ${formatMoney(spendingLimit)} ${limitSpan}`;
};

/** The reader's role for another user's yacht. */
const youMay = ({ role, spendingLimit }: Yacht): string => {
  if (role === 'approver')
    return 'You buy for it without a limit, and approve what is above the limits of others.';
  return spendingLimit === null
    ? 'You buy for it without a limit.'
    : `You buy for it up to ${formatMoney(spendingLimit)} ${limitSpan}. Anything above is sent for approval.`;
};

/** Each yacht with the people who buy for it, whom its owner can add, change and remove; others see their own role. */
export function YachtPeopleView({ yachts, submission, add, portNames, onChange }: YachtPeopleViewProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const ask = (next: Asked) => {
    submission.clear();
    setAsked(next);
  };
  const save = async (change: readonly YachtPerson[]) => {
    if (asked === null) return;
    const { yacht, person } = asked;
    const people =
      person === null
        ? [...yacht.people, ...change]
        : yacht.people.flatMap((one) => (one.email === person.email ? change : [one]));
    if (await submission.run({ yacht, people })) close();
  };
  return (
    <Panel
      title="Your yachts"
      action={add}
      description={`Suppliers deliver to the yacht you choose. Give people a spending limit for what they order ${limitSpan}. What is above it is sent to you and the approvers.`}
    >
      {yachts.length === 0 ? <p className={styles.none}>No yacht yet.</p> : null}
      {yachts.map((yacht) => (
        <section key={yacht.id} className={styles.yacht} aria-label={yacht.name}>
          <div className={styles.head}>
            <div className={styles.words}>
              <h3 className={styles.name}>{yacht.name}</h3>
              <span className={styles.quiet}>
                {[yacht.port === null ? 'No port yet' : portNames.get(yacht.port), yacht.berth]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <QuietButton size="2" aria-label={`Change ${yacht.name}`} onClick={() => onChange(yacht)}>
              Change
            </QuietButton>
          </div>
          {yacht.role === 'owner' ? (
            <>
              {yacht.people.length === 0 ? <p className={styles.none}>Only you buy for it.</p> : null}
              <ul className={styles.places}>
                {yacht.people.map((person) => (
                  <li key={person.email} className={styles.place}>
                    <span className={styles.words}>
                      <strong>{person.email}</strong>
                      <span className={styles.quiet}>{mayDo(person)}</span>
                    </span>
                    <QuietButton
                      size="2"
                      aria-label={`Change ${person.email}`}
                      onClick={() => ask({ kind: 'edit', yacht, person })}
                    >
                      Change
                    </QuietButton>
                    <QuietButton
                      size="2"
                      aria-label={`Remove ${person.email}`}
                      onClick={() => ask({ kind: 'remove', yacht, person })}
                    >
                      Remove
                    </QuietButton>
                  </li>
                ))}
              </ul>
              <QuietButton
                size="2"
                className={styles.add ?? ''}
                aria-label={`Add a person to ${yacht.name}`}
                onClick={() => ask({ kind: 'edit', yacht, person: null })}
              >
                <UserPlus size={16} aria-hidden /> Add a person
              </QuietButton>
            </>
          ) : (
            <p className={styles.none}>{youMay(yacht)}</p>
          )}
        </section>
      ))}
      {asked?.kind === 'edit' ? (
        <PersonDialog
          yacht={asked.yacht}
          person={asked.person}
          submission={submission}
          onSave={(person) => void save([person])}
          onClose={close}
        />
      ) : null}
      <SubmissionConfirmDialog
        open={asked?.kind === 'remove'}
        submission={submission}
        notDone="Not removed."
        onClose={close}
        title={`Remove ${asked?.person?.email ?? ''}?`}
        confirm="Remove"
        destructive
        onConfirm={() => void save([])}
      >
        They can’t buy for {asked?.yacht.name} any more. What was ordered stays as it is.
      </SubmissionConfirmDialog>
    </Panel>
  );
}
