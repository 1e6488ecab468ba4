import { useState, type ChangeEvent, type ComponentProps, type SyntheticEvent } from 'react';
import { FieldFrame, useFieldIds, type FieldProps } from './field.tsx';
import styles from './code-field.module.css';

interface CodeFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'children' | 'maxLength'> {
  /** The number of digits; six by default. */
  readonly length?: number;
  /** Called with the digits when the last one is entered, so that they can be submitted without a press. */
  readonly onComplete?: (code: string) => void;
}

/**
 * A code from a mail: one real input, spaced over drawn boxes. So pasting (also "123 456"), the phone's suggestion,
 * undo and `register` work automatically, and no style element is needed, which the CSP would refuse.
 */
export function CodeField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  length = 6,
  onChange,
  onComplete,
  onSelect,
  onBlur,
  ...input
}: CodeFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  const [active, setActive] = useState<number | null>(null);

  const takeDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, length);
    if (digits !== event.currentTarget.value) event.currentTarget.value = digits;
    // Setting the value moves the caret without a select event.
    setActive(Math.min(event.currentTarget.selectionStart ?? 0, length - 1));
    void onChange?.(event);
    if (digits.length === length) onComplete?.(digits);
  };
  const followCaret = (event: SyntheticEvent<HTMLInputElement>) => {
    setActive(Math.min(event.currentTarget.selectionStart ?? 0, length - 1));
    onSelect?.(event);
  };

  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} {...ids}>
      <div className={className ? `${styles.code} ${className}` : styles.code}>
        <div className={styles.boxes} aria-hidden>
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              className={styles.box}
              data-active={index === active}
              data-error={Boolean(error)}
            />
          ))}
        </div>
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          {...input}
          type="text"
          id={ids.controlId}
          className={styles.input}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onChange={takeDigits}
          onSelect={followCaret}
          onBlur={(event) => {
            setActive(null);
            void onBlur?.(event);
          }}
        />
      </div>
    </FieldFrame>
  );
}
