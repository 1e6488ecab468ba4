import { RotateCcw, Undo2 } from 'lucide-react';
import { Button, Spinner, SwitchField } from '../../../../src/ui/index.ts';
import { useKeptFocus } from '../../workbench/use-kept-focus.ts';
import type { Stage } from './use-stage.ts';
import styles from './try-it.module.css';

/** With what a walk begins, how far it is taken back, and what in it comes by itself. */
export function TryTools({ stage }: { readonly stage: Stage }) {
  const { walk } = stage.standing;
  const keepingFocus = useKeptFocus();
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
        disabled={walk.cues.length === 0}
        onClick={keepingFocus(stage.stepBack)}
      >
        <Undo2 size={14} aria-hidden />
        Step back
      </Button>
      <Button
        size="1"
        variant="surface"
        color="gray"
        disabled={walk.cues.length === 0}
        onClick={keepingFocus(stage.beginAgain)}
      >
        <RotateCcw size={14} aria-hidden />
        Begin again
      </Button>
      <SwitchField
        label="Answers come by themselves"
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
