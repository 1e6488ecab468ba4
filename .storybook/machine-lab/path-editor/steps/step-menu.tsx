import { Ellipsis } from 'lucide-react';
import type { StepInPath } from '../../../../src/statecharts/flow/steps/steps.ts';
import { DropdownMenu, IconButton } from '../../../../src/ui/index.ts';
import type { StepActs } from './step-acts.types.ts';
import styles from './step-list.module.css';

interface StepMenuProps extends StepActs {
  readonly step: StepInPath;
}

/** All actions on a step. */
export function StepMenu({ step, refusals, onMoveBy, onOptional, onRename, onRemove }: StepMenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <IconButton
          size="1"
          variant="ghost"
          color="gray"
          aria-label={`Actions for “${step.title}”`}
          className={styles.more}
        >
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" className={styles.menu}>
        <ActionButton label="Move up" shortcut="Alt ↑" why={refusals.up} onSelect={() => onMoveBy(-1)} />
        <ActionButton label="Move down" shortcut="Alt ↓" why={refusals.down} onSelect={() => onMoveBy(1)} />
        <ActionButton
          label={step.optional ? 'Make it required' : 'Make it optional'}
          why={refusals.optional}
          onSelect={() => onOptional(!step.optional)}
        />
        <ActionButton label="Edit texts" why={null} onSelect={onRename} />
        <DropdownMenu.Separator />
        <ActionButton label="Remove step" why={refusals.remove} onSelect={onRemove} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

interface ActionProps {
  readonly label: string;
  readonly shortcut?: string;
  /** Why it cannot be done; null if it can. */
  readonly why: string | null;
  readonly onSelect: () => void;
}

function ActionButton({ label, shortcut, why, onSelect }: ActionProps) {
  return (
    <DropdownMenu.Item
      disabled={why !== null}
      className={styles.menuItem}
      {...(shortcut !== undefined && why === null && { shortcut })}
      onSelect={onSelect}
    >
      <span>
        {label}
        {why === null ? null : <span className={styles.why}>{why}</span>}
      </span>
    </DropdownMenu.Item>
  );
}
