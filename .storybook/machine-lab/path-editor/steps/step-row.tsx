import {
  ArrowDown,
  ArrowUp,
  Ellipsis,
  GripVertical,
  Lock,
  Monitor,
  Pencil,
  TriangleAlert,
  Trash2,
} from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { FlowProblem } from '../../../../src/statecharts/flow/problems/problem.types.ts';
import { whyStepActionRefused, type StepInPath } from '../../../../src/statecharts/flow/steps/steps.ts';
import { Badge, Button, DropdownMenu, IconButton, SwitchField, Tooltip } from '../../../../src/ui/index.ts';
import { StepTextFields } from './step-text-fields.tsx';
import type { Editor } from '../use-editor.ts';
import type { DragHandle } from './use-drag.ts';
import styles from './step-list.module.css';

interface Props {
  readonly editor: Editor;
  readonly step: StepInPath;
  readonly index: number;
  readonly count: number;
  readonly isSelected: boolean;
  readonly isStandingHere: boolean;
  readonly problems: readonly FlowProblem[];
  readonly grip: DragHandle;
  readonly mark: 'above' | 'below' | null;
  readonly onSelect: () => void;
  readonly onMoveBy: (places: -1 | 1) => void;
  readonly onOptional: (isOptional: boolean) => void;
  readonly onRemove: () => void;
}

const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/** A step: what it is called, and what may be done with it. The selected one shows it all. */
export function StepRow(props: Props) {
  const { editor, step, index, isSelected, isStandingHere, problems, grip, mark } = props;
  const { path, editable } = editor;
  const { many } = editable.people;
  const [isRenaming, setRenaming] = useState(false);
  const head = useRef<HTMLButtonElement>(null);
  const why = (act: Parameters<typeof whyStepActionRefused>[3]) =>
    whyStepActionRefused(path, editable.kit, step.step, act);
  const whyNotUp = why('move up');
  const whyNotDown = why('move down');
  const whyNotOther = why(step.optional ? 'mandatory' : 'optional');
  const whyNotRemoved = why('remove');
  const fixed = step.kind?.fixedBecause ?? null;
  const locks = [...new Set([fixed, whyNotOther, whyNotRemoved].filter((one) => one !== null))];
  const errors = problems.filter(({ severity }) => severity === 'error').length;

  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    props.onMoveBy(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      className={styles.step}
      data-selected={isSelected}
      data-held={grip.isHeld}
      data-mark={mark ?? undefined}
      onKeyDown={keys}
    >
      <div className={styles.head}>
        {fixed === null ? (
          <button
            type="button"
            className={styles.grip}
            aria-label={`Move “${step.title}”`}
            aria-pressed={grip.isHeld}
            onPointerDown={grip.onPointerDown}
            onPointerMove={grip.onPointerMove}
            onPointerUp={grip.onPointerUp}
            onPointerCancel={grip.onPointerCancel}
            onKeyDown={grip.onKeyDown}
            onBlur={grip.onBlur}
          >
            <GripVertical size={16} aria-hidden />
          </button>
        ) : (
          <Tooltip content={fixed}>
            <span className={styles.lock} aria-hidden>
              <Lock size={14} />
            </span>
          </Tooltip>
        )}
        <button
          ref={head}
          type="button"
          className={styles.open}
          aria-expanded={isSelected}
          aria-current={isStandingHere ? 'step' : undefined}
          onClick={props.onSelect}
        >
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.label}>
            <span className={styles.title}>{step.title}</span>
            <span className={styles.about}>
              {step.minutes ? `${minutesText(step.minutes)} · ` : null}
              {step.optional ? 'can be skipped' : 'must be done'}
              {fixed === null ? null : <span className={styles.hidden}>. Locked: {fixed}</span>}
            </span>
          </span>
          {problems.length > 0 ? (
            <Badge color={errors > 0 ? 'red' : 'amber'}>
              <TriangleAlert size={12} aria-hidden />
              {problems.length === 1 ? '1 problem' : `${problems.length} problems`}
            </Badge>
          ) : null}
          {isStandingHere ? (
            <span className={styles.here}>
              <Monitor size={14} aria-hidden />
              <span className={styles.hidden}>on screen</span>
            </span>
          ) : null}
        </button>
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
            <ActionButton
              label="Move up"
              shortcut="Alt ↑"
              why={whyNotUp}
              onSelect={() => props.onMoveBy(-1)}
            />
            <ActionButton
              label="Move down"
              shortcut="Alt ↓"
              why={whyNotDown}
              onSelect={() => props.onMoveBy(1)}
            />
            <ActionButton
              label={step.optional ? 'Make it required' : 'Make it optional'}
              why={whyNotOther}
              onSelect={() => props.onOptional(!step.optional)}
            />
            <ActionButton
              label="Edit texts"
              why={null}
              onSelect={() => {
                props.onSelect();
                setRenaming(true);
              }}
            />
            <DropdownMenu.Separator />
            <ActionButton label="Remove step" why={whyNotRemoved} onSelect={props.onRemove} />
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
      {isSelected ? (
        <div className={styles.body}>
          {isRenaming ? (
            <StepTextFields
              editor={editor}
              step={step}
              onClose={() => {
                setRenaming(false);
                head.current?.focus();
              }}
            />
          ) : (
            <>
              <p className={styles.needs}>{step.needs}</p>
              <SwitchField
                label={`${many.charAt(0).toUpperCase()}${many.slice(1)} can skip it`}
                checked={step.optional}
                disabled={whyNotOther !== null}
                onChange={({ currentTarget }) => props.onOptional(currentTarget.checked)}
              />
              <div className={styles.actions}>
                <IconButton
                  size="1"
                  variant="soft"
                  color="gray"
                  aria-label={`Move “${step.title}” up`}
                  disabled={whyNotUp !== null}
                  onClick={() => props.onMoveBy(-1)}
                >
                  <ArrowUp size={14} aria-hidden />
                </IconButton>
                <IconButton
                  size="1"
                  variant="soft"
                  color="gray"
                  aria-label={`Move “${step.title}” down`}
                  disabled={whyNotDown !== null}
                  onClick={() => props.onMoveBy(1)}
                >
                  <ArrowDown size={14} aria-hidden />
                </IconButton>
                <Button size="1" variant="soft" color="gray" onClick={() => setRenaming(true)}>
                  <Pencil size={14} aria-hidden />
                  Edit texts
                </Button>
                {whyNotRemoved === null ? (
                  <Button size="1" variant="soft" color="gray" onClick={props.onRemove}>
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
          )}
        </div>
      ) : null}
    </li>
  );
}

interface ActionProps {
  readonly label: string;
  readonly shortcut?: string;
  /** Why it cannot be done; null where it can. */
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
