import type { ProgressStep, StepName, Vendor } from '../../../machines/onboarding/index.ts';
import { StepsNav, type Step } from '../../../ui/index.ts';
import { durationLabel } from './step-labels.ts';
import styles from './onboarding-progress.module.css';

type ApplicationStatus = Vendor['application']['status'];

/** The decision about the company, shown at the last step, which may be reached much later. */
const decidedTexts: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  changes_requested: 'We asked you for changes to your company',
  approved: 'Nothing: your company is approved',
  rejected: 'Your application was rejected',
};

interface OnboardingProgressProps {
  title: string;
  steps: readonly ProgressStep[];
  minutesLeft: number;
  /** The state of the company's application; null if there is none yet. */
  application: ApplicationStatus | null;
  /** Whether an admin has approved the company; the last step is not done before. */
  approved: boolean;
  /** The step that waits for the payment provider. */
  blocked: StepName | null;
  /** Collapsed on wide screens too, because the step needs the space. */
  folded?: boolean;
  /** Null while a call is in progress. */
  onOpen: ((step: StepName) => void) | null;
}

const hintOf = ({ state, minutes, optional }: ProgressStep, isBlocked: boolean): string | undefined => {
  if (isBlocked) return 'being checked';
  if (state === 'done') return undefined;
  if (state === 'skipped') return 'you can still add this';
  const details = [durationLabel(minutes), optional ? 'optional' : null].filter((word) => word !== null);
  return details.length > 0 ? details.join(' · ') : undefined;
};

type Decision = Pick<OnboardingProgressProps, 'blocked' | 'application' | 'approved'>;

/** The last step is the approval: done once the company is approved, even while its page is open. */
function withApproval(step: ProgressStep, approved: boolean): ProgressStep {
  if (step.step !== 'completion') return step;
  if (step.state === 'done' && !approved) return { ...step, state: 'upcoming' };
  return step.state === 'current' && step.isSettled && approved ? { ...step, state: 'done' } : step;
}

const stepsOf = (given: readonly ProgressStep[], { blocked, application, approved }: Decision): Step[] => {
  const decided = application === null ? undefined : decidedTexts[application];
  return given.map((each) => {
    const step = withApproval(each, approved);
    const isBlocked = step.step === blocked && step.state === 'upcoming';
    const hint = hintOf(step, isBlocked);
    return {
      id: step.step,
      label: step.title,
      state: isBlocked ? 'blocked' : step.state,
      canVisit: step.canOpen,
      hint:
        step.state === 'current' || step.state === 'upcoming' ? (
          <>
            {hint}
            <span className={styles.needs}>
              {step.step === 'completion' ? (decided ?? step.needs) : step.needs}
            </span>
          </>
        ) : (
          hint
        ),
    };
  });
};

const timeLeft = (
  minutesLeft: number,
  steps: readonly ProgressStep[],
  application: ApplicationStatus | null,
): string => {
  if (application === 'rejected') return 'Your application was rejected';
  if (minutesLeft > 0) return `About ${minutesLeft} min left`;
  if (steps.some(({ state }) => state === 'skipped')) return 'Only skipped steps left';
  // The company waits for the vendor, though no step is left.
  return application === 'draft' || application === 'changes_requested'
    ? 'One thing left to do'
    : 'Nothing left to do';
};

/** All steps: next to the current one where there is space, collapsed to one line on a phone. */
export function OnboardingProgress({
  title,
  steps,
  minutesLeft,
  blocked,
  application,
  approved,
  folded = false,
  onOpen,
}: OnboardingProgressProps) {
  const openStep = (id: string) => {
    const wanted = steps.find(({ step }) => step === id);
    if (wanted) onOpen?.(wanted.step);
  };
  return (
    <StepsNav
      title={title}
      left={timeLeft(minutesLeft, steps, application)}
      steps={stepsOf(steps, { blocked, application, approved })}
      folded={folded}
      {...(onOpen && { onVisit: openStep })}
    />
  );
}
