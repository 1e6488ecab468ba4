import { Check } from 'lucide-react';
import { QuietButton, Spinner } from '../../../ui/index.ts';
import styles from './place-form.module.css';
import type { SaveState } from './use-place-fields.ts';

/** Whether the typed details are saved; nothing while all is well. */
export function SaveNote({ state }: { state: SaveState }) {
  return (
    <div className={styles.note} role="status" data-kind={state.kind}>
      {state.kind === 'saving' ? (
        <>
          <Spinner size="1" /> Saving
        </>
      ) : null}
      {state.kind === 'saved' ? (
        <>
          <Check size={16} aria-hidden /> Saved
        </>
      ) : null}
      {state.kind === 'failed' ? (
        <>
          <span>Not saved. {state.message}</span>
          <QuietButton size="1" onClick={state.onRetry}>
            Save again
          </QuietButton>
        </>
      ) : null}
    </div>
  );
}
