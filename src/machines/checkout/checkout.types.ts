import type { CheckoutRequest, components } from '../../api/index.ts';
import type { Failure, FieldFailure } from '../kit/index.ts';

type Order = components['schemas']['Order'];

export interface CheckoutFailure extends Failure {
  /** The problem with the field. */
  fields?: FieldFailure[];
}

/** The part of an order that decides how its checkout continues. */
export interface OrderState {
  id: string;
  status: Order['status'];
  paymentStatus: Order['payment']['status'];
  /** Why the last payment failed, as text; null if none failed. */
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
  /** Whether the browser just returned from the payment page: no proof of payment, but a reason to wait for it. */
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
  /** Null while the payment provider is unavailable. */
  paymentUrl: string | null;
}

export type CheckoutEvent =
  | { type: 'CHECKOUT.SUBMITTED'; submission: CheckoutSubmission }
  | { type: 'RETRY.REQUESTED' }
  | { type: 'PAYMENT.REQUESTED' }
  | { type: 'ORDER.READ'; order: OrderState }
  | { type: 'ORDER.GIVE_UP_REQUESTED' }
  /** The payment deadline passed by this browser's clock; the server decides whether it did. */
  | { type: 'ORDER.TIME_RAN_OUT' }
  /** The browser restored the page as it was when the user left for the payment page. */
  | { type: 'BROWSER.RETURNED' }
  | { type: 'CANCEL.REQUESTED' };
