import { Pane } from '../../parts/pane.tsx';
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
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  return (
    <Pane title="Steps" note={`${steps.length} steps, about ${minutes} minutes`}>
      <StepList {...props} />
    </Pane>
  );
}
