import { isStepSettled } from './settled-steps.ts';
import type { OnboardingContext, OnboardingMeta, OnboardingScreen, StepName } from './onboarding.types.ts';

/** A step of the onboarding, as shown to the vendor. */
export interface ProgressStep {
  step: StepName;
  title: string;
  /** The required work, in one line. */
  needs: string;
  minutes: number;
  optional: boolean;
  state: 'done' | 'skipped' | 'current' | 'upcoming';
  /** Done or skipped, even if it is the current step. */
  isSettled: boolean;
  /** Can be opened now: it was completed or skipped before, or is the next one. */
  canOpen: boolean;
}

type OnboardingStep = Pick<ProgressStep, 'step' | 'title' | 'needs' | 'minutes' | 'optional'> & {
  state: string;
};

interface Path {
  readonly root: {
    readonly states: Readonly<Record<string, { readonly meta?: OnboardingMeta | undefined }>>;
  };
}

/** The parts of a snapshot used here: the first key of its value is the step's state, its machine has the path. */
export interface OnboardingPosition {
  readonly machine: Path;
  readonly value: unknown;
  readonly context: Pick<OnboardingContext, 'status' | 'role'>;
}

/** This vendor's steps in the order of the path; states without a step are between steps. */
const stepsOf = ({ root }: Path, role: OnboardingContext['role']): readonly OnboardingStep[] =>
  Object.entries(root.states).flatMap(([state, { meta = {} }]) => {
    const { step, title = '', needs = '', minutes = 0, optional = false, only = role } = meta;
    return step === undefined || only !== role ? [] : [{ state, step, title, needs, minutes, optional }];
  });

const topState = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (Object.keys(value)[0] ?? '') : String(value);

/** All steps with their state: done, skipped, current or upcoming. */
export function progressOf({
  machine,
  value,
  context: { status, role },
}: OnboardingPosition): ProgressStep[] {
  const steps = stepsOf(machine, role);
  const here = topState(value);
  const isSettled = (step: StepName) => status !== null && isStepSettled(status, step);
  const next = status === null ? undefined : steps.find(({ step }) => !isSettled(step));
  return steps.map(({ state, ...place }) => {
    const settled = isSettled(place.step);
    const isCurrent = state === here;
    return {
      ...place,
      state: isCurrent
        ? 'current'
        : !settled
          ? 'upcoming'
          : isSkipped(status, place.step)
            ? 'skipped'
            : 'done',
      isSettled: settled,
      canOpen: !isCurrent && (settled || place.step === next?.step),
    };
  });
}

function isSkipped(status: OnboardingContext['status'], step: StepName): boolean {
  if (status === null || !status.skippedSteps.some((skipped) => skipped === step)) return false;
  switch (step) {
    case 'company-profile':
      return !status.companyProfile;
    case 'delivery-area':
      return !status.deliveryArea;
    case 'logo':
      return !status.logo;
    default:
      return false;
  }
}

/** The estimated time left: the minutes of the steps that are neither done nor skipped. */
export const minutesLeft = (steps: readonly ProgressStep[]): number =>
  steps.reduce((sum, { isSettled, minutes }) => (isSettled ? sum : sum + minutes), 0);

/** The screen of the current state; null between steps, where nothing is shown. */
export const screenOf = ({
  machine,
  value,
}: Pick<OnboardingPosition, 'machine' | 'value'>): OnboardingScreen | null =>
  machine.root.states[topState(value)]?.meta?.screen ?? null;
