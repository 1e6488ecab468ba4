import { minutesText, rolesText } from './steps-length.ts';
import { GripVertical, Lock, Monitor, TriangleAlert } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { FlowProblem } from '../../../../src/statecharts/flow/problems/problem.types.ts';
import { whyStepActionRefused, type StepInPath } from '../../../../src/statecharts/flow/steps/steps.ts';
import { Badge, Tooltip } from '../../../../src/ui/index.ts';
import type { StepRefusals } from './step-acts.types.ts';
import { StepDetails } from './step-details.tsx';
import { StepMenu } from './step-menu.tsx';
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
  readonly isCurrent: boolean;
  readonly problems: readonly FlowProblem[];
  readonly grip: DragHandle;
  readonly mark: 'above' | 'below' | null;
  readonly onSelect: () => void;
  readonly onMoveBy: (places: -1 | 1) => void;
  readonly onOptional: (isOptional: boolean) => void;
  readonly onRemove: () => void;
}

/** A step with its title and actions. The selected one shows everything. */
export function StepRow(props: Props) {
  const { editor, step, index, isSelected, isCurrent, problems, grip, mark } = props;
  const { path, editable } = editor;
  const [isRenaming, setRenaming] = useState(false);
  const head = useRef<HTMLButtonElement>(null);
  const why = (action: Parameters<typeof whyStepActionRefused>[3]) =>
    whyStepActionRefused(path, editable.kit, step.step, action);
  const refusals: StepRefusals = {
    up: why('move up'),
    down: why('move down'),
    optional: why(step.optional ? 'mandatory' : 'optional'),
    remove: why('remove'),
  };
  const fixed = step.kind?.fixedBecause ?? null;
  const locks = [...new Set([fixed, refusals.optional, refusals.remove].filter((one) => one !== null))];
  const errors = problems.filter(({ severity }) => severity === 'error').length;

  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    // Storybook's own keys for the previous and next component.
    event.stopPropagation();
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
          aria-current={isCurrent ? 'step' : undefined}
          onClick={props.onSelect}
        >
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.label}>
            <span className={styles.title}>{step.title}</span>
            <span className={styles.about}>
              {step.minutes ? `${minutesText(step.minutes)} · ` : null}
              {step.optional ? 'can be skipped' : 'must be done'}
              {step.only === null ? null : ` · ${rolesText(step.only)} only`}
              {fixed === null ? null : <span className={styles.hidden}>. Locked: {fixed}</span>}
            </span>
          </span>
          {problems.length > 0 ? (
            <Badge color={errors > 0 ? 'red' : 'amber'}>
              <TriangleAlert size={12} aria-hidden />
              {problems.length === 1 ? '1 problem' : `${problems.length} problems`}
            </Badge>
          ) : null}
          {isCurrent ? (
            <span className={styles.here}>
              <Monitor size={14} aria-hidden />
              <span className={styles.hidden}>on screen</span>
            </span>
          ) : null}
        </button>
        <StepMenu
          step={step}
          refusals={refusals}
          onMoveBy={props.onMoveBy}
          onOptional={props.onOptional}
          onRename={() => {
            props.onSelect();
            setRenaming(true);
          }}
          onRemove={props.onRemove}
        />
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
            <StepDetails
              people={editable.people.many}
              step={step}
              refusals={refusals}
              locks={locks}
              onMoveBy={props.onMoveBy}
              onOptional={props.onOptional}
              onRename={() => setRenaming(true)}
              onRemove={props.onRemove}
            />
          )}
        </div>
      ) : null}
    </li>
  );
}
