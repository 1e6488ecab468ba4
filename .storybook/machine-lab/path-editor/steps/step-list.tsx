import { useState } from 'react';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import type { StepInPath } from '../../../../src/statecharts/flow/steps/steps.ts';
import { removeStep, setOptional, stepsOf } from '../../../../src/statecharts/flow/steps/steps.ts';
import type { Editor } from '../use-editor.ts';
import { AddStep } from './add-step.tsx';
import { moveByPlaces, moveTowards, type Moved } from './step-moves.ts';
import { StepRow } from './step-row.tsx';
import { useDrag } from './use-drag.ts';
import { outermost } from '../state-text.ts';
import type { PathValidation } from '../validation/use-validation.ts';
import styles from './step-list.module.css';

interface Props {
  readonly editor: Editor;
  readonly validation: PathValidation;
  /** Key of the current step. */
  readonly currentStep: string | null;
  readonly onSelect: (state: string) => void;
}

/** The steps in the vendor's order: move, make optional, rename, remove, add. */
export function StepList({ editor, validation, currentStep, onSelect }: Props) {
  const { path, readPath, editable, edit, selection } = editor;
  const { kit } = editable;
  const steps = stepsOf(path, kit);
  const [announcement, setAnnouncement] = useState('');
  const show = (moved: Moved, before: Flow) => {
    edit(moved.flow, moved.text);
    // An impossible move is no edit, but is announced.
    setAnnouncement(moved.flow === before ? moved.text : '');
  };
  const move = (step: StepInPath, toIndex: number) => show(moveTowards(path, kit, step.step, toIndex), path);
  const moveBy = (step: StepInPath, places: -1 | 1) => {
    const now = readPath();
    show(moveByPlaces(now, kit, step.step, places), now);
  };
  const grabbed = useDrag({
    count: steps.length,
    titleOf: (index) => steps[index]?.title ?? '',
    onAnnounce: setAnnouncement,
    onDrop: (from, to) => {
      const step = steps[from];
      if (step) move(step, to);
    },
  });
  return (
    <div className={styles.steps}>
      <ol className={styles.list} aria-label="The steps">
        {steps.map((step, index) => (
          <StepRow
            key={step.step}
            editor={editor}
            step={step}
            index={index}
            count={steps.length}
            isSelected={outermost(selection.state) === step.key}
            isCurrent={currentStep === step.key}
            problems={validation.problems.filter(({ state }) => outermost(state) === step.key)}
            grip={grabbed.gripOf(index)}
            mark={grabbed.markOf(index)}
            onSelect={() => onSelect(step.key)}
            onMoveBy={(places) => moveBy(step, places)}
            onOptional={(isOptional) =>
              edit(
                setOptional(path, kit, step.step, isOptional),
                isOptional ? `“${step.title}” can be skipped now` : `“${step.title}” must be done now`,
              )
            }
            onRemove={() => edit(removeStep(path, kit, step.step), `“${step.title}” was removed`, true)}
          />
        ))}
      </ol>
      <AddStep editor={editor} onAdded={onSelect} />
      <p role="status" className={styles.status}>
        {announcement}
      </p>
    </div>
  );
}
