import type { CheckoutRequest, components } from '../../api/index.ts';

type Order = components['schemas']['Order'];

export interface CheckoutFailure {
  code: string;
  message: string;
  /** What is wrong with what was said, by field path: `place/port`. */
  fields?: { field: string; message: string }[];
}

/** What of an order decides how its checkout goes on. */
export interface OrderState {
  id: string;
  status: Order['status'];
  paymentStatus: Order['payment']['status'];
  /** Why the last try to pay did not do, in words; null when none failed. */
  declineMessage: string | null;
}

/** One press of "Pay": the cart as it was shown, and the key under which it is bought once, in every tab. */
export interface CheckoutSubmission {
  body: CheckoutRequest;
  key: string;
}

export interface CheckoutInput {
  /** Null while there is a cart and no order yet. */
  orderId: string | null;
  /** Whether the browser just came back from the payment page: which proves nothing, but is worth waiting for. */
  cameBack: boolean;
}

export interface CheckoutContext extends CheckoutInput {
  submission: CheckoutSubmission | null;
  paymentUrl: string | null;
  order: OrderState | null;
  failure: CheckoutFailure | null;
  /** What is under way takes longer than people expect: the screen offers Cancel. */
  slow: boolean;
}

export interface OpenedPayment {
  orderId: string;
  /** Null while the payment provider is away. */
  paymentUrl: string | null;
}

export type CheckoutEvent =
  | { type: 'CHECKOUT.SUBMITTED'; submission: CheckoutSubmission }
  | { type: 'RETRY.REQUESTED' }
  | { type: 'PAYMENT.REQUESTED' }
  | { type: 'ORDER.READ'; order: OrderState }
  | { type: 'ORDER.GIVE_UP_REQUESTED' }
  /** The time to pay was over by this browser's clock: the server knows whether it is. */
  | { type: 'ORDER.TIME_RAN_OUT' }
  /** The page stands again as it was left for the payment page. */
  | { type: 'BROWSER.RETURNED' }
  | { type: 'CANCEL.REQUESTED' };
