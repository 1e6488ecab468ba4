import { useId, type ReactNode } from 'react';
import { Heading, Notice } from '../../../ui/index.ts';
import type { OnboardingFailure, ProgressStep } from '../../../machines/onboarding/index.ts';
import type { VendorRole } from '../../../machines/import/index.ts';
import { failureText } from '../failure-texts.ts';
import { durationLabel, stepLabels } from '../progress/step-labels.ts';
import styles from './step-frame.module.css';

interface StepFrameProps {
  step: ProgressStep;
  role: VendorRole;
  /** Replaces the step's own title and lead. */
  title?: string;
  lead?: ReactNode;
  /** One of `src/ui/drawings`. */
  drawing?: ReactNode;
  /** The content needs the space: only the title is above it. */
  isCompact?: boolean;
  children: ReactNode;
}

/** The frame of a step: its purpose, requirements, duration, and what can go wrong. */
export function StepFrame({ step, role, title, lead, drawing, isCompact = false, children }: StepFrameProps) {
  const id = useId();
  const texts = stepLabels(step.step, role);
  const facts = [durationLabel(step.minutes), step.optional ? 'optional' : null].filter(
    (fact) => fact !== null,
  );
  return (
    <section aria-labelledby={id} className={styles.step} data-compact={isCompact}>
      <header className={styles.header}>
        <div className={styles.words}>
          <Heading as="h1" size="7" id={id} tabIndex={-1} data-page-title className={styles.title}>
            {title ?? step.title}
          </Heading>
          <p className={styles.lead}>{lead ?? texts.lead}</p>
          {step.step === 'completion' ? null : (
            <p className={styles.needs}>
              <span>
                <strong>You need:</strong> {step.needs.charAt(0).toLowerCase()}
                {step.needs.slice(1)}.
              </span>{' '}
              {facts.length > 0 ? <span>It takes {facts.join(' and is ')}.</span> : null}
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
      {texts.trouble.length > 0 ? (
        <details className={styles.trouble}>
          <summary>What can go wrong here</summary>
          <ul>
            {texts.trouble.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

/** Why the last action failed, with a button that fixes it. */
export function StepFailure({ failure, action }: { failure: OnboardingFailure | null; action?: ReactNode }) {
  if (!failure) return null;
  return (
    <Notice live tone="error" title="That didn’t work" action={action}>
      {failureText(failure)}
    </Notice>
  );
}
