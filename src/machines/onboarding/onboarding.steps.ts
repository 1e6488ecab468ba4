import type { FlowState, FlowTransition, FlowTransitions } from '../../statecharts/flow/flow.types.ts';
import type { StepKind, StepKit } from '../../statecharts/flow/steps/step-kit.types.ts';
import type { VendorRole } from '../import/index.ts';
import { pending } from '../kit/index.ts';
import type { OnboardingMeta, SkippableStep, StepName } from './onboarding.types.ts';

interface Kind extends StepKind {
  readonly step: StepName;
  /** Key of the state within the step at which the step is reopened. */
  readonly opensAt: string;
}

/** An effect under way: it can be cancelled, reports when it is slow, and returns on failure. */
const waiting = (effect: string, { back, onDone }: { back: string; onDone: FlowTransition }): FlowState => ({
  entry: 'forgetFailure',
  ...pending({ 'CANCEL.REQUESTED': { target: back } }),
  invoke: { id: effect, src: effect, onDone, onError: { target: back, actions: 'keepFailure' } },
});

const toNextStep: FlowTransition = { target: '#next', actions: 'keepTruth' };

/** How a vendor skips a step, from the state with its form. */
const skipFrom = (step: SkippableStep, from: string): NonNullable<StepKind['skip']> => ({
  from,
  event: 'STEP.SKIPPED',
  transition: {
    guard: { type: 'step skipped is', params: { step } },
    target: 'skipping',
    actions: 'keepRequest',
  },
  skipping: waiting('skipStep', { back: from, onDone: toNextStep }),
});

const settled = (step: StepName) => ({ type: 'step is settled', params: { step } });

/** A step that is passed over once it is settled. */
const unlessSettled = (step: StepName, otherwise: string): FlowState => ({
  always: [{ guard: settled(step), target: '#next' }, { target: otherwise }],
});

const isA = (role: VendorRole) => ({ type: 'vendor is a', params: { role } });
const isProvider = isA('service_provider');
const isSupplier = isA('supplier');

const block = (
  meta: Required<Omit<OnboardingMeta, 'optional' | 'only'>> & Pick<OnboardingMeta, 'only'>,
  states: Readonly<Record<string, FlowState>>,
): FlowState => ({ meta: { ...meta, optional: false }, initial: 'arriving', states });

const submit: FlowTransition = { target: 'saving', actions: 'keepRequest' };
const on = (reactions: Readonly<Record<string, FlowTransitions>>): FlowState => ({ on: reactions });

const fixedReason =
  'Its position is fixed because the server asks for it in this order. Move the other steps around it.';
const demanded = (what: string) => `The server finishes onboarding only with ${what}.`;

const companyProfile: Kind = {
  step: 'company-profile',
  key: 'companyProfile',
  about: 'The vendor’s company and documents. Sending them submits the application.',
  fixedBecause: null,
  neededBecause: demanded('the company’s details, or a note that the vendor skipped them'),
  mandatoryBecause: null,
  node: null,
  skip: skipFrom('company-profile', 'filling'),
  opensAt: 'filling',
  doneBy: { effects: ['saveCompany'], guards: [settled('company-profile')] },
  work: null,
};

const catalogue: Kind = {
  step: 'catalogue',
  key: 'catalogue',
  about: 'The price list is imported and checked.',
  fixedBecause: fixedReason,
  neededBecause: demanded('a list that is imported and checked'),
  mandatoryBecause: demanded('a list that is imported and checked'),
  node: null,
  skip: null,
  opensAt: 'arriving',
  doneBy: { effects: ['verifyCatalogue'], guards: [settled('catalogue')] },
  work: { actor: 'catalogueImport', mayLeaveIf: 'something is imported' },
};

const deliveryArea: Kind = {
  step: 'delivery-area',
  key: 'deliveryArea',
  about: 'The ports that the vendor delivers to or works in.',
  fixedBecause: null,
  neededBecause: null,
  mandatoryBecause: null,
  node: block(
    {
      screen: 'DeliveryArea',
      step: 'delivery-area',
      title: 'Where you serve',
      needs: 'The ports you deliver to or work in',
      minutes: 1,
    },
    {
      arriving: unlessSettled('delivery-area', 'choosing'),
      choosing: on({ 'PORTS.SUBMITTED': submit }),
      saving: waiting('savePorts', { back: 'choosing', onDone: toNextStep }),
    },
  ),
  skip: skipFrom('delivery-area', 'choosing'),
  opensAt: 'choosing',
  doneBy: { effects: ['savePorts'], guards: [settled('delivery-area')] },
  work: null,
};

const logo: Kind = {
  step: 'logo',
  key: 'logo',
  about: 'A picture shown next to everything the vendor offers.',
  fixedBecause: null,
  neededBecause: null,
  mandatoryBecause: null,
  node: block(
    {
      screen: 'Logo',
      step: 'logo',
      title: 'Your logo',
      needs: 'A picture, square if you have one',
      minutes: 1,
    },
    {
      arriving: unlessSettled('logo', 'choosing'),
      choosing: on({
        'LOGO.CHOSEN': submit,
        'LOGO.REMOVED': submit,
        'STEP.CONTINUED': { target: '#next' },
      }),
      saving: waiting('saveLogo', {
        back: 'choosing',
        onDone: { target: 'choosing', actions: 'keepTruth' },
      }),
    },
  ),
  skip: skipFrom('logo', 'choosing'),
  opensAt: 'choosing',
  doneBy: null,
  work: null,
};

