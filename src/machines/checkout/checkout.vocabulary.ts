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

/** The shape of ApiError, which machines may not import; nothing of it is taken for granted. */
interface Thrown {
  code?: unknown;
  message?: unknown;
  status?: unknown;
  details?: { fields?: unknown };
}

const fieldsOf = (fields: unknown): NonNullable<CheckoutFailure['fields']> =>
  (Array.isArray(fields) ? fields : []).flatMap((each: { field?: unknown; message?: unknown } | null) => {
    const { field, message } = each ?? {};
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });

/** A failure as the actors throw it. */
function failureOf(error: unknown): CheckoutFailure {
  const { code, message, details } = Object(error) as Thrown; // each field is checked
  const fields = fieldsOf(details?.fields);
  return {
    code: typeof code === 'string' ? code : 'UNEXPECTED',
    message: typeof message === 'string' ? message : String(error),
    ...(fields.length > 0 && { fields }),
  };
}

/** Whether the server has refused. No answer has status 0; an outage is none either: it may have come before or after the order was made. */
function isRefusal(error: unknown): boolean {
  const { status } = Object(error) as Thrown; // checked
  return typeof status === 'number' && status >= 400 && status < 500;
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
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
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
    'server has refused': (_, { error }: { error: unknown }) => isRefusal(error),
    'order is paid': ({ context: { order } }) =>
      order !== null && order.status !== 'pending_payment' && order.status !== 'payment_expired',
    'the order read is over': (_, { order }: { order: OrderState }) => order.status === 'payment_expired',
    'order is over': ({ context: { order } }) => order?.status === 'payment_expired',
    'payment was declined': ({ context: { order } }) => order !== null && order.declineMessage !== null,
    'person came back from paying': ({ context }) => context.cameBack,
  },
  delays: {
    patience: PATIENCE_MS,
  },
});
