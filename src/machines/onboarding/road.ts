import { onboardingFlow } from './onboarding.flow.gen.ts';
import { isStepSettled } from './settled-steps.ts';
import type { OnboardingContext, OnboardingScreen, StepName } from './onboarding.types.ts';

/** One step of the road as a vendor sees it. */
export interface RoadStep {
  step: StepName;
  title: string;
  /** What is needed, in one line. */
  needs: string;
  minutes: number;
  optional: boolean;
  state: 'done' | 'skipped' | 'current' | 'upcoming';
  /** Done or skipped, also where one is just now. */
  isSettled: boolean;
  /** May be opened from where one is: it lies behind, or is the next to be done. */
  canOpen: boolean;
}

type Place = Pick<RoadStep, 'step' | 'title' | 'needs' | 'minutes' | 'optional'> & { state: string };

/** The steps in the order in which the path names them; states without a step are on the way between. */
const places: readonly Place[] = Object.entries(onboardingFlow.states).flatMap(([state, node]) => {
  if (!('meta' in node) || !('step' in node.meta)) return [];
  const { step, title, needs, minutes, optional } = node.meta;
  return [{ state, step, title, needs, minutes, optional }];
});

/** What is read of a snapshot; the value's first key is the step's state. */
export interface OnRoad {
  value: unknown;
  context: Pick<OnboardingContext, 'status'>;
}

const topState = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (Object.keys(value)[0] ?? '') : String(value);

/** The whole road from where the vendor is: what is done, skipped, under way and to come. */
export function roadOf({ value, context: { status } }: OnRoad): RoadStep[] {
  const here = topState(value);
  const isSettled = (step: StepName) => status !== null && isStepSettled(status, step);
  const next = status === null ? undefined : places.find(({ step }) => !isSettled(step));
  return places.map(({ state, ...place }) => {
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

/** About how long the rest takes: the minutes of what is neither done nor skipped. */
export const minutesLeft = (road: readonly RoadStep[]): number =>
  road.reduce((sum, { isSettled, minutes }) => (isSettled ? sum : sum + minutes), 0);

/** The screen that shows where the vendor is; null on the way between steps, which nobody sees. */
export function screenOf({ value }: Pick<OnRoad, 'value'>): OnboardingScreen | null {
  const here = topState(value);
  const node = Object.entries(onboardingFlow.states).find(([state]) => state === here)?.[1];
  return node && 'meta' in node ? node.meta.screen : null;
}
