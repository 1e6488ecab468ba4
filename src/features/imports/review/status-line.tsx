import { Button, Kbd } from '../../../ui/index.ts';
import { count, inFigures } from './review.labels.ts';
import styles from './review-desk.module.css';
import type { ReviewActions } from './use-review-edits.ts';

interface StatusLineProps {
  readonly shown: number;
  readonly all: number;
  /** Rows that are still shown although they no longer match the filter. */
  readonly staying: number;
  readonly onTidy: () => void;
  readonly actions: ReviewActions;
}

/** Below the table: the number of visible rows, the last action, and Undo or similar. Its text is announced. */
export function StatusLine({ shown, all, staying, onTidy, actions }: StatusLineProps) {
  const { announcement } = actions;
  const { offer } = announcement ?? {};
  return (
    <div className={styles.status}>
      <p role="status">{shown === all ? count(all, 'row') : `${inFigures(shown)} of ${count(all, 'row')}`}</p>
      {staying > 0 ? (
        <Button size="1" variant="ghost" onClick={onTidy}>
          Hide {count(staying, 'fixed row')}
        </Button>
      ) : null}
      <p role="status" className={styles.said}>
        {announcement?.text}
      </p>
      {offer ? (
        <Button size="1" variant="soft" onClick={() => actions.apply(offer.edit)}>
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
