import { useId, type ReactNode } from 'react';
import { Heading, Notice } from '../../../ui/index.ts';
import type { OnboardingFailure, RoadStep } from '../../../machines/onboarding/index.ts';
import type { VendorRole } from '../../../machines/import/index.ts';
import { failureWords } from '../failure-words.ts';
import { durationWords, wordsOfStep } from '../road/step-words.ts';
import styles from './step-frame.module.css';

interface StepFrameProps {
  step: RoadStep;
  role: VendorRole;
  /** In place of the step's own title and lead, where something else is to be said first. */
  title?: string;
  lead?: ReactNode;
  /** One of `src/ui/drawings`. */
  drawing?: ReactNode;
  /** The content needs the room: only the title stands above it. */
  isCompact?: boolean;
  children: ReactNode;
}

/** One step: what it is for, what is needed, how long it takes, and what can go wrong. */
export function StepFrame({ step, role, title, lead, drawing, isCompact = false, children }: StepFrameProps) {
  const id = useId();
  const words = wordsOfStep(step.step, role);
  const facts = [durationWords(step.minutes), step.optional ? 'optional' : null].filter(
    (fact) => fact !== null,
  );
  return (
    <section aria-labelledby={id} className={styles.step} data-compact={isCompact}>
      <header className={styles.header}>
        <div className={styles.words}>
          <Heading as="h1" size="7" id={id} tabIndex={-1} data-page-title className={styles.title}>
            {title ?? step.title}
          </Heading>
          <p className={styles.lead}>{lead ?? words.lead}</p>
          {step.step === 'completion' ? null : (
            <p className={styles.needs}>
              <span>
                <strong>You need:</strong> {step.needs.charAt(0).toLowerCase()}
                {step.needs.slice(1)}.
              </span>{' '}
              {facts.length > 0 ? (
                <span className={styles.facts}>It takes {facts.join('; it is ')}.</span>
              ) : null}
            </p>
          )}
        </div>
        {drawing ? (
          <div className={styles.drawing} aria-hidden>
            {drawing}
          </div>
        ) : null}
      </header>
      {children}
      {words.trouble.length > 0 ? (
        <details className={styles.trouble}>
          <summary>What can go wrong here</summary>
          <ul>
            {words.trouble.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

/** Why the last thing asked for here was not done, with what mends it. */
export function StepFailure({ failure, action }: { failure: OnboardingFailure | null; action?: ReactNode }) {
  if (!failure) return null;
  return (
    <Notice live tone="error" title="That did not work" action={action}>
      {failureWords(failure)}
    </Notice>
  );
}
