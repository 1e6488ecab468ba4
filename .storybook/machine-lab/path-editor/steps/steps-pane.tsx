import { Pane } from '../../parts/pane.tsx';
import { stepsLength } from './steps-length.ts';
import { StepList } from './step-list.tsx';
import type { Editor } from '../use-editor.ts';
import type { PathValidation } from '../validation/use-validation.ts';
import { stepsOf } from '../../../../src/statecharts/flow/steps/steps.ts';

interface Props {
  readonly editor: Editor;
  readonly validation: PathValidation;
  readonly currentStep: string | null;
  readonly onSelect: (state: string) => void;
}

/** The pane with the steps, and their total duration. */
export function StepsPane(props: Props) {
  const steps = stepsOf(props.editor.path, props.editor.editable.kit);
  return (
    <Pane title="Steps" note={stepsLength(steps)}>
      <StepList {...props} />
    </Pane>
  );
}
