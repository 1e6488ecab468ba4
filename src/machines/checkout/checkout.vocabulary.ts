import { assign, setup } from 'xstate';
import { PATIENCE_MS } from '../../lib/patience.ts';
import { errorIn, failureDetailsOf, failureOf, inputIn, isRefusal, providedPromise } from '../kit/index.ts';
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutFailure,
  CheckoutInput,
  CheckoutSubmission,
  OpenedPayment,
  OrderState,
} from './checkout.types.ts';

/** A failure as its screen shows it, with the fields that the server named. */
function checkoutFailureOf(error: unknown): CheckoutFailure {
  const { fields } = failureDetailsOf(error);
  return { ...failureOf(error), ...(fields.length > 0 && { fields }) };
}

const cameBack = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'cameBack' in input && input.cameBack === true;

/**
 * What the checkout's path may use. The shell provides the actors and the noted effects; the lab and the tests provide
 * their own.
 */
export const checkoutVocabulary = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    events: {} as CheckoutEvent,
    tags: {} as 'busy' | 'slow' | 'reading',
  },
  actors: {
    placeOrder: providedPromise<OpenedPayment, CheckoutSubmission>('placeOrder'),
    openPayment: providedPromise<OpenedPayment, { orderId: string }>('openPayment'),
    readOrder: providedPromise<OrderState, { orderId: string }>('readOrder'),
    giveUpOrder: providedPromise<OrderState, { orderId: string }>('giveUpOrder'),
  },
  actions: {
    keepSubmission: assign((_, { submission }: { submission: CheckoutSubmission }) => ({ submission })),
    keepPayment: assign((_, { orderId, paymentUrl }: OpenedPayment) => ({ orderId, paymentUrl })),
    keepOrder: assign((_, { order }: { order: OrderState }) => ({ order, orderId: order.id })),
    keepFailure: assign({ failure: ({ event }) => checkoutFailureOf(errorIn(event)) }),
    forgetFailure: assign({ failure: null }),
    /** Effects of the shell: the browser opens the payment page; the cart's screen reloads the cart. */
    leaveFor: (_, _address: { url: string }) => {},
    noteCartChanged: () => {},
  },
  guards: {
    /** Only at the start of the checkout: from its input. */
    'person came back from paying': ({ event }) => cameBack(inputIn(event)),
    'an order is known': ({ context }) => context.orderId !== null,
    'payment page is known': (_, { paymentUrl }: { paymentUrl: string | null }) => paymentUrl !== null,
    'server has refused': ({ event }) => isRefusal(errorIn(event)),
    'order is paid': ({ context: { order } }) =>
      order !== null && order.status !== 'pending_payment' && order.status !== 'payment_expired',
    'the order read is over': (_, { order }: { order: OrderState }) => order.status === 'payment_expired',
    'order is over': ({ context: { order } }) => order?.status === 'payment_expired',
    'payment was declined': ({ context: { order } }) => order !== null && order.declineMessage !== null,
  },
  delays: {
    patience: PATIENCE_MS,
    /** How long to wait for the payment provider's report before the order counts as unpaid. */
    confirmation: PATIENCE_MS,
  },
});
