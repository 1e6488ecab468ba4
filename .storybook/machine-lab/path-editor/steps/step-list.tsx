import { useState } from 'react';
import type { StepInPath } from '../../../../src/statecharts/flow/steps/steps.ts';
import { removeStep, setOptional, stepsOf } from '../../../../src/statecharts/flow/steps/steps.ts';
import type { Editor } from '../use-editor.ts';
import { AddStep } from './add-step.tsx';
import { moveTowards } from './step-moves.ts';
import { StepRow } from './step-row.tsx';
import { useGrabbed } from './use-grabbed.ts';
import { outermost } from '../words.ts';
import type { Judgement } from '../judgement/use-judgement.ts';
import styles from './step-list.module.css';

interface Props {
  readonly editor: Editor;
  readonly judgement: Judgement;
  /** Key of the step where the walk stands. */
  readonly standsIn: string | null;
  readonly onSelect: (state: string) => void;
}

/** The steps in the vendor's order: moved, made optional, renamed, taken out and put in. */
export function StepList({ editor, judgement, standsIn, onSelect }: Props) {
  const { path, editable, edit, selection } = editor;
  const { kit } = editable;
  const steps = stepsOf(path, kit);
  const [told, setTold] = useState('');
  const move = (step: StepInPath, toIndex: number) => {
    const moved = moveTowards(path, kit, step.step, toIndex);
    edit(moved.flow, moved.words);
    // What was not possible is no edit, and is said all the same.
    setTold(moved.flow === path ? moved.words : '');
  };
  const grabbed = useGrabbed({
    count: steps.length,
    titleOf: (index) => steps[index]?.title ?? '',
    onTold: setTold,
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
            isStandingHere={standsIn === step.key}
            problems={judgement.problems.filter(({ state }) => outermost(state) === step.key)}
            grip={grabbed.gripOf(index)}
            mark={grabbed.markOf(index)}
            onSelect={() => onSelect(step.key)}
            onMove={(toIndex) => move(step, toIndex)}
            onOptional={(isOptional) =>
              edit(
                setOptional(path, kit, step.step, isOptional),
                isOptional ? `“${step.title}” may be skipped` : `“${step.title}” must be done`,
              )
            }
            onRemove={() =>
              edit(removeStep(path, kit, step.step), `“${step.title}” is out of the path`, true)
            }
          />
        ))}
      </ol>
      <AddStep editor={editor} onAdded={onSelect} />
      <p role="status" className={styles.told}>
        {told}
      </p>
    </div>
  );
}
