import type { ReactNode } from 'react';
import { Button } from '../../ui/index.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  /** "Selected orders". */
  readonly label: string;
  /** The number of rows and further details. */
  readonly text: ReactNode;
  readonly onClear: () => void;
  /** The action buttons. */
  readonly children: ReactNode;
}

/** The bar above the rows: actions on the selection, or their result. */
export const SelectionFrame = ({ label, children }: Pick<SelectionBarProps, 'label' | 'children'>) => (
  <div className={styles.chosen} role="group" aria-label={label}>
    {children}
  </div>
);

/** The actions on the selected rows. */
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
