import type { AnyStateMachine, EventFromLogic, ProvidedActor, StateMachine } from 'xstate';
import type { Words } from '../../statecharts/flow/vocabulary.types.ts';
import type { onboardingMachine } from './onboarding.machine.ts';
import type { OnboardingScreen, SkippableStep, StepName } from './onboarding.types.ts';

/** What a machine's vocabulary names. */
type NamesOf<Machine extends AnyStateMachine> =
  // All positions of a machine's types; those of the names are looked at.
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor extends ProvidedActor,
    infer Action extends { type: string },
    infer Guard extends { type: string },
    infer Delay extends string,
    infer _Value,
    infer Tag extends string,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? {
        readonly events: Words<EventFromLogic<Machine>['type']>;
        readonly guards: Words<Guard['type']>;
        readonly actions: Words<Action['type']>;
        readonly actors: Words<Actor['src']>;
        readonly delays: Words<Delay>;
        readonly tags: readonly Tag[];
        readonly screens: Readonly<Record<OnboardingScreen, readonly EventFromLogic<Machine>['type'][]>>;
      }
    : never;

// As records, so that a step that is missing here does not compile.
const skippable = Object.keys({
  'company-profile': true,
  'delivery-area': true,
  logo: true,
  'delivery-methods': true,
} satisfies Record<SkippableStep, true>);
const steps = Object.keys({
  'company-profile': true,
  catalogue: true,
  'delivery-area': true,
  logo: true,
  'delivery-methods': true,
  'payment-account': true,
  completion: true,
} satisfies Record<StepName, true>);

/** Everything an onboarding path may be made of, said to somebody who reads no code. A name without words, or words without a name, do not compile. */
export const onboardingWords = {
  events: {
    'COMPANY.SUBMITTED': { says: 'the vendor sends the company' },
    'PAPER.CHOSEN': { says: 'the vendor chooses a paper' },
    'PAPER.REMOVED': { says: 'the vendor takes a paper back' },
    'PORTS.SUBMITTED': { says: 'the vendor sends the ports' },
    'LOGO.CHOSEN': { says: 'the vendor chooses a logo' },
    'LOGO.REMOVED': { says: 'the vendor removes the logo' },
    'DELIVERY.SUBMITTED': { says: 'the vendor says how it delivers' },
    'STEP.SKIPPED': { says: 'the vendor skips the step' },
    'STEP.CONTINUED': { says: 'the vendor goes on' },
    'STEP.OPENED': { says: 'the vendor opens a step on the road' },
    'PAYMENT.SET_UP': { says: 'the vendor sets up a payment account' },
    'PAYMENT.CONTINUED': { says: 'the vendor goes on at the payment provider' },
    'PAYMENT.CHECKED': { says: 'the vendor has the payment account checked' },
    'STATUS.CHECKED': { says: 'the vendor asks where the application stands' },
    'RETRY.REQUESTED': { says: 'the vendor tries again' },
    'CANCEL.REQUESTED': { says: 'the vendor cancels what takes long' },
    'FAILURE.DISMISSED': { says: 'the vendor puts the message of a failure away' },
  },
  guards: {
    'a fresh payment link is asked for': { says: 'the payment provider sent the vendor back for a new link' },
    'onboarding is complete': { says: 'onboarding is finished' },
    'step is settled': { says: 'the step is done or skipped', params: { step: steps } },
    'step asked for is': { says: 'the vendor asked for the step', params: { step: steps } },
    'step skipped is': { says: 'it is this step that is skipped', params: { step: skippable } },
    'vendor is a': {
      says: 'the vendor is of the kind',
      params: { role: ['supplier', 'service_provider'] },
    },
    'something is imported': { says: 'something is imported already' },
    'payment account is ready': { says: 'the payment account is ready' },
    'payment account is being checked': { says: 'the payment provider is checking the account' },
    'payment account is refused': { says: 'the payment provider has refused the account' },
    'payment account exists': { says: 'there is a payment account' },
    'payment account is gone': { says: 'the payment provider knows the account no longer' },
    'something is missing': { says: 'the server says that something is missing' },
  },
  actions: {
    keepTruth: { says: 'note what the server answered' },
    noteImported: { says: 'note how much is imported' },
    keepRequest: { says: 'note what the vendor asked for' },
    keepFailure: { says: 'show what went wrong' },
    forgetFailure: { says: 'put the last failure away' },
    forgetAccount: { says: 'forget the payment account' },
    forgetArrival: { says: 'forget that a new link was asked for' },
    markSlow: { says: 'say that it takes long, and offer to cancel' },
    markPrompt: { says: 'no longer say that it takes long' },
    goToPaymentProvider: { says: 'lead the vendor to the payment provider’s page' },
  },
  actors: {
    loadOnboarding: { says: 'ask the server where the vendor stands' },
    saveCompany: { says: 'save the company and send the application' },
    addPaper: { says: 'send a paper' },
    removePaper: { says: 'take a paper back' },
    savePorts: { says: 'save the ports' },
    saveLogo: { says: 'save the logo' },
    readDeliveryMethods: { says: 'ask the server how the vendor delivers' },
    saveDeliveryMethods: { says: 'save how the vendor delivers' },
    skipStep: { says: 'note on the server that the step is skipped' },
    catalogueImport: { says: 'import a list' },
    verifyCatalogue: { says: 'have the server check that the list is in' },
    createPaymentAccount: { says: 'open a payment account' },
    refreshPaymentLink: { says: 'ask the payment provider for a new link' },
    readPaymentAccount: { says: 'ask the payment provider where the account stands' },
    completeOnboarding: { says: 'finish onboarding on the server' },
  },
  delays: {
    patience: { says: 'a few seconds, when a wait begins to feel long' },
    recheck: { says: 'a quarter of a minute' },
  },
  tags: ['busy', 'local'],
  screens: {
    Checking: ['CANCEL.REQUESTED'],
    Trouble: ['RETRY.REQUESTED'],
    CompanyProfile: [
      ...(['COMPANY.SUBMITTED', 'PAPER.CHOSEN', 'PAPER.REMOVED', 'STEP.SKIPPED'] as const),
      ...(['RETRY.REQUESTED', 'CANCEL.REQUESTED', 'STEP.OPENED'] as const),
    ],
    Catalogue: ['STEP.CONTINUED', 'RETRY.REQUESTED', 'CANCEL.REQUESTED', 'STEP.OPENED'],
    DeliveryArea: ['PORTS.SUBMITTED', 'STEP.SKIPPED', 'CANCEL.REQUESTED', 'STEP.OPENED'],
    Logo: [
      ...(['LOGO.CHOSEN', 'LOGO.REMOVED', 'STEP.CONTINUED', 'STEP.SKIPPED'] as const),
      ...(['CANCEL.REQUESTED', 'STEP.OPENED'] as const),
    ],
    DeliveryMethods: [
      ...(['DELIVERY.SUBMITTED', 'STEP.SKIPPED', 'RETRY.REQUESTED'] as const),
      ...(['CANCEL.REQUESTED', 'STEP.OPENED'] as const),
    ],
    PaymentAccount: [
      ...(['PAYMENT.SET_UP', 'PAYMENT.CONTINUED', 'PAYMENT.CHECKED', 'STEP.CONTINUED'] as const),
      ...(['RETRY.REQUESTED', 'CANCEL.REQUESTED', 'STEP.OPENED'] as const),
    ],
    Completion: ['STATUS.CHECKED', 'RETRY.REQUESTED', 'CANCEL.REQUESTED', 'STEP.OPENED'],
  },
} as const satisfies NamesOf<typeof onboardingMachine>;
