import type { Money } from './order.types.ts';

/** The money of a sale that a refund is taken from. */
export interface RefundedSale {
  /** What was paid and has not been refunded. */
  readonly refundable: Money;
  /** The delivery's part of it. */
  readonly delivery?: Money;
  /** The market's commission in it; null where that is unknown. */
  readonly commission: Money | null;
}

/**
 * The commission that the market gives up for a refund, in minor units; null where that is unknown. Commission is only
 * taken of goods, and goods are refunded first unless the refund is for the delivery. Accurate to about a cent, since
 * the server rounds over all refunds together.
 */
export function commissionGivenUp(
  { refundable, delivery, commission }: RefundedSale,
  { amountMinor, part = 'goods' }: { readonly amountMinor: number; readonly part?: 'goods' | 'delivery' },
): number | null {
  if (commission === null) return null;
  const deliveryMinor = Math.min(delivery?.amountMinor ?? 0, refundable.amountMinor);
  const goodsMinor = refundable.amountMinor - deliveryMinor;
  const ofGoods = part === 'delivery' ? 0 : Math.min(amountMinor, goodsMinor);
  return goodsMinor === 0 ? 0 : Math.round((commission.amountMinor * ofGoods) / goodsMinor);
}
