import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, useFieldIds, type FieldProps } from './field.tsx';
import styles from './field.module.css';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {
  /** An icon or unit before the text. */
  readonly before?: ReactNode;
  /** A unit or a small button after the text. */
  readonly after?: ReactNode;
}

/** One line of text. Accepts react-hook-form's `register(...)` unchanged. */
export function TextField({
  label,
  hint,
  error,
  optional,
  before,
  after,
  id,
  className,
  ...input
}: TextFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} {...ids}>
      <div className={styles.withSlots}>
        {before ? <span className={styles.before}>{before}</span> : null}
        <input
          type="text"
          {...input}
          id={ids.controlId}
          className={className ? `${styles.control} ${className}` : styles.control}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        />
        {after ? <span className={styles.after}>{after}</span> : null}
      </div>
    </FieldFrame>
  );
}
