import { useState } from 'react';
import { berthText } from '../../lib/delivery-place.ts';
import { ConfirmDialog, Panel, QuietButton, TextField } from '../../ui/index.ts';
import { FormDialog, requiredText, SubmissionForm, useFields, type Submission } from '../forms/index.ts';
import styles from './saved-places.module.css';
import type { Yacht, YachtPlace } from './use-yachts.ts';

/** The maximum length in the contract (YachtPlace). */
const nameLength = 80;

interface SavedPlacesViewProps {
  readonly yachts: readonly Yacht[];
  /** Returns a port's name for its slug. */
  readonly portName: (slug: string) => string;
  readonly submission: Submission;
  /** Resolves to whether it succeeded. */
  readonly onChange: (yacht: Yacht, places: readonly YachtPlace[]) => Promise<boolean>;
}

interface Asked {
  readonly kind: 'rename' | 'remove';
  readonly yacht: Yacht;
  readonly index: number;
  readonly place: YachtPlace;
}

/** The saved berths and addresses of each yacht, to rename and remove. */
export function SavedPlacesView({ yachts, portName, submission, onChange }: SavedPlacesViewProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const save = async (change: (place: YachtPlace) => YachtPlace[]) => {
    if (asked === null) return;
    const { yacht, index } = asked;
    const places = yacht.places.flatMap((place, at) => (at === index ? change(place) : [place]));
    if (await onChange(yacht, places)) close();
  };
  return (
    <Panel
      title="Saved berths and addresses"
      description="You save them in the cart, for the yacht it goes to."
    >
      {yachts.every(({ places }) => places.length === 0) ? (
        <p className={styles.none}>Nothing saved yet.</p>
      ) : null}
      {yachts.map((yacht) =>
        yacht.places.length === 0 ? null : (
          <section key={yacht.id} className={styles.yacht} aria-label={yacht.name}>
            <h3 className={styles.name}>{yacht.name}</h3>
            <ul className={styles.places}>
              {yacht.places.map((place, index) => (
                <li key={`${place.name} ${index}`} className={styles.place}>
                  <span className={styles.words}>
                    <strong>{place.name}</strong>
                    <span className={styles.quiet}>
                      {[
                        place.berth === null ? place.address : berthText(place.berth, 'Berth'),
                        portName(place.port),
                      ].join(', ')}
                    </span>
                  </span>
                  <QuietButton
                    size="2"
                    aria-label={`Rename ${place.name}`}
                    onClick={() => setAsked({ kind: 'rename', yacht, index, place })}
                  >
                    Rename
                  </QuietButton>
                  <QuietButton
                    size="2"
                    aria-label={`Remove ${place.name}`}
                    onClick={() => setAsked({ kind: 'remove', yacht, index, place })}
                  >
                    Remove
                  </QuietButton>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      {asked?.kind === 'rename' ? (
        <FormDialog
          title={`Rename ${asked.place.name}`}
          description="Only you and others who work on this yacht see the name."
          size="small"
          busy={submission.busy}
          unsaved="the name"
          onClose={close}
        >
          {(leave) => (
            <NameForm
              name={asked.place.name}
              submission={submission}
              onSave={(name) => void save((place) => [{ ...place, name }])}
              onLeave={leave}
            />
          )}
        </FormDialog>
      ) : null}
      <ConfirmDialog
        open={asked?.kind === 'remove'}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        title={`Remove ${asked?.place.name ?? ''}?`}
        confirm="Remove"
        destructive
        onConfirm={() => void save(() => [])}
      >
        Orders that went there stay as they are.
      </ConfirmDialog>
    </Panel>
  );
}

interface NameFormProps {
  readonly name: string;
  readonly submission: Submission;
  readonly onSave: (name: string) => void;
  readonly onLeave: () => void;
}

function NameForm({ name, submission, onSave, onLeave }: NameFormProps) {
  const fields = useFields({ name });
  return (
    <SubmissionForm
      name="Rename"
      fields={fields}
      submission={submission}
      places={{ labels: { name: 'Name' } }}
      onSubmit={(values) => onSave(values.name.trim())}
      submit="Save"
      onLeave={onLeave}
      leave="Cancel"
    >
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={nameLength}
        {...fields.field('name', requiredText('Enter a name.', nameLength))}
      />
    </SubmissionForm>
  );
}
