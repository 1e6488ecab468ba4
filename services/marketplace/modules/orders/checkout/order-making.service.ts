import { businessTerms } from '../../../../../src/lib/business-terms.ts';
import { moneyText } from '../../../../../src/lib/money-minor.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { invalid } from '../../../platform/refusals.ts';
import { decideGoodsTax, unknownVatId } from '../../tax/index.ts';
import { planOrder, taxUndecided, type PlannedOrder } from './checkout.domain.ts';
import { placeOrder, type CheckedOut, type OrderPlace, type WantedGoods } from './checkout.repository.ts';
import { findBuyingPermission, spentOfLimit } from '../approvals/approval-state.repository.ts';
import { after, payWithinMs } from '../orders.domain.ts';
import type { OrderParts } from '../orders.parts.ts';
import type { Refusals } from '../orders.refusals.ts';
import type { Trx } from '../trade.repository.ts';

const { limitHours } = businessTerms;

/** The wanted lines, locked, and what their buyer agreed to. */
interface Wanted extends WantedGoods {
  readonly place: OrderPlace;
  readonly expectedTotal: { readonly amountMinor: number; readonly currency: string };
  /** The market's commission, for suppliers without their own. */
  readonly commissionBps: number;
}

interface Purchase extends Wanted {
  readonly buyerId: string;
  readonly checkoutKey: string;
  readonly bodySha256: string;
  /** Whether the lines return to the buyer's cart if the order is not paid. */
  readonly fromCart: boolean;
  /** The note of the first history entry. */
  readonly note: string | null;
  /** Marks what was wanted as bought, in the order's transaction. */
  readonly settle: (orderId: string) => Promise<unknown>;
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

/** Plans the order of the wanted lines at current prices; writes nothing. */
export async function planWanted(
  { currency, vatChecks }: Pick<OrderParts, 'currency' | 'vatChecks'>,
  trx: Trx,
  wanted: Wanted,
  now: Date,
): Promise<Result<PlannedOrder, PlanRefusal>> {
  const { billTo } = wanted.place;
  const planned = planOrder(
    { ...wanted, billTo },
    { currency, commissionBps: wanted.commissionBps, now, decideTax: decideGoodsTax },
    wanted.expectedTotal,
  );
  if (!planned.ok) return planned;
  const vatId = billTo?.vatId ?? null;
  if (vatId !== null && (await vatChecks?.isUnknown(trx, vatId, now)))
    return refuse(taxUndecided(unknownVatId.message));
  return planned;
}

/** A user who buys for a yacht stays within their limit, and cannot buy once its owner has removed them. */
async function limitProblem(
  trx: Trx,
  { buyerId, place: { yachtId } }: Purchase,
  { totalMinor, currency }: { readonly totalMinor: number; readonly currency: string },
  now: Date,
): Promise<PurchaseRefusal | null> {
  if (yachtId === null) return null;
  const permission = await findBuyingPermission(trx, yachtId, buyerId);
  if (permission === null)
    return invalid('place/yachtId', 'You don’t buy for this yacht any more. Please choose another.', 'known');
  const { spendingLimitMinor: most } = permission;
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

/** Creates an order at current prices and reserves its stock; its payment follows. */
export async function makeOrder(
  parts: OrderParts,
  trx: Trx,
  purchase: Purchase,
  now: Date,
): Promise<Result<CheckedOut, PurchaseRefusal>> {
  const { ids, currency, vatChecks } = parts;
  const { buyerId, place } = purchase;
  const planned = await planWanted(parts, trx, purchase, now);
  if (!planned.ok) return planned;
  const { sums } = planned.value;
  const above = await limitProblem(trx, purchase, { totalMinor: sums.totalMinor, currency }, now);
  if (above !== null) return refuse(above);
  const vatId = place.billTo?.vatId ?? null;
  const expiresAt = after(now, payWithinMs);
  const orderId = ids.newId();
  const vatCheckId = vatId === null ? null : ((await vatChecks?.ask(trx, vatId, now)) ?? null);
  const order = {
    id: orderId,
    buyerId,
    cart: place,
    vatCheckId,
    currency,
    ...planned.value,
    checkoutKey: purchase.checkoutKey,
    bodySha256: purchase.bodySha256,
    fromCart: purchase.fromCart,
    expiresAt,
    note: purchase.note,
    now,
  };
  const [number] = await Promise.all([placeOrder(trx, ids.newId, order), purchase.settle(orderId)]);
  return ok({ orderId, number, totalMinor: sums.totalMinor, currency, expiresAt });
}
