import type { LucideIcon } from 'lucide-react';
import styles from './parts.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: LucideIcon }[];
  readonly onChoose: (value: Value) => void;
}

/** A choice between a few views. An option with an icon shows only the icon. */
export function Choice<Value extends string>({ label, value, options, onChoose }: Props<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.choice}>
      {options.map(({ value: one, label: text, icon: Icon }) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === value}
          className={styles.option}
          onClick={() => onChoose(one)}
          {...(Icon && { 'aria-label': text, title: text })}
        >
          {Icon ? <Icon size={16} aria-hidden /> : text}
        </button>
      ))}
    </div>
  );
}
