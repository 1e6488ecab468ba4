import type { ComponentProps } from 'react';
import { FieldFrame, useFieldIds, type FieldProps } from './field.tsx';
import styles from './field.module.css';

interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'children'> {}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextAreaField({ label, hint, error, optional, id, className, ...area }: TextAreaFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} {...ids}>
      <textarea
        rows={4}
        {...area}
        id={ids.controlId}
        className={className ? `${styles.control} ${className}` : styles.control}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  );
}
