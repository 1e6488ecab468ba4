import { Button } from '../../../../ui/index.ts';
import styles from './time-grid.module.css';

/** Explains the hatched areas, where they are set, and how to move a booking and add time off. */
export function GridNote({ onRules }: { readonly onRules: () => void }) {
  return (
    <div className={styles.note}>
      <p>
        <span className={styles.sample} aria-hidden /> Travel and buffers: nothing else can be booked then.
      </p>
      <Button variant="ghost" onClick={onRules}>
        Change travel and buffers
      </Button>
      <p className={styles.noteDraw}>
        Drag a booking, or use the arrow keys, to propose another time. Drag over free hours to add time off.
      </p>
    </div>
  );
}
