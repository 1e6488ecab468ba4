import { Button } from '../../../../ui/index.ts';
import styles from './time-grid.module.css';

/** What is hatched in the grid and where that is set, and how time off is added there. */
export function GridNote({ onRules }: { readonly onRules: () => void }) {
  return (
    <div className={styles.note}>
      <p>
        <span className={styles.sample} aria-hidden /> Travel and buffers: nothing else can be booked then.
      </p>
      <Button variant="ghost" onClick={onRules}>
        Change travel and buffers
      </Button>
      <p className={styles.noteDraw}>Drag over free hours to add time off.</p>
    </div>
  );
}
