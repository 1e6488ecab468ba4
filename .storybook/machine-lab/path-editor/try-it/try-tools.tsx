import { RotateCcw, Undo2 } from 'lucide-react';
import { Button, Spinner, SwitchField } from '../../../../src/ui/index.ts';
import { useRestoredFocus } from '../../workbench/use-restored-focus.ts';
import type { TryOut } from './use-try-out.ts';
import styles from './try-it.module.css';

/** Controls for the input, for undoing, and for automatic answers. */
export function TryTools({ tryOut }: { readonly tryOut: TryOut }) {
  const { playback } = tryOut.current;
  const keepingFocus = useRestoredFocus();
  return (
    <div className={styles.tools}>
      {tryOut.inputs.length > 1 ? (
        <label className={styles.input}>
          Begins with
          <select
            className={styles.select}
            value={tryOut.input}
            onChange={({ currentTarget }) => tryOut.setInput(currentTarget.value)}
          >
            {tryOut.inputs.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      ) : null}
      <Button
        size="1"
        variant="surface"
        color="gray"
        disabled={playback.events.length === 0}
        onClick={keepingFocus(tryOut.stepBack)}
      >
        <Undo2 size={14} aria-hidden />
        Step back
      </Button>
      <Button
        size="1"
        variant="surface"
        color="gray"
        disabled={playback.events.length === 0}
        onClick={keepingFocus(tryOut.beginAgain)}
      >
        <RotateCcw size={14} aria-hidden />
        Start again
      </Button>
      <SwitchField
        label="Answer automatically"
        className={styles.answering}
        checked={tryOut.isAnswering}
        onChange={({ currentTarget }) => tryOut.setAnswering(currentTarget.checked)}
      />
      {tryOut.isLooking ? (
        <span role="status" className={styles.looking}>
          <Spinner size="1" /> Going there …
        </span>
      ) : null}
    </div>
  );
}
