import { CircleAlert, CircleCheck, TriangleAlert, Wrench } from 'lucide-react';
import type { FlowProblem } from '../../../../src/statecharts/flow/problems/problem.types.ts';
import { Button } from '../../../../src/ui/index.ts';
import type { Editor } from '../use-editor.ts';
import { stateText } from '../state-text.ts';
import styles from './validation.module.css';

interface Props {
  readonly editor: Editor;
  readonly problems: readonly FlowProblem[];
  readonly onSelect: (problem: FlowProblem) => void;
}

/** The path's problems as text, each with its quick fixes. Errors first. */
export function ProblemList({ editor, problems, onSelect }: Props) {
  if (problems.length === 0) {
    return (
      <p className={styles.fine}>
        <CircleCheck size={16} aria-hidden />
        No problems found in this path.
      </p>
    );
  }
  const ordered = [
    ...problems.filter(({ severity }) => severity === 'error'),
    ...problems.filter(({ severity }) => severity === 'warning'),
  ];
  return (
    <ul className={styles.problems} aria-label="Problems">
      {ordered.map((problem) => {
        const Icon = problem.severity === 'error' ? CircleAlert : TriangleAlert;
        return (
          <li key={problem.text} className={styles.problem} data-severity={problem.severity}>
            <button type="button" className={styles.problemWords} onClick={() => onSelect(problem)}>
              <Icon size={16} aria-hidden />
              <span>
                <span className={styles.place}>
                  {problem.severity === 'error' ? 'Must be fixed' : 'Should be checked'} ·{' '}
                  {stateText(editor.path, problem.state)}
                </span>
                {problem.text}
              </span>
            </button>
            {problem.quickFixes.length === 0 ? null : (
              <div className={styles.fixes}>
                {problem.quickFixes.map((fix) => (
                  <Button
                    key={fix.label}
                    size="1"
                    variant="soft"
                    onClick={() => editor.edit(fix.apply(editor.path), fix.label)}
                  >
                    <Wrench size={14} aria-hidden />
                    {fix.label}
                  </Button>
                ))}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
