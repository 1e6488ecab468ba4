import type { ComponentProps } from 'react';
import { FieldFrame, useFieldIds, type FieldProps } from './field.tsx';
import styles from './field.module.css';

interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'children'> {
  /** How many characters are used: "12 of 1,000 characters". Read with the field, not at each key. */
  readonly counter?: string;
}

/** Several lines of text; grows with its content if the browser supports it. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, optional, counter, id, className, ...area } = props;
  const ids = useFieldIds(id, { hint, error });
  const counterId = `${ids.controlId}-counter`;
  const describedBy = [ids.describedBy, counter === undefined ? undefined : counterId].filter(Boolean);
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} {...ids}>
      <textarea
        rows={4}
        {...area}
        id={ids.controlId}
        className={className ? `${styles.control} ${className}` : styles.control}
        aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        aria-invalid={error ? true : undefined}
      />
      {counter === undefined ? null : (
        <p id={counterId} className={styles.counter}>
          {counter}
        </p>
      )}
    </FieldFrame>
  );
}
