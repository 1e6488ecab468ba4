import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { FieldError, useFieldIds, type FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './password-field.module.css';

export interface PasswordStrength {
  /** 0 (guessed at once) to 4 (safe for years): zxcvbn's score. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly text: ReactNode;
}

interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Use 'new-password' if the user chooses a password. */
  readonly autoComplete?: 'current-password' | 'new-password';
  readonly strength?: PasswordStrength;
  /** Shown at the end of the label's line, for example "Forgot password?". */
  readonly aside?: ReactNode;
}

/** A password with a button that shows it; it stays visible until the user hides it. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  autoComplete = 'current-password',
  strength,
  aside,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const ids = useFieldIds(id, { hint, error });
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={fieldStyles.field}>
      <div className={styles.labelLine}>
        <label htmlFor={ids.controlId} className={fieldStyles.label}>
          {label}
          {optional ? <span className={fieldStyles.optional}> (optional)</span> : null}
        </label>
        {aside}
      </div>
      {hint ? (
        <p id={ids.hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      ) : null}
      <div className={fieldStyles.withSlots}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          id={ids.controlId}
          className={className ? `${fieldStyles.control} ${className}` : fieldStyles.control}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        />
        <span className={fieldStyles.after}>
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={shown}
            aria-label="Show password"
            aria-controls={ids.controlId}
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} aria-hidden />
          </button>
        </span>
      </div>
      {strength ? (
        <div className={styles.strength}>
          <div className={styles.meter} data-score={strength.score} aria-hidden>
            <i />
            <i />
            <i />
            <i />
          </div>
          <p role="status" className={fieldStyles.hint}>
            {strength.text}
          </p>
        </div>
      ) : null}
      <FieldError id={ids.errorId}>{error}</FieldError>
    </div>
  );
}
