import { CircleAlert, CloudCheck, RefreshCw } from 'lucide-react';
import { Button } from '../../../../ui/index.ts';
import styles from './review-header.module.css';

export type SavingState = 'saved' | 'pending' | 'storing' | 'unsaved' | 'conflict' | 'overwriting';

interface SaveStateProps {
  readonly saving: SavingState;
  readonly onRetry: () => void;
  readonly onDecide: () => void;
}

/** Whether all edits are saved on the server. */
export function SaveState({ saving, onRetry, onDecide }: SaveStateProps) {
  return (
    <span className={styles.saving} role="status">
      {saving === 'saved' ? (
        <>
          <CloudCheck size={16} aria-hidden /> Saved
        </>
      ) : saving === 'unsaved' ? (
        <>
          <CircleAlert size={16} aria-hidden className={styles.trouble} /> Not saved yet (kept on this page)
          <Button size="1" variant="ghost" onClick={onRetry}>
            Save now
          </Button>
        </>
      ) : saving === 'conflict' ? (
        <>
          <CircleAlert size={16} aria-hidden className={styles.trouble} /> Changed elsewhere
          <Button size="1" variant="ghost" onClick={onDecide}>
            Decide
          </Button>
        </>
      ) : (
        <>
          <RefreshCw size={16} aria-hidden /> Saving…
        </>
      )}
    </span>
  );
}
