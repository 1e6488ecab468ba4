import { Plus } from 'lucide-react';
import type { StepKind } from '../../../../src/statecharts/flow/steps/step-kit.types.ts';
import { addStep, stepsOf, whyStepActionRefused } from '../../../../src/statecharts/flow/steps/steps.ts';
import { Button, DropdownMenu } from '../../../../src/ui/index.ts';
import { spacedKey, outermost } from '../state-text.ts';
import type { Editor } from '../use-editor.ts';
import styles from './step-list.module.css';

interface Props {
  readonly editor: Editor;
  readonly onAdded: (state: string) => void;
}

const named = (step: string): string => {
  const text = spacedKey(step);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The title on its screen, which the list of steps shows too. */
const titleOf = ({ step, node }: StepKind): string => {
  const title = node?.meta?.title;
  return typeof title === 'string' ? title : named(step);
};

/** The steps that could be added to the path, each with a sentence. A new one comes after the selected step. */
export function AddStep({ editor, onAdded }: Props) {
  const { path, editable, edit, selection } = editor;
  const { kit } = editable;
  const steps = stepsOf(path, kit);
  const missing = kit.kinds.filter(({ step }) => !steps.some((one) => one.step === step));
  if (missing.length === 0)
    return (
      <p className={styles.complete}>
        All steps are in the path. A step with a new question is written in code first: ask an engineer.
      </p>
    );
  const after = steps.findIndex(({ key }) => key === outermost(selection.state));
  // Nothing comes after the end of the path.
  const index = Math.min(after < 0 ? steps.length : after + 1, Math.max(steps.length - 1, 0));
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <Button variant="surface" className={styles.add}>
          <Plus size={16} aria-hidden />
          Add a step
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={styles.menu}>
        {missing.map((kind) => {
          const why = whyStepActionRefused(path, kit, kind.step, 'add');
          return (
            <DropdownMenu.Item
              key={kind.step}
              className={styles.menuItem}
              disabled={why !== null}
              onSelect={() => {
                edit(addStep(path, kit, kind.step, index), `“${titleOf(kind)}” was added`);
                onAdded(kind.key);
              }}
            >
              <span>
                {titleOf(kind)}
                <span className={styles.why}>{why ?? `${named(kind.step)}: ${kind.about}`}</span>
              </span>
            </DropdownMenu.Item>
          );
        })}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
