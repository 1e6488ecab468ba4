import type { NamesOf } from '../../statecharts/flow/names-of.ts';
import type { onboardingMachine } from './onboarding.machine.ts';
import type { OnboardingScreen, SkippableStep, StepName } from './onboarding.types.ts';

// Records, so that a missing step does not compile.
const skippable = Object.keys({
  'company-profile': true,
  'delivery-area': true,
  logo: true,
} satisfies Record<SkippableStep, true>);
const steps = Object.keys({
  'company-profile': true,
  catalogue: true,
  'delivery-area': true,
  logo: true,
  'delivery-methods': true,
  'working-hours': true,
  'payment-account': true,
  completion: true,
} satisfies Record<StepName, true>);

/**
 * Phrases for people who read no code, for everything that an onboarding path may use. A name without a phrase, or a
 * phrase without a name, does not compile.
 */
export const onboardingPhrases = {
  events: {
    'COMPANY.SUBMITTED': { phrase: 'the vendor sends the company' },
    'PAPER.CHOSEN': { phrase: 'the vendor chooses a document' },
    'PAPER.REMOVED': { phrase: 'the vendor removes a document' },
    'PORTS.SUBMITTED': { phrase: 'the vendor sends the ports' },
    'LOGO.CHOSEN': { phrase: 'the vendor chooses a logo' },
    'LOGO.REMOVED': { phrase: 'the vendor removes the logo' },
    'DELIVERY.SUBMITTED': { phrase: 'the vendor saves its delivery methods' },
    'HOURS.SUBMITTED': { phrase: 'the vendor saves its working hours' },
    'STEP.SKIPPED': { phrase: 'the vendor skips the step' },
    'STEP.CONTINUED': { phrase: 'the vendor continues' },
    'STEP.OPENED': { phrase: 'the vendor opens a finished step' },
    'PAYMENT.SET_UP': { phrase: 'the vendor sets up a payment account' },
    'PAYMENT.CONTINUED': { phrase: 'the vendor continues at the payment provider' },
    'PAYMENT.CHECKED': { phrase: 'the vendor has the payment account checked' },
    'STATUS.CHECKED': { phrase: 'the vendor asks for the application’s status' },
    'RETRY.REQUESTED': { phrase: 'the vendor tries again' },
    'CANCEL.REQUESTED': { phrase: 'the vendor cancels what takes too long' },
    'FAILURE.DISMISSED': { phrase: 'the vendor dismisses a failure message' },
  },
  guards: {
    'a fresh payment link is asked for': {
      phrase: 'the payment provider sent the vendor back for a new link',
    },
    'onboarding is complete': { phrase: 'onboarding is finished' },
    'step is settled': { phrase: 'the step is done or skipped', params: { step: steps } },
    'step asked for is': { phrase: 'the vendor asked for the step', params: { step: steps } },
    'step skipped is': { phrase: 'it is this step that is skipped', params: { step: skippable } },
    'vendor is a': {
      phrase: 'the vendor is of this kind',
      params: { role: ['supplier', 'service_provider'] },
    },
    'something is imported': { phrase: 'something is imported already' },
    'payment account is ready': { phrase: 'the payment account is ready' },
    'payment account is being checked': { phrase: 'the payment provider is checking the account' },
    'payment account is refused': { phrase: 'the payment provider has refused the account' },
    'payment account exists': { phrase: 'there is a payment account' },
    'payment account is gone': { phrase: 'the payment provider no longer knows the account' },
    'something is missing': { phrase: 'the server says that something is missing' },
  },
  actions: {
    keepTruth: { phrase: 'note what the server answered' },
    noteImported: { phrase: 'note how many listings were imported' },
    keepRequest: { phrase: 'note what the vendor asked for' },
    keepFailure: { phrase: 'show what went wrong' },
    forgetFailure: { phrase: 'dismiss the last failure' },
    forgetAccount: { phrase: 'forget the payment account' },
    goToPaymentProvider: { phrase: 'send the vendor to the payment provider’s page' },
  },
  actors: {
    loadOnboarding: { phrase: 'ask the server for the vendor’s status' },
    saveCompany: { phrase: 'save the company and send the application' },
    addPaper: { phrase: 'upload a document' },
    removePaper: { phrase: 'remove a document' },
    savePorts: { phrase: 'save the ports' },
    saveLogo: { phrase: 'save the logo' },
    readDeliveryMethods: { phrase: 'ask the server how the vendor delivers' },
    saveDeliveryMethods: { phrase: 'save how the vendor delivers' },
    readSchedule: { phrase: 'ask the server when the vendor works' },
    saveSchedule: { phrase: 'save when the vendor works' },
    skipStep: { phrase: 'note on the server that the step is skipped' },
    catalogueImport: { phrase: 'import a list' },
    verifyCatalogue: { phrase: 'have the server check that the list was imported' },
    createPaymentAccount: { phrase: 'open a payment account' },
    refreshPaymentLink: { phrase: 'ask the payment provider for a new link' },
    readPaymentAccount: { phrase: 'ask the payment provider for the account’s status' },
    completeOnboarding: { phrase: 'finish onboarding on the server' },
  },
  delays: {
    patience: { phrase: 'a few seconds, when a wait begins to feel long' },
    recheck: { phrase: 'a quarter of a minute' },
  },
  tags: ['busy', 'slow', 'local'],
  screens: {
    Checking: ['CANCEL.REQUESTED'],
    Trouble: ['RETRY.REQUESTED'],
    CompanyProfile: [
      'COMPANY.SUBMITTED',
      'PAPER.CHOSEN',
      'PAPER.REMOVED',
      'STEP.SKIPPED',
      'RETRY.REQUESTED',
      'CANCEL.REQUESTED',
      'STEP.OPENED',
    ] as const,
    Catalogue: ['STEP.CONTINUED', 'RETRY.REQUESTED', 'CANCEL.REQUESTED', 'STEP.OPENED'],
    DeliveryArea: ['PORTS.SUBMITTED', 'STEP.SKIPPED', 'CANCEL.REQUESTED', 'STEP.OPENED'],
    Logo: [
      'LOGO.CHOSEN',
      'LOGO.REMOVED',
      'STEP.CONTINUED',
      'STEP.SKIPPED',
      'CANCEL.REQUESTED',
      'STEP.OPENED',
    ] as const,
    DeliveryMethods: [
      'DELIVERY.SUBMITTED',
      'STEP.SKIPPED',
      'RETRY.REQUESTED',
      'CANCEL.REQUESTED',
      'STEP.OPENED',
    ] as const,
    WorkingHours: ['HOURS.SUBMITTED', 'RETRY.REQUESTED', 'CANCEL.REQUESTED', 'STEP.OPENED'],
    PaymentAccount: [
      'PAYMENT.SET_UP',
      'PAYMENT.CONTINUED',
      'PAYMENT.CHECKED',
      'STEP.CONTINUED',
      'RETRY.REQUESTED',
      'CANCEL.REQUESTED',
      'STEP.OPENED',
    ] as const,
    Completion: ['STATUS.CHECKED', 'RETRY.REQUESTED', 'CANCEL.REQUESTED', 'STEP.OPENED'],
  },
} as const satisfies NamesOf<typeof onboardingMachine, OnboardingScreen>;
