import type { CheckoutContext } from './checkout.types.ts';
import { checkoutVocabulary } from './checkout.vocabulary.ts';

const orderOf = ({ context: { orderId } }: { context: CheckoutContext }) => {
  if (orderId === null) throw new Error('There is no order yet.');
  return { orderId };
};

/** A call under way: busy, then slow, and in the end neither. */
const waiting = {
  tags: 'busy',
  entry: 'forgetFailure',
  after: { patience: { actions: 'markSlow' } },
  exit: 'markPrompt',
} as const;

/** Whatever is heard of the order is judged anew. */
const listening = checkoutVocabulary.createStateConfig({
  on: {
    'ORDER.READ': {
      target: 'judging',
      actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order }) },
    },
  },
});

/** An order that is not paid: it may be paid or given up. */
const open = checkoutVocabulary.createStateConfig({
  on: {
    ...listening.on,
    'PAYMENT.REQUESTED': { target: 'opening' },
    'ORDER.GIVE_UP_REQUESTED': { target: 'givingUp' },
    'ORDER.TIME_RAN_OUT': { target: 'reading' },
  },
});

/**
 * From the cart to a paid order (product.md "Cart and orders"). The order is made under a key that every tab shares, so that pressing twice, a second tab
 * or a lost answer buys once; the payment happens on the provider's page, and only the server knows how it ended. Survives a reload: with an
 * order's id it begins by looking at the order.
 */
export const checkoutMachine = checkoutVocabulary.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...input,
    submission: null,
    paymentUrl: null,
    order: null,
    failure: null,
    slow: false,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'an order is known', target: 'awaitingOrder' }, { target: 'reviewing' }],
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
      ...waiting,
      on: { 'CANCEL.REQUESTED': { target: 'reviewing', actions: 'noteCartChanged' } },
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context: { submission } }) => {
          if (submission === null) throw new Error('Nothing was submitted.');
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
            guard: { type: 'server has refused', params: ({ event }) => ({ error: event.error }) },
            target: 'reviewing',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              'noteCartChanged',
            ],
          },
          {
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    // The answer was lost: the order may be there. The same key finds it, or makes it.
    unsure: {
      on: {
        'RETRY.REQUESTED': { target: 'placing' },
        'CANCEL.REQUESTED': { target: 'reviewing', actions: 'noteCartChanged' },
      },
    },
    // The order is there and its stock reserved, the payment page is not.
    unreachable: open,
    opening: {
      ...waiting,
      on: { 'CANCEL.REQUESTED': { target: 'judging' } },
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
          {
            // Paid or over in the meantime.
            guard: { type: 'server has refused', params: ({ event }) => ({ error: event.error }) },
            target: 'reading',
          },
          {
            target: 'unreachable',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    leaving: {
      entry: {
        type: 'leaveFor',
        params: ({ context }) => ({ url: context.paymentUrl ?? '' }),
      },
      on: {
        'BROWSER.RETURNED': { target: 'reading', actions: 'awaitPayment' },
        'PAYMENT.REQUESTED': { target: 'leaving', reenter: true },
      },
    },
    reading: {
      tags: 'busy',
      after: { patience: { actions: 'markSlow' } },
      exit: 'markPrompt',
      on: { 'CANCEL.REQUESTED': { target: 'judging' } },
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: orderOf,
        onDone: [
          {
            // Its things are back in the cart.
            guard: { type: 'the order read is over', params: ({ event }) => ({ order: event.output }) },
            target: 'expired',
            actions: [
              { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
              'noteCartChanged',
            ],
          },
          {
            target: 'judging',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: {
          target: 'judging',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    awaitingOrder: open,
    // What the server says of the order decides.
    judging: {
      always: [
        { guard: 'order is paid', target: 'paid' },
        { guard: 'order is over', target: 'expired' },
        { guard: 'payment was declined', target: 'declined' },
        { guard: 'person came back from paying', target: 'confirming' },
        { target: 'unpaid' },
      ],
    },
    unpaid: open,
    declined: open,
    // The provider's word is on its way.
    confirming: {
      after: { patience: { target: 'unpaid', actions: 'stopWaiting' } },
      ...open,
    },
    givingUp: {
      ...waiting,
      on: { 'CANCEL.REQUESTED': { target: 'reading' } },
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
            // Paid in the same moment.
            target: 'judging',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: {
          target: 'reading',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    paid: listening,
    // Nobody pays it any more: its buyer gave it up, or did not pay in time.
    expired: {
      ...listening,
      initial: 'unpaid',
      states: { unpaid: {}, givenUp: {} },
    },
  },
});
