import { Check, Lock, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@radix-ui/themes';
import styles from './stepper.module.css';

export interface Step {
  readonly id: string;
  readonly label: string;
  /** `blocked` waits for something external, for example a confirmation by the payment provider. */
  readonly state: 'done' | 'skipped' | 'current' | 'upcoming' | 'blocked';
  /** A few words: "about 5 minutes", "waiting for Stripe". */
  readonly hint?: ReactNode;
  /** Whether it can be pressed; by default if it is done. */
  readonly canVisit?: boolean;
}

interface StepperProps {
  /** The purpose of the steps, for screen readers. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** If given, completed steps can be pressed to go back. */
  readonly onVisit?: (id: string) => void;
  /** `column` on wide screens too: for a rail next to the step itself. */
  readonly direction?: 'responsive' | 'column';
}

const spoken = {
  done: 'done',
  skipped: 'skipped',
  current: 'current step',
  upcoming: 'to come',
  blocked: 'blocked',
} as const;

/** All steps: a row on wide screens, a column on a phone. */
export function Stepper({ label, steps, onVisit, direction = 'responsive' }: StepperProps) {
  return (
    <ol aria-label={label} className={styles.stepper} data-direction={direction}>
      {steps.map((step, index) => {
        const text = (
          <span className={styles.words}>
            <span className={styles.label}>{step.label}</span>
            <VisuallyHidden>, {spoken[step.state]}</VisuallyHidden>
            {step.hint ? <span className={styles.hint}>{step.hint}</span> : null}
          </span>
        );
        return (
          <li
            key={step.id}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              {step.state === 'done' ? (
                <Check size={16} />
              ) : step.state === 'skipped' ? (
                <Minus size={16} />
              ) : step.state === 'blocked' ? (
                <Lock size={14} />
              ) : (
                index + 1
              )}
            </span>
            {onVisit && (step.canVisit ?? step.state === 'done') ? (
              <button type="button" className={styles.visit} onClick={() => onVisit(step.id)}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ol>
  );
}
