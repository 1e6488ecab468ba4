import type { CheckoutRequest, components } from '../../api/index.ts';
import type { Failure, FieldFailure } from '../kit/index.ts';

type Order = components['schemas']['Order'];

export interface CheckoutFailure extends Failure {
  /** What is wrong with what was said. */
  fields?: FieldFailure[];
}

/** The part of an order that decides how its checkout continues. */
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

export interface CheckoutContext {
  orderId: string | null;
  submission: CheckoutSubmission | null;
  paymentUrl: string | null;
  order: OrderState | null;
  failure: CheckoutFailure | null;
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
  /** The browser restored the page as it was when it left for the payment page. */
  | { type: 'BROWSER.RETURNED' }
  | { type: 'CANCEL.REQUESTED' };
