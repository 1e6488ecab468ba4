import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { marketCommission } from '../market-settings/index.ts';
import { decideGoodsTax, unknownVatId } from '../tax/index.ts';
import {
  planOrder,
  taxUndecided,
  type CartDelivery,
  type CartLine,
  type Elsewhere,
} from './checkout.domain.ts';
import {
  insertLines,
  insertOrder,
  insertPayment,
  insertSubOrders,
  type CheckedOut,
  type OrderPlace,
} from './checkout.repository.ts';
import { after, payWithinMs, type Attribution } from './orders.domain.ts';
import type { OrderParts } from './orders.parts.ts';
import type { Refusals } from './orders.refusals.ts';
import { takeStock } from './stock.repository.ts';
import { insertTradeHistory, type Trx } from './trade.repository.ts';

/** What is bought, locked, and what its buyer agreed to. */
interface Purchase {
  readonly buyerId: string;
  readonly place: OrderPlace;
  readonly lines: readonly CartLine[];
  readonly deliveries: readonly CartDelivery[];
  readonly elsewhere: readonly Elsewhere[];
  readonly expectedTotal: { readonly amountMinor: number; readonly currency: string };
  readonly checkoutKey: string;
  readonly bodySha256: string;
  /** Its lines go back into the buyer's cart when it is not paid. */
  readonly fromCart: boolean;
}

export type PurchaseRefusal = Refusals<
  | 'VALIDATION'
  | 'CART_EMPTY'
  | 'PRICE_CHANGED'
  | 'LISTING_NOT_AVAILABLE'
  | 'NOT_ENOUGH_STOCK'
  | 'DELIVERY_NOT_OFFERED'
  | 'TAX_UNDECIDED'
>;

/** Makes an order of what is bought at today's prices: its stock is taken, and its payment is still to come. */
export async function makeOrder(
  { ids, currency, commissionBps, vatChecks }: OrderParts,
  trx: Trx,
  purchase: Purchase,
  now: Date,
): Promise<Result<CheckedOut, PurchaseRefusal>> {
  const { buyerId, place, lines } = purchase;
  const planned = planOrder(
    { ...purchase, billTo: place.billTo },
    {
      currency,
      commissionBps: await marketCommission(trx, commissionBps),
      now,
      decideTax: decideGoodsTax,
    },
    purchase.expectedTotal,
  );
  if (!planned.ok) return planned;
  const vatId = place.billTo?.vatId ?? null;
  if (vatId !== null && (await vatChecks?.isUnknown(trx, vatId, now)))
    return refuse(taxUndecided(unknownVatId.message));
  const { sums } = planned.value;
  const expiresAt = after(now, payWithinMs);
  const order = {
    id: ids.newId(),
    buyerId,
    cart: place,
    vatCheckId: vatId === null ? null : ((await vatChecks?.ask(trx, vatId, now)) ?? null),
    currency,
    sums,
    checkoutKey: purchase.checkoutKey,
    bodySha256: purchase.bodySha256,
    fromCart: purchase.fromCart,
    expiresAt,
    now,
  };
  const number = await insertOrder(trx, order);
  const subOrders = planned.value.subOrders.map((subOrder) => ({ ...subOrder, id: ids.newId() }));
  await insertSubOrders(trx, order, subOrders);
  await insertLines(trx, ids.newId, subOrders);
  await takeStock(trx, lines, now);
  await insertPayment(
    trx,
    { id: ids.newId(), orderId: order.id, amountMinor: sums.totalMinor },
    { currency, now },
  );
  const attribution: Attribution = { by: 'crew_member', actorId: buyerId, note: null, at: now };
  await insertTradeHistory(trx, ids.newId, { orderId: order.id, attribution }, [
    { subOrderId: null, command: 'check_out', from: 'cart', to: 'pending_payment' },
  ]);
  await enqueue(
    trx,
    'expire_payment',
    { purchaseId: order.id, saleId: null },
    { runAt: expiresAt, jobKey: `expire_payment:order:${order.id}` },
  );
  return ok({ orderId: order.id, number, totalMinor: sums.totalMinor, currency, expiresAt });
}
