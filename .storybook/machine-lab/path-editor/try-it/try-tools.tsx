import { RotateCcw, Undo2 } from 'lucide-react';
import { Button, Spinner, SwitchField } from '../../../../src/ui/index.ts';
import { useRestoredFocus } from '../../workbench/use-restored-focus.ts';
import type { TryOut } from './use-try-out.ts';
import styles from './try-it.module.css';

/** Controls for the input, for undoing, and for automatic answers. */
export function TryTools({ stage }: { readonly stage: TryOut }) {
  const { playback } = stage.standing;
  const keepingFocus = useRestoredFocus();
  return (
    <div className={styles.tools}>
      {stage.inputs.length > 1 ? (
        <label className={styles.input}>
          Begins with
          <select
            className={styles.select}
            value={stage.input}
            onChange={({ currentTarget }) => stage.setInput(currentTarget.value)}
          >
            {stage.inputs.map((name) => (
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
        onClick={keepingFocus(stage.stepBack)}
      >
        <Undo2 size={14} aria-hidden />
        Step back
      </Button>
      <Button
        size="1"
        variant="surface"
        color="gray"
        disabled={playback.events.length === 0}
        onClick={keepingFocus(stage.beginAgain)}
      >
        <RotateCcw size={14} aria-hidden />
        Start again
      </Button>
      <SwitchField
        label="Answer automatically"
        className={styles.answering}
        checked={stage.isAnswering}
        onChange={({ currentTarget }) => stage.setAnswering(currentTarget.checked)}
      />
      {stage.isLooking ? (
        <span role="status" className={styles.looking}>
          <Spinner size="1" /> Going there …
        </span>
      ) : null}
    </div>
  );
}
