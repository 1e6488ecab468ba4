import type { ComponentProps, ReactNode } from 'react';
import { FieldError, useFieldIds, type FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './choice.module.css';

interface CheckboxFieldProps
  extends Omit<FieldProps, 'label' | 'optional'>, Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May contain links ("I accept the terms"). */
  readonly label: ReactNode;
}

/** A native checkbox with its sentence. */
export function CheckboxField({ label, hint, error, id, className, ...input }: CheckboxFieldProps) {
  return (
    <Choice
      label={label}
      hint={hint}
      error={error}
      id={id}
      input={{ ...input, className: styles.checkbox }}
      className={className}
    />
  );
}

interface SwitchFieldProps extends CheckboxFieldProps {}

/** Switches something on or off immediately; if it must be saved first, use a checkbox. */
export function SwitchField({ label, hint, error, id, className, ...input }: SwitchFieldProps) {
  return (
    <Choice
      label={label}
      hint={hint}
      error={error}
      id={id}
      input={{ ...input, role: 'switch', className: styles.switch }}
      className={className}
      end
    />
  );
}

interface ChoiceProps extends Pick<CheckboxFieldProps, 'label' | 'hint' | 'error' | 'id' | 'className'> {
  readonly input: ComponentProps<'input'>;
  readonly end?: boolean;
}

function Choice({ label, hint, error, id, className, input, end }: ChoiceProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <div className={className ? `${fieldStyles.field} ${className}` : fieldStyles.field}>
      <div className={styles.choice} data-end={end}>
        <input
          {...input}
          type="checkbox"
          id={ids.controlId}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        />
        <div className={styles.words}>
          <label htmlFor={ids.controlId} className={styles.label}>
            {label}
          </label>
          {hint ? (
            <p id={ids.hintId} className={fieldStyles.hint}>
              {hint}
            </p>
          ) : null}
        </div>
      </div>
      <FieldError id={ids.errorId}>{error}</FieldError>
    </div>
  );
}
