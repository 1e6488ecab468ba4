import { useEffect, useRef } from 'react';
import type { DescribedPath, DescribedStep } from '../../../src/statecharts/explore/described-path.types.ts';
import styles from './path-steps.module.css';

interface Props {
  readonly path: DescribedPath;
  /** The number of steps played. */
  readonly played: number;
  readonly onStep: (played: number) => void;
}

const who: Readonly<Record<DescribedStep['by'], string>> = { person: 'Does', system: 'System', time: 'Time' };

/** A path step by step, by screen. Pressing one goes there. */
export function PathSteps({ path: { path, steps }, played, onStep }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current="step"]')?.scrollIntoView({ block: 'nearest' });
  }, [played]);
  return (
    <ol ref={list} className={styles.steps} aria-label="Steps of the path">
      {steps.map((step, index) => (
        <li key={index}>
          {step.at === steps[index - 1]?.at ? null : <p className={styles.screenName}>{step.at}</p>}
          <button
            type="button"
            className={styles.step}
            data-by={step.by}
            data-walked={index < played}
            aria-current={index + 1 === played ? 'step' : undefined}
            onClick={() => onStep(index + 1)}
          >
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.stepWords}>
              <span>
                <span className={styles.who} data-by={step.by}>
                  {who[step.by]}
                </span>{' '}
                {step.text}
              </span>
              <span className={styles.to}>→ {step.to}</span>
              {step.instead.length > 0 ? (
                <span className={styles.instead}>or: {step.instead.join('; ')}</span>
              ) : null}
            </span>
          </button>
        </li>
      ))}
      <li className={styles.ending} data-end={path.end}>
        Ends: {path.outcome}
        {path.end === 'turns back' ? ' (from here every way leads back)' : null}
      </li>
    </ol>
  );
}
