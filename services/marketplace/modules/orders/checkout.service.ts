import { createHash } from 'node:crypto';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Session } from '../account/index.ts';
import { decideGoodsTax, unknownVatId } from '../tax/index.ts';
import { planOrder, taxUndecided } from './checkout.domain.ts';
import {
  emptyCart,
  findByKey,
  findDeliveries,
  findElsewhere,
  deleteUnavailableDeliveries,
  lockCart,
  lockCartLines,
  insertLines,
  insertOrder,
  insertPayment,
  insertSubOrders,
  type CheckedOut,
} from './checkout.repository.ts';
import { after, payWithinMs, type Attribution } from './orders.domain.ts';
import type { OrderParts } from './orders.parts.ts';
import type { Refusals } from './orders.refusals.ts';
import { takeStock } from './stock.repository.ts';
import { insertTradeHistory } from './trade.repository.ts';

/** What the buyer was shown and agreed to. */
interface CheckoutInput {
  readonly cartVersion: number;
  readonly expectedTotal: { readonly amountMinor: number; readonly currency: string };
}

type CheckoutRefusal = Refusals<
  | 'VALIDATION'
  | 'CART_EMPTY'
  | 'CART_CHANGED'
  | 'PRICE_CHANGED'
  | 'LISTING_NOT_AVAILABLE'
  | 'NOT_ENOUGH_STOCK'
  | 'DELIVERY_NOT_OFFERED'
  | 'TAX_UNDECIDED'
  | 'KEY_USED_OTHERWISE'
>;

const sha256 = ({ cartVersion, expectedTotal }: CheckoutInput): string =>
  createHash('sha256')
    .update(JSON.stringify([cartVersion, expectedTotal.amountMinor, expectedTotal.currency]))
    .digest('hex');

/**
 * Buys what is in the cart (contract: checkoutCart): one order with a sub-order for each supplier, the stock taken, the payment
 * still to come. The same `key` with the same body is answered with the same order, also when two come at once.
 */
export async function checkout(
  parts: OrderParts,
  session: Pick<Session, 'userId'>,
  key: string,
  given: CheckoutInput,
): Promise<Result<CheckedOut, CheckoutRefusal>> {
  const { ids, currency, commissionBps, vatChecks } = parts;
  const buyerId = session.userId;
  const now = parts.clock.now();
  const bodySha256 = sha256(given);
  return inTransaction(parts.db, async (trx): Promise<Result<CheckedOut, CheckoutRefusal>> => {
    const cart = await lockCart(trx, buyerId);
    // Asked only now: a press at the same time has its order by the time it lets go of the cart.
    const earlier = await findByKey(trx, buyerId, key);
    if (earlier !== null) {
      const { bodySha256: earlierSha256, ...order } = earlier;
      return earlierSha256 === bodySha256 ? ok(order) : refuse({ code: 'KEY_USED_OTHERWISE' });
    }
    if (cart === null) return refuse({ code: 'CART_EMPTY' });
    if (cart.version !== given.cartVersion) return refuse({ code: 'CART_CHANGED' });
    const lines = await lockCartLines(trx, buyerId);
    if (lines.length === 0) return refuse({ code: 'CART_EMPTY' });
    const suppliers = [...new Set(lines.map(({ supplierId }) => supplierId))];
    const deliveries = await findDeliveries(trx, buyerId, suppliers);
    const planned = planOrder(
      {
        lines,
        deliveries,
        elsewhere: await findElsewhere(trx, buyerId),
        place: cart,
        billTo: cart.billTo,
      },
      { currency, commissionBps, now, decideTax: decideGoodsTax },
      given.expectedTotal,
    );
    if (!planned.ok) {
      if (planned.error.code === 'DELIVERY_NOT_OFFERED') await deleteUnavailableDeliveries(trx, buyerId, now);
      return planned;
    }

    const vatId = cart.billTo?.vatId ?? null;
    if (vatId !== null && (await vatChecks?.isUnknown(trx, vatId, now)))
      return refuse(taxUndecided(unknownVatId.message));
    const { sums } = planned.value;
    const expiresAt = after(now, payWithinMs);
    const order = {
      id: ids.newId(),
      buyerId,
      cart,
      vatCheckId: vatId === null ? null : ((await vatChecks?.ask(trx, vatId, now)) ?? null),
      currency,
      sums,
      checkoutKey: key,
      bodySha256,
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
    await emptyCart(trx, buyerId, { cartId: ids.newId(), now });
    await enqueue(
      trx,
      'expire_payment',
      { purchaseId: order.id, saleId: null },
      { runAt: expiresAt, jobKey: `expire_payment:order:${order.id}` },
    );
    return ok({ orderId: order.id, number, totalMinor: sums.totalMinor, currency, expiresAt });
  });
}
