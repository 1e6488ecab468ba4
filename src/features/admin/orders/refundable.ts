import type { Order, SubOrder } from '../../order-parts/index.ts';

/** What was paid for a sub-order and not given back yet, in whole minor units. */
export const leftToRefundMinor = ({ acceptedTotal, refunded }: SubOrder): number =>
  Math.max(0, (acceptedTotal?.amountMinor ?? 0) - refunded.amountMinor);

const holdsMoney = new Set(['captured', 'partially_refunded', 'won']);

/** Whether there is anything to give back; the server decides each refund by itself. */
export const canRefund = ({ payment }: Pick<Order, 'payment'>, subOrder: SubOrder): boolean =>
  holdsMoney.has(payment.status) && leftToRefundMinor(subOrder) > 0;
