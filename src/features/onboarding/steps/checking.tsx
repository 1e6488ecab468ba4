import { Heading, ErrorState, SkeletonForm } from '../../../ui/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import type { OnboardingFailure } from '../../../machines/onboarding/index.ts';
import { WaitNotice } from '../../forms/index.ts';
import { questionFailureText } from '../failure-texts.ts';
import styles from './checking.module.css';

interface CheckingProps {
  title: string;
  slow?: boolean;
  onCancel?: () => void;
}

/** Shown while the current step is looked up. */
export function Checking({ title, slow = false, onCancel }: CheckingProps) {
  return (
    <section className={styles.checking}>
      <Heading as="h1" size="7" tabIndex={-1} data-page-title className={styles.title}>
        {title}
      </Heading>
      <SkeletonForm fields={3} label="Loading your progress" />
      {onCancel ? <WaitNotice slow={slow} onCancel={onCancel} /> : null}
    </section>
  );
}

interface TroubleProps {
  failure: OnboardingFailure | null;
  onRetry: () => void;
}

/** Shown if the current step could not be looked up. */
export function Trouble({ failure, onRetry }: TroubleProps) {
  return (
    <ErrorState
      level="h1"
      title="We couldn’t load your progress"
      drawing={<EmptyDrawing scene="offline" />}
      onRetry={onRetry}
      {...(failure ? { details: `${failure.code}: ${failure.message}` } : {})}
    >
      {failure ? questionFailureText(failure) : 'You cancelled.'} Everything you’ve done so far is saved.
      You’ll continue where you stopped.
    </ErrorState>
  );
}
