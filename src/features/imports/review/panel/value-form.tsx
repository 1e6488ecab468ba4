import { useState, type SubmitEvent } from 'react';
import type { ReviewField } from '../../../../machines/import/index.ts';
import { Button, QuietButton, SelectField, TextAreaField, TextField } from '../../../../ui/index.ts';
import { DepartmentsField } from '../../../forms/index.ts';
import { fieldChoices } from '../field-display.ts';
import { count, fieldNames } from '../review.labels.ts';
import styles from './cell-panel.module.css';

interface ValueFormProps {
  readonly field: ReviewField;
  readonly value: string | null;
  /** The number of rows with exactly this value, including this one. */
  readonly sameValueCount: number;
  readonly onSet: (value: string | null) => void;
  readonly onReplace: (value: string | null) => void;
}

/**
 * Changes the value of one cell, or of all cells with the same value. Give it a key of cell and value, so that it is
 * reset with them.
 */
export function ValueForm({ field, value, sameValueCount, onSet, onReplace }: ValueFormProps) {
  const [draft, setDraft] = useState(value ?? '');
  const next = draft.trim() || null;
  const isChanged = next !== value;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isChanged) onSet(next);
  };

  return (
    <form onSubmit={submit} className={styles.form}>
      {field === 'departments' ? (
        <DepartmentsField value={draft} onChange={setDraft} />
      ) : fieldChoices[field]?.isClosed ? (
        <SelectField
          label={fieldNames[field]}
          value={draft}
          placeholder="Nothing chosen"
          options={fieldChoices[field].choices}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
      ) : field === 'description' ? (
        <TextAreaField
          label={fieldNames[field]}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
      ) : (
        <TextField
          label={fieldNames[field]}
          value={draft}
          autoComplete="off"
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
      )}
      {isChanged ? (
        <div className={styles.formActions}>
          <Button type="submit">Change this one</Button>
          {sameValueCount > 1 ? (
            <QuietButton type="button" onClick={() => onReplace(next)}>
              Change all {count(sameValueCount, 'row')} like this
            </QuietButton>
          ) : null}
        </div>
      ) : sameValueCount > 1 ? (
        <p className={styles.quiet}>
          {count(sameValueCount, 'row')} {value === null ? 'have nothing here' : 'have this value'}: change it
          here and you can change them all.
        </p>
      ) : null}
    </form>
  );
}
