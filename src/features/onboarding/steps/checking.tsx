import { Heading, ErrorState, SkeletonForm } from '../../../ui/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import type { OnboardingFailure } from '../../../machines/onboarding/index.ts';
import { WaitNotice } from '../../account/index.ts';
import { questionFailureWords } from '../failure-words.ts';
import styles from './checking.module.css';

interface CheckingProps {
  title: string;
  slow?: boolean;
  onCancel?: () => void;
}

/** It is being looked up where one is. */
export function Checking({ title, slow = false, onCancel }: CheckingProps) {
  return (
    <section className={styles.checking}>
      <Heading as="h1" size="7" tabIndex={-1} data-page-title className={styles.title}>
        {title}
      </Heading>
      <SkeletonForm fields={3} label="Looking where you are" />
      {onCancel ? <WaitNotice slow={slow} onCancel={onCancel} /> : null}
    </section>
  );
}

interface TroubleProps {
  failure: OnboardingFailure | null;
  onRetry: () => void;
}

/** Where one is could not be looked up. */
export function Trouble({ failure, onRetry }: TroubleProps) {
  return (
    <ErrorState
      level="h1"
      title="We could not look where you are"
      drawing={<EmptyDrawing scene="offline" />}
      onRetry={onRetry}
      {...(failure ? { details: `${failure.code}: ${failure.message}` } : {})}
    >
      {failure ? questionFailureWords(failure) : 'You stopped the question.'} Everything you have done so far
      is kept on the server: you go on where you stopped.
    </ErrorState>
  );
}
