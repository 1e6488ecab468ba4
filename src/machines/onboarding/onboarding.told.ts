import type { WalkedPaths } from '../../statecharts/explore/simple-paths.types.ts';
import type {
  Learnt,
  OnboardingContext,
  OnboardingEvent,
  OnboardingStatus,
  StepName,
} from './onboarding.types.ts';
import { isStepSettled } from './settled-steps.ts';
import type { EffectName } from './under-way.ts';

const doings: Partial<Readonly<Record<OnboardingEvent['type'] | EffectName, string>>> = {
  'COMPANY.SUBMITTED': 'Fills in the company and sends it',
  'PAPER.CHOSEN': 'Chooses a paper to hand in',
  'PAPER.REMOVED': 'Takes a paper back',
  catalogueImport: 'Chooses a list, looks through what was read, and imports it',
  'PORTS.SUBMITTED': 'Chooses ports and saves them',
  'LOGO.CHOSEN': 'Chooses a picture',
  'LOGO.REMOVED': 'Removes the logo',
  'DELIVERY.SUBMITTED': 'Says how it delivers and saves it',
  'STEP.SKIPPED': 'Leaves the step for later',
  'STEP.CONTINUED': 'Goes on',
  'PAYMENT.SET_UP': 'Sets up a payment account',
  'PAYMENT.CONTINUED': 'Goes to the payment provider’s page',
  'PAYMENT.CHECKED': 'Comes back from the payment provider, and has the account checked',
  'STATUS.CHECKED': 'Asks where the application stands',
  'RETRY.REQUESTED': 'Tries again',
  'CANCEL.REQUESTED': 'Cancels what takes long',
};

const knownSteps: readonly StepName[] = [
  ...([
    'company-profile',
    'catalogue',
    'delivery-area',
    'logo',
    'delivery-methods',
    'payment-account',
  ] as const),
];

/** Nobody did anything meanwhile: the same is done as before, and the payment account is as it was. */
function isSameTruth({ status, account }: OnboardingContext, learnt: Learnt): boolean {
  if (!status) return false;
  const after = { ...status, ...learnt.status };
  return (
    knownSteps.every((step) => isStepSettled(status, step) === isStepSettled(after, step)) &&
    (account?.state ?? null) === (learnt.account?.state ?? null)
  );
}

/** It skips what was asked, and nothing else that is still open. */
const isSkippedAsAsked = (
  { request, status }: OnboardingContext,
  { status: { skippedSteps } }: { readonly status: Pick<OnboardingStatus, 'skippedSteps'> },
): boolean =>
  request?.about === 'skip' &&
  skippedSteps.includes(request.step) &&
  skippedSteps.every((step) => step === request.step || (status !== null && isStepSettled(status, step)));

/**
 * How the paths through onboarding are told: what leads aside, where they end, and what the vendor does.
 *
 * Put aside is what leads from nearly everywhere back to where one was: without that there are some hundred paths, with it many thousands that differ only in
 * how often somebody hesitated. A reading of the status again within the company's step is told the same truth; another would leap across the whole road,
 * which is what beginning there is told for.
 */
export const onboardingTold: WalkedPaths = {
  aside: [
    { event: 'STEP.OPENED', says: 'opening a step again that is done' },
    { event: 'FAILURE.DISMISSED', says: 'putting a notice away' },
    { event: 'CANCEL.REQUESTED', says: 'cancelling while something is under way' },
  ],
  fits: { rereadOnboarding: isSameTruth, skipStep: isSkippedAsAsked },
  outcomes: {
    'onboarding.trouble': 'the server cannot be asked',
    'onboarding.paymentAccount.refused': 'payment account refused',
    'onboarding.completion.notCompleted': 'something is missing',
    'onboarding.completion.complete': 'onboarding finished',
  },
  doings,
  subjects: { readPaymentAccount: 'payment account' },
  leavings: ['STEP.SKIPPED', 'STEP.CONTINUED'],
};
