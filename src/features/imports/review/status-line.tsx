import { Button, Kbd } from '../../../ui/index.ts';
import { count, inFigures } from './review.words.ts';
import styles from './review-view.module.css';
import type { ReviewActs } from './use-review-edits.ts';

interface StatusLineProps {
  readonly shown: number;
  readonly all: number;
  /** Shown though the filter no longer finds them. */
  readonly staying: number;
  readonly onTidy: () => void;
  readonly acts: ReviewActs;
}

/** Under the table: how many rows it shows, what was done last, and what follows from it. Its words are announced. */
export function StatusLine({ shown, all, staying, onTidy, acts }: StatusLineProps) {
  const { said } = acts;
  const { offer } = said ?? {};
  return (
    <div className={styles.status}>
      <p role="status">{shown === all ? count(all, 'row') : `${inFigures(shown)} of ${count(all, 'row')}`}</p>
      {staying > 0 ? (
        <Button size="1" variant="ghost" onClick={onTidy}>
          Hide {count(staying, 'mended row')}
        </Button>
      ) : null}
      <p role="status" className={styles.said}>
        {said?.text}
      </p>
      {offer ? (
        <Button size="1" variant="soft" onClick={() => acts.apply(offer.edit)}>
          {offer.label}
        </Button>
      ) : null}
      <p className={styles.keys}>
        <Kbd>↵</Kbd> edit <Kbd>Shift</Kbd> <Kbd>↓</Kbd> choose more <Kbd>Ctrl</Kbd> <Kbd>C</Kbd> <Kbd>V</Kbd>{' '}
        copy, paste
      </p>
    </div>
  );
}
