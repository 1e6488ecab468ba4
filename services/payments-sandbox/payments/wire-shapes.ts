import type Stripe from 'stripe';

// The SDK's types describe the parsed answers; where its client parses text into something else, the text is what is
// sent.
type LineItem = Omit<Stripe.LineItem, 'price'> & {
  readonly price: Omit<Stripe.Price, 'unit_amount_decimal'> & { readonly unit_amount_decimal: string };
};

export interface WireList<T> {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
}
export type WireSession = Omit<Stripe.Checkout.Session, 'line_items'>;
export type WireLineItems = WireList<LineItem>;
export type WireIntent = Stripe.PaymentIntent;
export type WireCharge = Stripe.Charge;
export type WireRefund = Stripe.Refund;
export type WireReversal = Stripe.TransferReversal;
export type WireTransfer = Omit<Stripe.Transfer, 'reversals'> & {
  readonly reversals: WireList<WireReversal>;
};
export type WireBalance = Stripe.Balance;
export type WirePayout = Stripe.Payout;
/** The fields of a movement on an account's balance that a marketplace reads. */
export type WireMovement = Pick<
  Stripe.BalanceTransaction,
  | 'id'
  | 'object'
  | 'amount'
  | 'available_on'
  | 'created'
  | 'currency'
  | 'description'
  | 'exchange_rate'
  | 'fee'
  | 'fee_details'
  | 'net'
  | 'reporting_category'
  | 'status'
  | 'type'
> & { readonly source: string | object };
/** The fields of a dispute that a marketplace reads; its movements without linked objects. */
export type WireDispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'livemode'
  | 'amount'
  | 'currency'
  | 'charge'
  | 'payment_intent'
  | 'created'
  | 'reason'
  | 'status'
  | 'is_charge_refundable'
  | 'metadata'
> & {
  readonly balance_transactions: readonly Pick<
    Stripe.BalanceTransaction,
    'id' | 'object' | 'amount' | 'fee' | 'net' | 'currency' | 'created' | 'type'
  >[];
  readonly evidence: Readonly<Record<string, string>>;
  readonly evidence_details: Omit<
    Stripe.Dispute.EvidenceDetails,
    'enhanced_eligibility' | 'submission_method'
  >;
};

export type WireFile = Omit<Stripe.File, 'links'>;

/** A complete list: nothing here is long enough for pages. */
export const wireList = <T>(url: string, data: readonly T[]): WireList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
