import { createHash } from 'node:crypto';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanLine } from '../../../platform/clean-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Session } from '../../account/index.ts';
import { marketCommission } from '../../market-settings/index.ts';
import { orderApproval } from '../approvals/order-approval.service.ts';
import {
  createCart,
  deleteUnavailableDeliveries,
  emptyCart,
  findByKey,
  incrementCartVersion,
  lockCart,
  lockGoods,
  placeAt,
  type CheckedOut,
  type BuyNowLine,
} from './checkout.repository.ts';
import { makeOrder, type PurchaseRefusal } from './order-making.service.ts';
import type { OrderParts } from '../orders.parts.ts';
import type { Refusals } from '../orders.refusals.ts';
import type { Trx } from '../trade.repository.ts';

/** What the buyer saw and agreed to. */
interface CheckoutInput {
  readonly cartVersion: number;
  readonly expectedTotal: { readonly amountMinor: number; readonly currency: string };
  /** Buy now: the lines of the cart stay as they are. */
  readonly only?: BuyNowLine | undefined;
  /** A request for approval, instead of a cart. */
  readonly approvalId?: string | undefined;
}

type CheckoutRefusal =
  | PurchaseRefusal
  | Refusals<'CART_CHANGED' | 'KEY_USED_OTHERWISE' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW'>;

const sha256 = ({ cartVersion, expectedTotal, only, approvalId }: CheckoutInput): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        cartVersion,
        expectedTotal.amountMinor,
        expectedTotal.currency,
        // The same hash as before buy now existed, so that a request repeated across that release is recognised.
        ...(only === undefined ? [] : [only.inventoryId, only.productId, only.quantity]),
        ...(only?.port === undefined ? [] : [only.port, only.berth ?? null]),
        ...(approvalId === undefined ? [] : [approvalId]),
      ]),
    )
    .digest('hex');

const placeOf = (port: string, berth: string | undefined) => ({
  port: cleanLine(port),
  berth: berth === undefined ? null : cleanLine(berth) || null,
});

/**
 * The cart's version and the destination, locked until the transaction ends: what is to be bought is locked after it.
 * Null if there is no cart or no such port.
 */
export async function lockPlace(
  { ids }: Pick<OrderParts, 'ids'>,
  trx: Trx,
  buyerId: string,
  only: BuyNowLine | undefined,
  now: Date,
) {
  if (only) await createCart(trx, buyerId, { cartId: ids.newId(), now });
  const held = await lockCart(trx, buyerId);
  if (held === null) return null;
  const place = only?.port === undefined ? held : await placeAt(trx, held, placeOf(only.port, only.berth));
  return place && { version: held.version, place };
}

/** Removes the bought lines from the cart. Buy now has none. */
export async function releaseCart(
  { ids }: Pick<OrderParts, 'ids'>,
  trx: Trx,
  buyerId: string,
  only: BuyNowLine | undefined,
  now: Date,
): Promise<void> {
  // A new version gives a new key, so that the same item can be bought again.
  if (only) await incrementCartVersion(trx, buyerId, now);
  else await emptyCart(trx, buyerId, { cartId: ids.newId(), now });
}

/**
 * Buys the cart, or one item by buy now (contract: checkoutCart): creates one order with a sub-order for each supplier
 * and reserves the stock; the payment follows. The same `key` with the same body returns the same order, also for
 * simultaneous requests.
 */
export async function checkout(
  parts: OrderParts,
  session: Pick<Session, 'userId'>,
  key: string,
  given: CheckoutInput,
): Promise<Result<CheckedOut, CheckoutRefusal>> {
  const buyerId = session.userId;
  const now = parts.clock.now();
  const bodySha256 = sha256(given);
  const { only, approvalId } = given;
  if (approvalId !== undefined)
    return orderApproval(parts, buyerId, { ...given, approvalId, key, bodySha256 });
  return inTransaction(parts.db, async (trx): Promise<Result<CheckedOut, CheckoutRefusal>> => {
    const cart = await lockPlace(parts, trx, buyerId, only, now);
    // Looked up under the lock: a simultaneous request has created its order before it releases the cart.
    const [earlier, goods, commissionBps] = await Promise.all([
      findByKey(trx, buyerId, key),
      lockGoods(trx, buyerId, only),
      marketCommission(trx, parts.commissionBps, now),
    ]);
    if (earlier !== null) {
      const { bodySha256: earlierSha256, ...order } = earlier;
      return earlierSha256 === bodySha256 ? ok(order) : refuse({ code: 'KEY_USED_OTHERWISE' });
    }
    if (cart === null) return refuse({ code: 'CART_EMPTY' });
    if (cart.version !== given.cartVersion) return refuse({ code: 'CART_CHANGED' });
    const made = await makeOrder(
      parts,
      trx,
      {
        ...goods,
        place: cart.place,
        commissionBps,
        buyerId,
        expectedTotal: given.expectedTotal,
        checkoutKey: key,
        bodySha256,
        fromCart: only === undefined,
        note: null,
        settle: () => releaseCart(parts, trx, buyerId, only, now),
      },
      now,
    );
    if (!made.ok && made.error.code === 'DELIVERY_NOT_OFFERED')
      await deleteUnavailableDeliveries(trx, buyerId, now);
    return made;
  });
}
