import { hoursOrDays } from '../../../../lib/hours-or-days.ts';
import { leadTimeHoursOf } from '../../../../lib/lead-time.ts';
import { useId, useState, type SubmitEvent } from 'react';
import { Button, QuietButton, SelectField, TextField } from '../../../../ui/index.ts';
import type { ImportKind } from '../../../../machines/import/index.ts';
import { fieldChoices } from '../field-display.ts';
import { problemOfValue } from '../row-check.domain.ts';
import type { Question } from '../review.types.ts';
import { count } from '../review.labels.ts';
import styles from './asked-strip.module.css';

interface QuestionFormProps {
  readonly kind: ImportKind;
  readonly question: Question;
  /** Whether the vendor has a VAT ID; undefined while unknown. */
  readonly hasVatId: boolean | undefined;
  readonly onAnswer: (value: string | null) => void;
  /** Shows the affected rows in the table; null if they are answered, or if all rows are affected. */
  readonly onShow: (() => void) | null;
  /** Leaves the question open. */
  readonly onSkip: () => void;
}

/** The unit of a numeric answer. */
export const questionUnits: Partial<Record<Question['field'], string>> = {
  tax: '%',
  durationMinutes: 'minutes',
  leadTimeHours: 'hours',
};

/** Asks once for a value that some rows lack. */
export function QuestionForm({ kind, question, hasVatId, onAnswer, onShow, onSkip }: QuestionFormProps) {
  const { field, title, help, rows, isNeeded, answer, proposal, otherwise } = question;
  const listId = useId();
  const [draft, setDraft] = useState((answer === otherwise?.value ? null : answer) ?? proposal ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const known = fieldChoices[field];
  const unit = questionUnits[field];
  const hours = field === 'leadTimeHours' ? leadTimeHoursOf(draft) : null;
  const label = `For ${count(rows, 'row')} ${rows === 1 ? 'that doesn’t' : 'that don’t'} say`;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const value = draft.trim() || null;
    const wrong = value === null ? null : problemOfValue(kind, field, value);
    setProblem(wrong);
    if (wrong === null && (value !== null || answer !== null)) onAnswer(value);
  };
  return (
    <form className={styles.question} onSubmit={submit}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{help}</p>
        {field === 'tax' && hasVatId === false ? (
          <p>
            You haven’t given us a VAT ID. Until it is in your company’s details, your shop charges no VAT,
            whatever rate you enter.
          </p>
        ) : null}
      </div>
      <div className={styles.form}>
        <div className={styles.field}>
          {known?.isClosed ? (
            <SelectField
              label={label}
              placeholder="Choose"
              value={draft}
              options={known.choices}
              onChange={(event) => setDraft(event.currentTarget.value)}
            />
          ) : (
            <TextField
              label={label}
              value={draft}
              autoComplete="off"
              list={known ? listId : undefined}
              inputMode={unit ? 'decimal' : 'text'}
              {...(hours === null
                ? {}
                : { hint: `Crew will read “${hoursOrDays(hours)}”, weekends included.` })}
              {...(problem === null ? {} : { error: problem })}
              {...(unit ? { after: <span className={styles.unit}>{unit}</span> } : {})}
              onChange={(event) => {
                setDraft(event.currentTarget.value);
                setProblem(null);
              }}
            />
          )}
          {known && !known.isClosed ? (
            <datalist id={listId}>
              {known.choices.map((choice) => (
                <option key={choice.value} value={choice.value} />
              ))}
            </datalist>
          ) : null}
        </div>
        <Button type="submit" size="3">
          Use for all
        </Button>
        {otherwise ? (
          <QuietButton type="button" size="3" onClick={() => onAnswer(otherwise.value)}>
            {otherwise.label}
          </QuietButton>
        ) : null}
        {onShow === null ? null : (
          <QuietButton type="button" size="3" onClick={onShow}>
            Show {rows === 1 ? 'this row' : 'these rows'}
          </QuietButton>
        )}
        {isNeeded ? null : (
          <QuietButton type="button" size="3" onClick={onSkip}>
            {answer === null ? 'Answer later' : 'Close'}
          </QuietButton>
        )}
      </div>
    </form>
  );
}
