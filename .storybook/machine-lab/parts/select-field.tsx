import styles from './parts.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is chosen; cannot be selected. */
  readonly placeholder?: string;
  readonly onChoose: (value: string) => void;
}

/** A labelled select. */
export function SelectField({ label, value, options, placeholder, onChoose }: Props) {
  return (
    <label className={styles.selectField}>
      {label}
      <select
        className={styles.selectBox}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {placeholder === undefined ? null : (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}
