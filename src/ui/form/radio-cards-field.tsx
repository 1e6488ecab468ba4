import type { ComponentProps, ReactNode } from 'react';
import { FieldError, useFieldIds, type FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './radio-cards-field.module.css';

interface RadioCardOption {
  readonly value: string;
  readonly label: string;
  readonly description?: ReactNode;
  /** An icon or a small drawing. */
  readonly picture?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioCardsFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'defaultValue' | 'name'> {
  readonly name: string;
  readonly options: readonly RadioCardOption[];
  readonly value?: string;
  readonly defaultValue?: string;
  /** The number of cards in a row from 768 px on. */
  readonly columns?: 1 | 2 | 3 | 4;
}

/** One choice among a few that deserve a sentence each. Native radios: arrow keys move, `register` works. */
export function RadioCardsField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  options,
  value,
  defaultValue,
  columns = 2,
  ...input
}: RadioCardsFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <fieldset
      id={ids.controlId}
      className={className ? `${styles.set} ${className}` : styles.set}
      aria-describedby={ids.describedBy}
    >
      <legend className={fieldStyles.label}>
        {label}
        {optional ? <span className={fieldStyles.optional}> (optional)</span> : null}
      </legend>
      {hint ? (
        <p id={ids.hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      ) : null}
      <div className={styles.cards} data-columns={columns}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              {...input}
              type="radio"
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              disabled={option.disabled ?? input.disabled}
              aria-invalid={error ? true : undefined}
              aria-labelledby={`${ids.controlId}-${option.value}`}
              aria-describedby={option.description ? `${ids.controlId}-${option.value}-more` : undefined}
              className={styles.radio}
            />
            {option.picture ? <span className={styles.picture}>{option.picture}</span> : null}
            <span className={styles.words}>
              <span id={`${ids.controlId}-${option.value}`} className={styles.title}>
                {option.label}
              </span>
              {option.description ? (
                <span id={`${ids.controlId}-${option.value}-more`} className={styles.more}>
                  {option.description}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={ids.errorId}>{error}</FieldError>
    </fieldset>
  );
}
