import type { ReactNode } from 'react';
import { Button } from '../../ui/index.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  /** "Selected orders". */
  readonly label: string;
  /** How many, and what of them. */
  readonly text: ReactNode;
  readonly onClear: () => void;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** What is done with the rows of a list that are selected. */
export function SelectionBar({ label, text, onClear, children }: SelectionBarProps) {
  return (
    <div className={styles.chosen} role="group" aria-label={label}>
      <p>{text}</p>
      <div className={styles.buttons}>
        <Button variant="ghost" color="gray" highContrast onClick={onClear}>
          Clear selection
        </Button>
        {children}
      </div>
    </div>
  );
}
