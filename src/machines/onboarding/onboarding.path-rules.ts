import type { PathRules } from '../../statecharts/explore/simple-paths.types.ts';
import { waitingLong } from '../kit/index.ts';
import type {
  TruthUpdate,
  OnboardingContext,
  OnboardingEvent,
  OnboardingStatus,
  StepName,
} from './onboarding.types.ts';
import { isStepSettled } from './settled-steps.ts';
import type { EffectName } from './under-way.ts';

const personActions: Partial<Readonly<Record<OnboardingEvent['type'] | EffectName, string>>> = {
  'COMPANY.SUBMITTED': 'Fills in the company and sends it',
  'PAPER.CHOSEN': 'Chooses a document to upload',
  'PAPER.REMOVED': 'Removes a document',
  catalogueImport: 'Chooses a list, reviews it and imports it',
  'PORTS.SUBMITTED': 'Chooses ports and saves them',
  'LOGO.CHOSEN': 'Chooses a picture',
  'LOGO.REMOVED': 'Removes the logo',
  'DELIVERY.SUBMITTED': 'Enters delivery methods and saves them',
  'HOURS.SUBMITTED': 'Enters working hours and saves them',
  'STEP.SKIPPED': 'Leaves the step for later',
  'STEP.CONTINUED': 'Continues',
  'PAYMENT.SET_UP': 'Sets up a payment account',
  'PAYMENT.CONTINUED': 'Goes to the payment provider’s page',
  'PAYMENT.CHECKED': 'Comes back from the payment provider and has the account checked',
  'STATUS.CHECKED': 'Asks for the application’s status',
  'RETRY.REQUESTED': 'Tries again',
  'CANCEL.REQUESTED': 'Cancels what takes too long',
};

const knownSteps: readonly StepName[] = [
  'company-profile',
  'catalogue',
  'delivery-area',
  'logo',
  'delivery-methods',
  'working-hours',
  'payment-account',
] as const;

/** Nothing changed meanwhile: the same steps are done as before, and the payment account is the same. */
function isSameTruth({ status, account }: OnboardingContext, update: TruthUpdate): boolean {
  if (!status) return false;
  const after = { ...status, ...update.status };
  return (
    knownSteps.every((step) => isStepSettled(status, step) === isStepSettled(after, step)) &&
    (account?.state ?? null) === (update.account?.state ?? null)
  );
}

/** It skips the requested step, and no other open one. */
const isSkippedAsAsked = (
  { request, status }: OnboardingContext,
  { status: { skippedSteps } }: { readonly status: Pick<OnboardingStatus, 'skippedSteps'> },
): boolean =>
  request?.about === 'skip' &&
  skippedSteps.includes(request.step) &&
  skippedSteps.every((step) => step === request.step || (status !== null && isStepSettled(status, step)));

/**
 * How the paths through onboarding are described: which events are ignored, where paths end, and what the vendor does.
 * Events that lead from nearly everywhere back to the same state are ignored: without them there are some hundred
 * paths, with them many thousands that differ only in how often the user hesitated. Reading the status again within the
 * company's step always returns the same status here; another one would jump over other steps, which a path from that
 * start already shows.
 */
export const onboardingPathRules: PathRules = {
  ignored: [
    { event: 'STEP.OPENED', description: 'reopening a finished step' },
    { event: 'FAILURE.DISMISSED', description: 'dismissing a notice' },
    { event: 'CANCEL.REQUESTED', description: 'cancelling while something is under way' },
    waitingLong,
  ],
  fits: { rereadOnboarding: isSameTruth, skipStep: isSkippedAsAsked },
  outcomes: {
    'onboarding.trouble': 'the server can’t be reached',
    'onboarding.paymentAccount.refused': 'payment account refused',
    'onboarding.completion.notCompleted': 'something is missing',
    'onboarding.completion.complete': 'onboarding finished',
  },
  personDoes: personActions,
  subjects: { readPaymentAccount: 'payment account' },
  leavingEvents: ['STEP.SKIPPED', 'STEP.CONTINUED'],
};
