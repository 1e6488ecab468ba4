import { assign, fromPromise, setup } from 'xstate';
import { PATIENCE_MS } from '../../lib/patience.ts';
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutFailure,
  CheckoutInput,
  CheckoutSubmission,
  OpenedPayment,
  OrderState,
} from './checkout.types.ts';

const notProvided = (name: string): never => {
  throw new Error(`The actor "${name}" is not provided.`);
};

/** A failure as the actors throw it: the shape of ApiError, which machines may not import; `status` 0 is no answer at all. */
function failureOf(error: unknown): CheckoutFailure & { isAnswer: boolean } {
  const { code, message, status } = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: unknown;
    message?: unknown;
    status?: unknown;
  }; // each field is checked below
  return {
    code: typeof code === 'string' ? code : 'UNEXPECTED',
    message: typeof message === 'string' ? message : String(error),
    // An outage is no answer either: it may have come before or after the order was made.
    isAnswer: typeof status === 'number' && status >= 400 && status < 500,
  };
}

/** What the checkout's path may use. The shell provides the actors and the noted effects; the lab and the tests provide their own. */
export const checkoutVocabulary = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    events: {} as CheckoutEvent,
    tags: {} as 'busy',
  },
  actors: {
    placeOrder: fromPromise<OpenedPayment, CheckoutSubmission>(() => notProvided('placeOrder')),
    openPayment: fromPromise<OpenedPayment, { orderId: string }>(() => notProvided('openPayment')),
    readOrder: fromPromise<OrderState, { orderId: string }>(() => notProvided('readOrder')),
    giveUpOrder: fromPromise<OrderState, { orderId: string }>(() => notProvided('giveUpOrder')),
  },
  actions: {
    keepSubmission: assign((_, { submission }: { submission: CheckoutSubmission }) => ({ submission })),
    keepPayment: assign((_, { orderId, paymentUrl }: OpenedPayment) => ({ orderId, paymentUrl })),
    keepOrder: assign((_, { order }: { order: OrderState }) => ({ order, orderId: order.id })),
    keepFailure: assign((_, { error }: { error: unknown }) => {
      const { code, message } = failureOf(error);
      return { failure: { code, message } };
    }),
    forgetFailure: assign({ failure: null }),
    stopWaiting: assign({ cameBack: false }),
    awaitPayment: assign({ cameBack: true }),
    markSlow: assign({ slow: true }),
    markPrompt: assign({ slow: false }),
    /** Effects of the shell: the browser goes to the payment page; whoever shows the cart reads it anew. */
    leaveFor: (_, _address: { url: string }) => {},
    noteCartChanged: () => {},
  },
  guards: {
    'an order is known': ({ context }) => context.orderId !== null,
    'payment page is known': (_, { paymentUrl }: { paymentUrl: string | null }) => paymentUrl !== null,
    'server has refused': (_, { error }: { error: unknown }) => failureOf(error).isAnswer,
    'order is paid': ({ context: { order } }) =>
      order !== null && order.status !== 'pending_payment' && order.status !== 'payment_expired',
    'order is over': ({ context: { order } }) => order?.status === 'payment_expired',
    'payment was declined': ({ context: { order } }) => order !== null && order.declineMessage !== null,
    'person came back from paying': ({ context }) => context.cameBack,
  },
  delays: {
    patience: PATIENCE_MS,
  },
});