const deliveryMethods: Kind = {
  step: 'delivery-methods',
  key: 'deliveryMethods',
  about:
    'How a supplier delivers orders to the crew, where, how fast, and what it costs. Service providers don’t see this step.',
  fixedBecause: null,
  neededBecause: demanded('how a supplier delivers, since crew can’t order without it'),
  mandatoryBecause: demanded('how a supplier delivers, since crew can’t order without it'),
  node: block(
    {
      screen: 'DeliveryMethods',
      step: 'delivery-methods',
      title: 'How you deliver',
      needs: 'Each way you deliver, with its cost, ports and days',
      minutes: 3,
      only: 'supplier',
    },
    {
      arriving: {
        always: [
          // The server refuses delivery methods to a service provider.
          { guard: isProvider, target: '#next' },
          { guard: settled('delivery-methods'), target: '#next' },
          { target: 'reading' },
        ],
      },
      reading: waiting('readDeliveryMethods', {
        back: 'choosing',
        onDone: { target: 'choosing', actions: 'keepTruth' },
      }),
      choosing: on({ 'DELIVERY.SUBMITTED': submit, 'RETRY.REQUESTED': { target: 'reading' } }),
      saving: waiting('saveDeliveryMethods', { back: 'choosing', onDone: toNextStep }),
    },
  ),
  skip: null,
  opensAt: 'reading',
  doneBy: { effects: ['saveDeliveryMethods'], guards: [settled('delivery-methods'), isProvider] },
  work: null,
};

const workingHours: Kind = {
  step: 'working-hours',
  key: 'workingHours',
  about: 'When a service provider works. Crew can book only then. Suppliers don’t see this step.',
  fixedBecause: null,
  neededBecause: demanded('working hours, since nothing can be booked without them'),
  mandatoryBecause: demanded('working hours, since nothing can be booked without them'),
  node: block(
    {
      screen: 'WorkingHours',
      step: 'working-hours',
      title: 'Your hours',
      needs: 'The days and hours you work',
      minutes: 2,
      only: 'service_provider',
    },
    {
      arriving: {
        always: [
          { guard: isSupplier, target: '#next' },
          { guard: settled('working-hours'), target: '#next' },
          { target: 'reading' },
        ],
      },
      reading: waiting('readSchedule', {
        back: 'filling',
        onDone: { target: 'filling', actions: 'keepTruth' },
      }),
      filling: on({ 'HOURS.SUBMITTED': submit, 'RETRY.REQUESTED': { target: 'reading' } }),
      saving: waiting('saveSchedule', { back: 'filling', onDone: toNextStep }),
    },
  ),
  skip: null,
  opensAt: 'reading',
  doneBy: { effects: ['saveSchedule'], guards: [settled('working-hours'), isSupplier] },
  work: null,
};

const paymentAccount: Kind = {
  step: 'payment-account',
  key: 'paymentAccount',
  about: 'The account that receives crews’ payments, opened at the payment provider.',
  fixedBecause: fixedReason,
  neededBecause: demanded('a payment account whose details were submitted'),
  mandatoryBecause: demanded('a payment account whose details were submitted'),
  node: null,
  skip: null,
  opensAt: 'arriving',
  doneBy: { effects: [], guards: ['payment account is ready', 'payment account is being checked'] },
  work: null,
};

const completion: Kind = {
  step: 'completion',
  key: 'completion',
  about: 'The server completes onboarding and the vendor sees what happens next.',
  fixedBecause: 'It is always last: here the server checks that nothing is missing.',
  neededBecause: 'Without it, the server would never complete onboarding and no vendor would go live.',
  mandatoryBecause: 'Without it, the server would never complete onboarding and no vendor would go live.',
  node: null,
  skip: null,
  opensAt: 'arriving',
  doneBy: { effects: ['completeOnboarding'], guards: ['onboarding is complete'] },
  work: null,
};

const kinds: readonly Kind[] = [
  companyProfile,
  catalogue,
  deliveryArea,
  logo,
  deliveryMethods,
  workingHours,
  paymentAccount,
  completion,
];

/** The steps an onboarding path can be composed of, and which of them the server requires. */
export const onboardingSteps: StepKit = {
  kinds,
  opened: {
    event: 'STEP.OPENED',
    reaction: ({ step, key }) => {
      const opensAt = kinds.find((kind) => kind.step === step)?.opensAt;
      return {
        guard: { type: 'step asked for is', params: { step } },
        target: opensAt === undefined ? `.${key}` : `.${key}.${opensAt}`,
        actions: 'forgetFailure',
      };
    },
  },
  returning: [
    { guard: 'onboarding is complete', upTo: null },
    { guard: 'a fresh payment link is asked for', upTo: paymentAccount.step },
  ],
  settled: (step) => ({ type: 'step is settled', params: { step } }),
  learnt: [
    { guard: 'something is imported', effects: ['catalogueImport', 'verifyCatalogue'] },
    { guard: 'onboarding is complete', effects: ['completeOnboarding'] },
  ],
  begunBy: ['loadOnboarding'],
  unchanging: [[isSupplier, isProvider]],
  end: 'complete',
};
