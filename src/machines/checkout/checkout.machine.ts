import { invariant } from '../../lib/invariant.ts';
import { pending } from '../kit/index.ts';
import type { CheckoutContext } from './checkout.types.ts';
import { checkoutVocabulary } from './checkout.vocabulary.ts';

const orderOf = ({ context: { orderId } }: { context: CheckoutContext }) => {
  invariant(orderId !== null, 'an order was made');
  return { orderId };
};

/** Every report about the order is judged again, in the state `judging` next to the one that listens. */
const listening = checkoutVocabulary.createStateConfig({
  on: {
    'ORDER.READ': {
      target: 'judging',
      actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order }) },
    },
  },
});

/** An unpaid order: it may be paid or cancelled. */
const open = checkoutVocabulary.createStateConfig({
  on: {
    ...listening.on,
    'PAYMENT.REQUESTED': { target: '#checkout.opening' },
    'ORDER.GIVE_UP_REQUESTED': { target: '#checkout.givingUp' },
    'ORDER.TIME_RAN_OUT': { target: 'reading' },
  },
});

/** Asks the server about the order; the state `judging` next to it judges the answer. */
const reading = checkoutVocabulary.createStateConfig({
  ...pending({ 'CANCEL.REQUESTED': { target: 'judging' } }),
  tags: ['busy', 'reading'],
  invoke: {
    id: 'readOrder',
    src: 'readOrder',
    input: orderOf,
    onDone: [
      {
        // Its items are back in the cart.
        guard: { type: 'the order read is over', params: ({ event }) => ({ order: event.output }) },
        target: '#checkout.expired',
        actions: [{ type: 'keepOrder', params: ({ event }) => ({ order: event.output }) }, 'noteCartChanged'],
      },
      {
        target: 'judging',
        actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
      },
    ],
    onError: { target: 'judging', actions: 'keepFailure' },
  },
});

/** The server's state of the order decides. */
const ends = [
  { guard: 'order is paid', target: '#checkout.paid' },
  { guard: 'order is over', target: '#checkout.expired' },
  { guard: 'payment was declined', target: '#checkout.declined' },
] as const;

/**
 * From the cart to a paid order (docs/product.md "Cart and orders"). The order is made under a key that all tabs share,
 * so that a second press, a second tab or a lost answer buys only once; the payment happens on the provider's page, and
 * only the server knows its result. The checkout survives a reload: with an order's id it begins by reading the order.
 */
export const checkoutMachine = checkoutVocabulary.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    orderId: input.orderId,
    submission: null,
    paymentUrl: null,
    order: null,
    failure: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'person came back from paying', target: 'returned' },
        { guard: 'an order is known', target: 'awaitingOrder' },
        { target: 'reviewing' },
      ],
    },
    reviewing: {
      on: {
        'CHECKOUT.SUBMITTED': {
          target: 'placing',
          actions: {
            type: 'keepSubmission',
            params: ({ event }) => ({ submission: event.submission }),
          },
        },
      },
    },
    placing: {
      ...pending({ 'CANCEL.REQUESTED': { target: 'reviewing', actions: 'noteCartChanged' } }),
      entry: 'forgetFailure',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context: { submission } }) => {
          invariant(submission, 'a cart was submitted');
          return submission;
        },
        onDone: [
          {
            guard: { type: 'payment page is known', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'keepPayment', params: ({ event }) => event.output },
          },
          {
            target: 'unreachable',
            actions: [{ type: 'keepPayment', params: ({ event }) => event.output }, 'noteCartChanged'],
          },
        ],
        onError: [
          {
            guard: 'server has refused',
            target: 'reviewing',
            actions: ['keepFailure', 'noteCartChanged'],
          },
          { target: 'unsure', actions: 'keepFailure' },
        ],
      },
    },
    // The answer was lost: the order may exist. The same key finds or makes it.
    unsure: {
      on: {
        'RETRY.REQUESTED': { target: 'placing' },
        'CANCEL.REQUESTED': { target: 'reviewing', actions: 'noteCartChanged' },
      },
    },
    // The order exists and its stock is reserved, but there is no payment page.
    unreachable: open,
    opening: {
      ...pending({ 'CANCEL.REQUESTED': { target: 'judging' } }),
      entry: 'forgetFailure',
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: orderOf,
        onDone: [
          {
            guard: { type: 'payment page is known', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'keepPayment', params: ({ event }) => event.output },
          },
          { target: 'unreachable' },
        ],
        onError: [
          // Paid or ended in the meantime.
          { guard: 'server has refused', target: 'reading' },
          { target: 'unreachable', actions: 'keepFailure' },
        ],
      },
    },
    leaving: {
      entry: {
        type: 'leaveFor',
        params: ({ context }) => ({ url: context.paymentUrl ?? '' }),
      },
      on: {
        'BROWSER.RETURNED': { target: 'returned.reading' },
        'PAYMENT.REQUESTED': { target: 'leaving', reenter: true },
      },
    },
    awaitingOrder: open,
    reading,
    judging: { always: [...ends, { target: 'unpaid' }] },
    unpaid: open,
    declined: open,
    // The browser returned from the payment page, which proves nothing: the payment provider's report on an unpaid
    // order is awaited for a while.
    returned: {
      initial: 'awaitingOrder',
      states: {
        awaitingOrder: open,
        reading,
        judging: { always: [...ends, { target: 'confirming' }] },
        confirming: { ...open, after: { confirmation: { target: '#checkout.unpaid' } } },
      },
    },
    givingUp: {
      ...pending({ 'CANCEL.REQUESTED': { target: 'reading' } }),
      entry: 'forgetFailure',
      invoke: {
        id: 'giveUpOrder',
        src: 'giveUpOrder',
        input: orderOf,
        onDone: [
          {
            guard: { type: 'the order read is over', params: ({ event }) => ({ order: event.output }) },
            target: 'expired.givenUp',
            actions: [
              { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
              'noteCartChanged',
            ],
          },
          {
            // Paid at the same moment.
            target: 'judging',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: { target: 'reading', actions: 'keepFailure' },
      },
    },
    paid: listening,
    // It can no longer be paid: its buyer cancelled it, or the payment deadline passed.
    expired: {
      ...listening,
      initial: 'unpaid',
      states: { unpaid: {}, givenUp: {} },
    },
  },
});
