import { CircleAlert, CircleCheck, TriangleAlert, Wrench } from 'lucide-react';
import type { FlowProblem } from '../../../../src/statecharts/flow/problems/problem.types.ts';
import { Button } from '../../../../src/ui/index.ts';
import type { Editor } from '../use-editor.ts';
import { stateInWords } from '../words.ts';
import styles from './judgement.module.css';

interface Props {
  readonly editor: Editor;
  readonly problems: readonly FlowProblem[];
  readonly onSelect: (problem: FlowProblem) => void;
}

/** What is wrong with the path, in words, each with what mends it. Errors first. */
export function ProblemList({ editor, problems, onSelect }: Props) {
  if (problems.length === 0) {
    return (
      <p className={styles.fine}>
        <CircleCheck size={16} aria-hidden />
        Nothing is wrong with this path.
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
          <li key={problem.words} className={styles.problem} data-severity={problem.severity}>
            <button type="button" className={styles.problemWords} onClick={() => onSelect(problem)}>
              <Icon size={16} aria-hidden />
              <span>
                <span className={styles.place}>
                  {problem.severity === 'error' ? 'Must be mended' : 'Look at it'} ·{' '}
                  {stateInWords(editor.path, problem.state)}
                </span>
                {problem.words}
              </span>
            </button>
            {problem.mends.length === 0 ? null : (
              <div className={styles.mends}>
                {problem.mends.map((mend) => (
                  <Button
                    key={mend.words}
                    size="1"
                    variant="soft"
                    onClick={() => editor.edit(mend.apply(editor.path), mend.words)}
                  >
                    <Wrench size={14} aria-hidden />
                    {mend.words}
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
