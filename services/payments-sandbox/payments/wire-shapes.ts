import type Stripe from 'stripe';

// The SDK's types say what the API answers; where its client reads text as something else, the text is what travels.
type LineItem = Omit<Stripe.LineItem, 'price'> & {
  readonly price: Omit<Stripe.Price, 'unit_amount_decimal'> & { readonly unit_amount_decimal: string };
};

interface WireList<T> {
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

/** A whole list: nothing here is long enough for pages. */
export const wireList = <T>(url: string, data: readonly T[]): WireList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
