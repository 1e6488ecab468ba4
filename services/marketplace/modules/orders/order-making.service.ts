import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { moneyText } from '../../../../src/lib/money-minor.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { invalid } from '../../platform/refusals.ts';
import { marketCommission } from '../market-settings/index.ts';
import { decideGoodsTax, unknownVatId } from '../tax/index.ts';
import {
  planOrder,
  taxUndecided,
  type CartDelivery,
  type CartLine,
  type Elsewhere,
  type PlannedOrder,
} from './checkout.domain.ts';
import {
  insertLines,
  insertOrder,
  insertPayment,
  insertSubOrders,
  type CheckedOut,
  type OrderPlace,
} from './checkout.repository.ts';
import { findStanding, spentOfLimit } from './approvals/standing.repository.ts';
import { after, payWithinMs, type Attribution } from './orders.domain.ts';
import type { OrderParts } from './orders.parts.ts';
import type { Refusals } from './orders.refusals.ts';
import { takeStock } from './stock.repository.ts';
import { insertTradeHistory, type Trx } from './trade.repository.ts';

const { limitHours } = businessTerms;

/** What is wanted, locked, and what its buyer agreed to. */
interface Wanted {
  readonly place: OrderPlace;
  readonly lines: readonly CartLine[];
  readonly deliveries: readonly CartDelivery[];
  readonly elsewhere: readonly Elsewhere[];
  readonly expectedTotal: { readonly amountMinor: number; readonly currency: string };
}

interface Purchase extends Wanted {
  readonly buyerId: string;
  readonly checkoutKey: string;
  readonly bodySha256: string;
  /** Its lines go back into the buyer's cart when it is not paid. */
  readonly fromCart: boolean;
  /** What its history begins with. */
  readonly note: string | null;
}

export type PurchaseRefusal = Refusals<
  | 'VALIDATION'
  | 'CART_EMPTY'
  | 'PRICE_CHANGED'
  | 'LISTING_NOT_AVAILABLE'
  | 'NOT_ENOUGH_STOCK'
  | 'DELIVERY_NOT_OFFERED'
  | 'TAX_UNDECIDED'
  | 'APPROVAL_NEEDED'
>;
type PlanRefusal = Exclude<PurchaseRefusal, Refusals<'APPROVAL_NEEDED'>>;

/** What is wanted, at today's prices; nothing is taken yet. */
export async function planWanted(
  { currency, commissionBps, vatChecks }: Pick<OrderParts, 'currency' | 'commissionBps' | 'vatChecks'>,
  trx: Trx,
  wanted: Wanted,
  now: Date,
): Promise<Result<PlannedOrder, PlanRefusal>> {
  const { billTo } = wanted.place;
  const planned = planOrder(
    { ...wanted, billTo },
    {
      currency,
      commissionBps: await marketCommission(trx, commissionBps),
      now,
      decideTax: decideGoodsTax,
    },
    wanted.expectedTotal,
  );
  if (!planned.ok) return planned;
  const vatId = billTo?.vatId ?? null;
  if (vatId !== null && (await vatChecks?.isUnknown(trx, vatId, now)))
    return refuse(taxUndecided(unknownVatId.message));
  return planned;
}

/** Who buys for a yacht does so within their limit, and no longer once its owner has removed them. */
async function limitProblem(
  trx: Trx,
  { buyerId, place: { yachtId } }: Purchase,
  { totalMinor, currency }: { readonly totalMinor: number; readonly currency: string },
  now: Date,
): Promise<PurchaseRefusal | null> {
  if (yachtId === null) return null;
  const standing = await findStanding(trx, yachtId, buyerId);
  if (standing === null)
    return invalid('place/yachtId', 'You don’t buy for this yacht any more. Please choose another.', 'known');
  const { spendingLimitMinor: most } = standing;
  if (most === null) return null;
  const spentMinor = await spentOfLimit(trx, yachtId, buyerId, now);
  if (totalMinor + spentMinor <= most) return null;
  const [total, limit, spent] = [totalMinor, most, spentMinor].map((minor) => moneyText(minor, currency));
  const already =
    spentMinor === 0 ? '' : ` You ordered ${spent} for this yacht in the last ${limitHours} hours.`;
  return {
    code: 'APPROVAL_NEEDED',
    message: `This comes to ${total}.${already} You can buy up to ${limit} for it in ${limitHours} hours. Send it for approval. Nothing was bought.`,
  };
}

/** Makes an order of what is bought at today's prices: its stock is taken, and its payment is still to come. */
export async function makeOrder(
  parts: OrderParts,
  trx: Trx,
  purchase: Purchase,
  now: Date,
): Promise<Result<CheckedOut, PurchaseRefusal>> {
  const { ids, currency, vatChecks } = parts;
  const { buyerId, place, lines } = purchase;
  const planned = await planWanted(parts, trx, purchase, now);
  if (!planned.ok) return planned;
  const { sums } = planned.value;
  const above = await limitProblem(trx, purchase, { totalMinor: sums.totalMinor, currency }, now);
  if (above !== null) return refuse(above);
  const vatId = place.billTo?.vatId ?? null;
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
  const attribution: Attribution = { by: 'crew_member', actorId: buyerId, note: purchase.note, at: now };
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
