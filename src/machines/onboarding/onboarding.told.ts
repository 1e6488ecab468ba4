import type { WalkedPaths } from '../../statecharts/explore/simple-paths.types.ts';
import type { OnboardingEvent } from './onboarding.types.ts';
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

/** How the paths through onboarding are told: what leads aside, where they end, and what the vendor does. */
export const onboardingTold: WalkedPaths = {
  aside: ['STEP.OPENED', 'FAILURE.DISMISSED'],
  outcomes: {
    'onboarding.trouble': 'the server cannot be asked',
    'onboarding.paymentAccount.refused': 'payment account refused',
    'onboarding.completion.notCompleted': 'something is missing',
    'onboarding.completion.complete': 'onboarding finished',
  },
  doings,
};
