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

/** Over the rows of a list: what is done with those that are selected, or what came of it. */
export const SelectionFrame = ({ label, children }: Pick<SelectionBarProps, 'label' | 'children'>) => (
  <div className={styles.chosen} role="group" aria-label={label}>
    {children}
  </div>
);

/** What can be done with the rows of a list that are selected. */
export function SelectionBar({ label, text, onClear, children }: SelectionBarProps) {
  return (
    <SelectionFrame label={label}>
      <p>{text}</p>
      <div className={styles.buttons}>
        <Button variant="ghost" color="gray" highContrast onClick={onClear}>
          Clear selection
        </Button>
        {children}
      </div>
    </SelectionFrame>
  );
}
