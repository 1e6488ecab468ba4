import type { FlowState, FlowTransition, FlowTransitions } from '../../statecharts/flow/flow.types.ts';
import type { StepKind, StepKit } from '../../statecharts/flow/steps/step-kit.types.ts';
import type { OnboardingMeta, SkippableStep, StepName } from './onboarding.types.ts';

interface Kind extends StepKind {
  readonly step: StepName;
  /** Key of the state within it to which it is opened again. */
  readonly opensAt: string;
}

/** An effect under way: it can be cancelled, says when it takes long, and leads back where it fails. */
const waiting = (effect: string, { back, onDone }: { back: string; onDone: FlowTransition }): FlowState => ({
  tags: 'busy',
  entry: 'forgetFailure',
  exit: 'markPrompt',
  after: { patience: { actions: 'markSlow' } },
  on: { 'CANCEL.REQUESTED': { target: back } },
  invoke: { id: effect, src: effect, onDone, onError: { target: back, actions: 'keepFailure' } },
});

const onwards: FlowTransition = { target: '#next', actions: 'keepTruth' };

/** How a vendor skips a step, from the state in which it is filled in. */
const skipFrom = (step: SkippableStep, from: string): NonNullable<StepKind['skip']> => ({
  from,
  event: 'STEP.SKIPPED',
  transition: {
    guard: { type: 'step skipped is', params: { step } },
    target: 'skipping',
    actions: 'keepRequest',
  },
  skipping: waiting('skipStep', { back: from, onDone: onwards }),
});

/** A step that is passed over where it is settled. */
const unlessSettled = (step: StepName, otherwise: string): FlowState => ({
  always: [{ guard: { type: 'step is settled', params: { step } }, target: '#next' }, { target: otherwise }],
});

const block = (
  meta: Required<Omit<OnboardingMeta, 'optional' | 'only'>> & Pick<OnboardingMeta, 'only'>,
  states: Readonly<Record<string, FlowState>>,
): FlowState => ({ meta: { ...meta, optional: false }, initial: 'arriving', states });

const submit: FlowTransition = { target: 'saving', actions: 'keepRequest' };
const on = (reactions: Readonly<Record<string, FlowTransitions>>): FlowState => ({ on: reactions });

const stays =
  'Its place is fixed: the server asks for it in this order. The other steps are moved around it.';
const demanded = (what: string) => `The server finishes onboarding only with ${what}.`;

const companyProfile: Kind = {
  step: 'company-profile',
  key: 'companyProfile',
  about: 'Who the vendor is, with papers; sending it hands the application in.',
  fixedBecause: null,
  neededBecause: demanded('the company described, or with the vendor’s word to do it later'),
  mandatoryBecause: null,
  node: null,
  skip: skipFrom('company-profile', 'filling'),
  opensAt: 'filling',
};

const catalogue: Kind = {
  step: 'catalogue',
  key: 'catalogue',
  about: 'The price list is imported and checked.',
  fixedBecause: stays,
  neededBecause: demanded('a list that is imported and checked'),
  mandatoryBecause: demanded('a list that is imported and checked'),
  node: null,
  skip: null,
  opensAt: 'arriving',
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
      ...{ screen: 'DeliveryArea', step: 'delivery-area', title: 'Where you serve' },
      ...{ needs: 'The ports you deliver to or work in', minutes: 1 },
    },
    {
      arriving: unlessSettled('delivery-area', 'choosing'),
      choosing: on({ 'PORTS.SUBMITTED': submit }),
      saving: waiting('savePorts', { back: 'choosing', onDone: onwards }),
    },
  ),
  skip: skipFrom('delivery-area', 'choosing'),
  opensAt: 'choosing',
};

const logo: Kind = {
  step: 'logo',
  key: 'logo',
  about: 'A picture that stands beside everything the vendor offers.',
  fixedBecause: null,
  neededBecause: null,
  mandatoryBecause: null,
  node: block(
    {
      ...{ screen: 'Logo', step: 'logo', title: 'Your logo' },
      ...{ needs: 'A picture, square if you have one', minutes: 1 },
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
};

const isProvider = { type: 'vendor is a', params: { role: 'service_provider' } };

const deliveryMethods: Kind = {
  step: 'delivery-methods',
  key: 'deliveryMethods',
  about:
    'How a supplier brings orders to the crew, and what that costs. Service providers do not come to it.',
  fixedBecause: null,
  neededBecause: null,
  mandatoryBecause: null,
  node: block(
    {
      ...{ screen: 'DeliveryMethods', step: 'delivery-methods', title: 'How you deliver' },
      ...{ needs: 'What you charge for bringing an order', minutes: 2, only: 'supplier' },
    },
    {
      arriving: {
        always: [
          // The server refuses to tell a service provider how it delivers.
          { guard: isProvider, target: '#next' },
          { guard: { type: 'step is settled', params: { step: 'delivery-methods' } }, target: '#next' },
          { target: 'reading' },
        ],
      },
      reading: waiting('readDeliveryMethods', {
        back: 'choosing',
        onDone: { target: 'choosing', actions: 'keepTruth' },
      }),
      choosing: on({ 'DELIVERY.SUBMITTED': submit, 'RETRY.REQUESTED': { target: 'reading' } }),
      saving: waiting('saveDeliveryMethods', { back: 'choosing', onDone: onwards }),
    },
  ),
  skip: skipFrom('delivery-methods', 'choosing'),
  opensAt: 'reading',
};

const paymentAccount: Kind = {
  step: 'payment-account',
  key: 'paymentAccount',
  about: 'The account that crews’ money is paid out to, opened at the payment provider.',
  fixedBecause: stays,
  neededBecause: demanded('a payment account whose details are handed in'),
  mandatoryBecause: demanded('a payment account whose details are handed in'),
  node: null,
  skip: null,
  opensAt: 'arriving',
};

const completion: Kind = {
  step: 'completion',
  key: 'completion',
  about: 'The server finishes onboarding, and the vendor reads what happens next.',
  fixedBecause: 'It is always last: here the server looks whether everything it needs is there.',
  neededBecause: 'Without it the server would never finish onboarding, and nobody would go live.',
  mandatoryBecause: 'Without it the server would never finish onboarding, and nobody would go live.',
  node: null,
  skip: null,
  opensAt: 'arriving',
};

const kinds: readonly Kind[] = [
  ...[companyProfile, catalogue, deliveryArea, logo, deliveryMethods, paymentAccount, completion],
];

/** What an onboarding path can be made of, and what of it the server demands. */
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
};
