import type { FlowGuard, FlowState, FlowTransition } from '../../statecharts/flow/flow.types.ts';
import type { StepKind, StepKit } from '../../statecharts/flow/steps/step-kit.types.ts';
import type { BookingMeta, OpenableStep, SentStep, StepName } from './booking.types.ts';

interface Kind extends StepKind {
  readonly step: StepName;
  /** Key of the state within the step at which the step is reopened; null if it cannot be. */
  readonly opensAt: string | null;
}

const settled = (step: string): FlowGuard => ({ type: 'step is settled', params: { step } });
const resumesAt = (step: OpenableStep): FlowGuard => ({ type: 'step to resume at is', params: { step } });

/** A step with a form, passed over once it is sent or skipped; only some can be skipped. */
const block = (
  meta: Required<Omit<BookingMeta, 'step'>> & { step: SentStep },
  at: string,
  on: Readonly<Record<string, FlowTransition>>,
): FlowState => ({
  meta,
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: resumesAt(meta.step), target: at, actions: 'forgetResume' },
        { guard: settled(meta.step), target: '#next' },
        { target: at },
      ],
    },
    [at]: { on },
  },
});

const submitted: FlowTransition = { target: '#next', actions: ['keepDraft', 'forgetFailure'] };

const needed = (what: string) => `The server makes no booking without ${what}.`;
const fixed = (why: string) => `Its position is fixed: ${why} Move the other steps around it.`;

const service: Kind = {
  step: 'service',
  key: 'service',
  about: 'The crew member searches the services and chooses one. A link from a service’s page skips it.',
  fixedBecause: fixed('places, times and prices are those of a service.'),
  neededBecause: needed('a service'),
  mandatoryBecause: needed('a service'),
  node: null,
  skip: null,
  opensAt: 'choosing',
  doneBy: { effects: ['loadService'], guards: [settled('service')] },
  work: null,
};

const slot: Kind = {
  step: 'slot',
  key: 'slot',
  about: 'Where the work is done, how much of it, and a free time, which the server checks.',
  fixedBecause: fixed('the price to review is that of a time and a place.'),
  neededBecause: needed('a free time'),
  mandatoryBecause: needed('a free time'),
  node: null,
  skip: null,
  opensAt: 'choosing',
  doneBy: { effects: ['checkSlot'], guards: [settled('slot')] },
  work: null,
};

const details: Kind = {
  step: 'details',
  key: 'details',
  about: 'Yacht, berth, contact, the latest useful date and a note to the provider.',
  fixedBecause: null,
  neededBecause: needed('a berth or a yacht where the work is on board'),
  mandatoryBecause: null,
  node: block(
    {
      screen: 'Details',
      step: 'details',
      title: 'Details',
      needs: 'Yacht, berth, contact, what the provider should know',
      minutes: 2,
      optional: true,
    },
    'filling',
    {
      'DETAILS.TYPED': { actions: 'keepDraft' },
      'DETAILS.SUBMITTED': { guard: 'provider can find the yacht', ...submitted },
    },
  ),
  skip: {
    from: 'filling',
    event: 'STEP.SKIPPED',
    transition: { guard: 'details may be skipped', target: 'skipping', actions: 'keepDraft' },
    skipping: { always: { target: '#next' } },
  },
  opensAt: 'filling',
  doneBy: null,
  work: null,
};

const billing: Kind = {
  step: 'billing',
  key: 'billing',
  about:
    'Whether a private person or a company books. It decides the tax; without this step it is a private person.',
  fixedBecause: null,
  neededBecause: null,
  mandatoryBecause: 'It decides the tax: nothing is assumed of who was asked.',
  node: block(
    {
      screen: 'Billing',
      step: 'billing',
      title: 'Billing',
      needs: 'Who you book for: it decides the tax',
      minutes: 1,
      optional: false,
    },
    'choosing',
    { 'BILLING.SUBMITTED': submitted },
  ),
  skip: null,
  opensAt: 'choosing',
  doneBy: null,
  work: null,
};

const review: Kind = {
  step: 'review',
  key: 'review',
  about: 'Price, tax and cancellation terms for who is billed, before the time is held.',
  fixedBecause: fixed('nothing is held or paid that was not shown with its price.'),
  neededBecause: needed('the price that the crew member was shown'),
  mandatoryBecause: needed('the price that the crew member was shown'),
  node: null,
  skip: null,
  opensAt: 'pricing',
  doneBy: { effects: ['holdSlot'], guards: [] },
  work: null,
};

const payment: Kind = {
  step: 'payment',
  key: 'payment',
  about: 'The time is held while the crew member pays on the payment provider’s page.',
  fixedBecause: fixed('a held time is paid at once, or it is free again.'),
  neededBecause: needed('a payment'),
  mandatoryBecause: needed('a payment'),
  node: null,
  skip: null,
  opensAt: null,
  doneBy: null,
  work: null,
};

const answer: Kind = {
  step: 'answer',
  key: 'answer',
  about: 'The provider’s answer, and what can be done with the booking after it.',
  fixedBecause: 'It is always last: here the provider answers.',
  neededBecause: 'Without it, nobody would learn whether the booking is confirmed.',
  mandatoryBecause: 'Without it, nobody would learn whether the booking is confirmed.',
  node: null,
  skip: null,
  opensAt: null,
  doneBy: null,
  work: null,
};

const kinds: readonly Kind[] = [service, slot, details, billing, review, payment, answer];

/** The steps a booking path can be composed of, and which of them the server requires. */
export const bookingSteps: StepKit = {
  kinds,
  opened: {
    event: 'STEP.OPENED',
    reaction: ({ step, key }) => {
      const opensAt = kinds.find((kind) => kind.step === step)?.opensAt ?? null;
      return {
        guard: { type: 'step asked for is', params: { step } },
        target: opensAt === null ? `.${key}` : `.${key}.${opensAt}`,
        actions: 'forgetFailure',
      };
    },
  },
  // An address contains a booking only after the booking is made.
  returning: [
    { guard: 'a booking is asked for', upTo: null },
    { guard: 'person came back from paying', upTo: null },
  ],
  settled,
  learnt: [{ guard: 'a booking is known', effects: ['readBooking', 'giveUpBooking', 'actOnBooking'] }],
  begunBy: [],
  unchanging: [],
  end: 'confirmed',
};
