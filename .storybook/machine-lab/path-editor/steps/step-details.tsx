import { ArrowDown, ArrowUp, Lock, Pencil, Trash2 } from 'lucide-react';
import type { StepInPath } from '../../../../src/statecharts/flow/steps/steps.ts';
import { Button, IconButton, SwitchField } from '../../../../src/ui/index.ts';
import type { StepActs } from './step-acts.types.ts';
import styles from './step-list.module.css';

interface StepDetailsProps extends StepActs {
  /** The path's users, in the plural: "vendors". */
  readonly people: string;
  readonly step: StepInPath;
  /** Why some of it cannot be changed. */
  readonly locks: readonly string[];
}

/** The selected step's requirements, and the possible actions. */
export function StepDetails(props: StepDetailsProps) {
  const { people, step, refusals, locks, onMoveBy, onOptional, onRename, onRemove } = props;
  return (
    <>
      <p className={styles.needs}>{step.needs}</p>
      <SwitchField
        label={`${people.charAt(0).toUpperCase()}${people.slice(1)} can skip it`}
        checked={step.optional}
        disabled={refusals.optional !== null}
        onChange={({ currentTarget }) => onOptional(currentTarget.checked)}
      />
      <div className={styles.actions}>
        <IconButton
          size="1"
          variant="soft"
          color="gray"
          aria-label={`Move “${step.title}” up`}
          disabled={refusals.up !== null}
          onClick={() => onMoveBy(-1)}
        >
          <ArrowUp size={14} aria-hidden />
        </IconButton>
        <IconButton
          size="1"
          variant="soft"
          color="gray"
          aria-label={`Move “${step.title}” down`}
          disabled={refusals.down !== null}
          onClick={() => onMoveBy(1)}
        >
          <ArrowDown size={14} aria-hidden />
        </IconButton>
        <Button size="1" variant="soft" color="gray" onClick={onRename}>
          <Pencil size={14} aria-hidden />
          Edit texts
        </Button>
        {refusals.remove === null ? (
          <Button size="1" variant="soft" color="gray" onClick={onRemove}>
            <Trash2 size={14} aria-hidden />
            Remove step
          </Button>
        ) : null}
      </div>
      {locks.map((reason) => (
        <p key={reason} className={styles.reason}>
          <Lock size={12} aria-hidden />
          <span>{reason}</span>
        </p>
      ))}
    </>
  );
}
