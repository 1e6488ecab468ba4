import { useId } from 'react';
import styles from './details.module.css';

export interface MenuGroup {
  /** Empty for options outside of groups. */
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface Props {
  readonly label: string;
  readonly value: string;
  readonly groups: readonly MenuGroup[];
  readonly onChoose: (value: string) => void;
}

/** A labelled menu with grouped entries. */
export function MenuField({ label, value, groups, onChoose }: Props) {
  const id = useId();
  return (
    <div className={styles.menuField}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {groups.map((group) => {
          const options = group.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ));
          return group.label === '' ? (
            options
          ) : (
            <optgroup key={group.label} label={group.label}>
              {options}
            </optgroup>
          );
        })}
      </select>
    </div>
  );
}
