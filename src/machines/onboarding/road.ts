import { isStepSettled } from './settled-steps.ts';
import type { OnboardingContext, OnboardingMeta, OnboardingScreen, StepName } from './onboarding.types.ts';

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

interface Path {
  readonly root: {
    readonly states: Readonly<Record<string, { readonly meta?: OnboardingMeta | undefined }>>;
  };
}

/** What is read of a snapshot: the value's first key is the step's state, and its machine has the path that is walked. */
export interface OnRoad {
  readonly machine: Path;
  readonly value: unknown;
  readonly context: Pick<OnboardingContext, 'status' | 'role'>;
}

/** The steps of this vendor in the order in which the path names them; states without a step are on the way between. */
const placesOf = ({ root }: Path, role: OnboardingContext['role']): readonly Place[] =>
  Object.entries(root.states).flatMap(([state, { meta = {} }]) => {
    const { step, title = '', needs = '', minutes = 0, optional = false, only = role } = meta;
    return step === undefined || only !== role ? [] : [{ state, step, title, needs, minutes, optional }];
  });

const topState = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (Object.keys(value)[0] ?? '') : String(value);

/** The whole road from where the vendor is: what is done, skipped, under way and to come. */
export function roadOf({ machine, value, context: { status, role } }: OnRoad): RoadStep[] {
  const places = placesOf(machine, role);
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
    case 'delivery-methods':
      return !status.deliveryMethods;
    default:
      return false;
  }
}

/** About how long the rest takes: the minutes of what is neither done nor skipped. */
export const minutesLeft = (road: readonly RoadStep[]): number =>
  road.reduce((sum, { isSettled, minutes }) => (isSettled ? sum : sum + minutes), 0);

/** The screen that shows where the vendor is; null on the way between steps, which nobody sees. */
export const screenOf = ({ machine, value }: Pick<OnRoad, 'machine' | 'value'>): OnboardingScreen | null =>
  machine.root.states[topState(value)]?.meta?.screen ?? null;
