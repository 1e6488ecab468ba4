import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FieldFrame, useFieldIds, type FieldProps } from './field.tsx';
import styles from './field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  readonly options: readonly SelectOption[];
  /** First entry with the value '' while nothing is chosen, for example "Choose a port". */
  readonly placeholder?: string;
}

/** A native select, because a phone's own list is better than any custom one. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} {...ids}>
      <div className={styles.withSlots}>
        <select
          {...select}
          id={ids.controlId}
          className={className ? `${styles.control} ${className}` : styles.control}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        >
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden className={styles.chevron} />
      </div>
    </FieldFrame>
  );
}
