import { publishLiveEvent } from '../../platform/live/index.ts';
import type { Trx } from './payment/payment.repository.ts';
import type { PaidFor } from './purchase-money.domain.ts';
import type { PaidSale } from './transfers/transfer.repository.ts';

interface News {
  /** The affected sub-order; null: the whole purchase. */
  readonly subOrderId?: string | null;
  readonly audience: readonly string[];
  readonly at: Date;
}

/** Publishes a live event to the parties of a purchase after a change. */
export const publishPurchaseEvent = (
  trx: Trx,
  { purchaseKind, purchaseId }: Pick<PaidFor, 'purchaseKind' | 'purchaseId'>,
  { subOrderId = null, audience, at }: News,
): Promise<void> =>
  purchaseKind === 'order'
    ? publishLiveEvent(trx, { about: { orderId: purchaseId, subOrderId }, audience, at })
    : publishLiveEvent(trx, { about: { bookingId: purchaseId }, audience, at });

/** The same for one sale. */
export const publishSaleEvent = (trx: Trx, sale: PaidSale, news: Omit<News, 'subOrderId'>): Promise<void> =>
  publishPurchaseEvent(trx, sale, { ...news, subOrderId: sale.kind === 'sub_order' ? sale.id : null });
