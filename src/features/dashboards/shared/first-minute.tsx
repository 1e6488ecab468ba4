import { Circle, CircleCheck } from 'lucide-react';
import { Panel, VisuallyHidden } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import styles from './dashboard.module.css';

interface FirstStep {
  /** The task: "Add your yacht". */
  readonly act: string;
  /** The reason in a few words. */
  readonly why: string;
  readonly isDone: boolean;
  /** Null if it is not done by this user. */
  readonly path: string | null;
}

interface FirstMinuteProps {
  readonly title: string;
  /** What the site is, for a new user. */
  readonly lead: string;
  /** In order; the button leads to the first one that is not done. */
  readonly steps: readonly FirstStep[];
}

/** Shown to a new account: what the site is, the first steps, and one button. Nothing once all steps are done. */
export function FirstMinute({ title, lead, steps }: FirstMinuteProps) {
  const left = steps.filter(({ isDone }) => !isDone);
  if (left.length === 0) return null;
  const next = left.find(({ path }) => path !== null);
  return (
    <Panel title={title} description={lead}>
      <ol className={styles.steps}>
        {steps.map(({ act, why, isDone }) => (
          <li key={act} data-done={isDone}>
            {isDone ? (
              <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
            ) : (
              <Circle size={20} strokeWidth={1.75} aria-hidden />
            )}
            <div>
              <p className={styles.step}>
                {act}
                {isDone ? <VisuallyHidden>, done</VisuallyHidden> : null}
              </p>
              <p className={styles.quiet}>{why}</p>
            </div>
          </li>
        ))}
      </ol>
      {next?.path ? (
        <div className={styles.acts}>
          <ButtonLink to={next.path}>{next.act}</ButtonLink>
        </div>
      ) : null}
    </Panel>
  );
}
