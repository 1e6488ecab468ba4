import { createHash } from 'node:crypto';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { invalid } from '../../platform/refusals.ts';
import type { Session } from '../account/index.ts';
import { isOnItsWay, isReturnableAt } from '../orders/index.ts';
import { enterReturn } from './return-commands.service.ts';
import {
  checkLines,
  valueOf,
  waitsUntil,
  type LineWanted,
  type ReturnKind,
  type ReturnReason,
  type ReturnWish,
} from './returns.domain.ts';
import type { ReturnParts, Trx } from './returns.parts.ts';
import type { Refusals } from './returns.refusals.ts';
import { readDelivered, type DeliveredSubOrder } from './delivered.service.ts';
import { findReturnByKey, insertReturn } from './returns.repository.ts';

/** As in the contract (ReturnRequest). */
interface ReturnGiven {
  readonly kind: ReturnKind;
  readonly lines: readonly LineWanted[];
  readonly reason?: ReturnReason | null | undefined;
  readonly note?: string | null | undefined;
  readonly wanted: ReturnWish;
  readonly amount?: { readonly amountMinor: number; readonly currency: string } | null | undefined;
}

type RequestRefusal = Refusals<'VALIDATION' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'KEY_USED_OTHERWISE'>;

/** Whether a sub-order can be returned: not during a dispute, after the deadline, or once it was fully refunded. */
export const isReturnable = (subOrder: DeliveredSubOrder, now: Date): boolean =>
  isReturnableAt(subOrder, now) && subOrder.leftToRefundMinor > 0;

/**
 * A buyer's return or withdrawal from the contract (contract: requestReturn). If the sub-order was still on its way, it is
 * delivered with it. Idempotent by key; the supplier's mail is queued in the same transaction. Returns the return's id.
 */
export async function requestReturn(
  parts: ReturnParts,
  session: Session,
  subOrderId: string,
  key: string,
  given: ReturnGiven,
): Promise<Result<string, RequestRefusal>> {
  const bodySha256 = createHash('sha256').update(JSON.stringify(given)).digest('hex');
  return inTransaction(parts.db, async (trx): Promise<Result<string, RequestRefusal>> => {
    const subOrder = await readDelivered(parts, trx, subOrderId, { isHeld: true });
    if (subOrder?.buyerId !== session.userId) return refuse({ code: 'NOT_FOUND' });
    const known = await findReturnByKey(trx, subOrderId, key);
    if (known !== null)
      return known.bodySha256 === bodySha256 ? ok(known.id) : refuse({ code: 'KEY_USED_OTHERWISE' });
    const at = parts.clock.now();
    if (!isReturnable(subOrder, at)) return refuse({ code: 'NOT_ALLOWED_NOW' });
    const checked = checkLines(subOrder.lines, given.lines);
    if (!checked.ok) return checked;
    const amounts = await amountsOf(parts, trx, subOrder, given);
    if (!amounts.ok) return amounts;
    if (isOnItsWay(subOrder.status)) {
      const arrived = await parts.recordArrival(trx, subOrderId);
      if (!arrived.ok) return refuse({ code: arrived.error });
    }
    const id = parts.ids.newId();
    // A withdrawal needs no approval (Directive 2011/83/EU, article 9).
    const status = given.kind === 'withdrawal' ? 'accepted' : 'requested';
    await insertReturn(
      trx,
      {
        id,
        subOrderId,
        kind: given.kind,
        status,
        reason: given.kind === 'withdrawal' ? null : (given.reason ?? null),
        note: cleanText(given.note ?? '') || null,
        wanted: given.wanted,
        currency: subOrder.currency,
        ...amounts.value,
        agreedMinor: given.kind === 'withdrawal' ? amounts.value.requestedMinor : null,
        goodsComeBack: given.wanted === 'refund',
        answerBy: waitsUntil(status, at),
        requestKey: key,
        bodySha256,
        createdAt: at,
        updatedAt: at,
      },
      given.lines,
    );
    await enterReturn(parts, trx, id, {
      command: 'request',
      from: null,
      to: status,
      by: 'crew_member',
      actorId: session.userId,
      note: cleanText(given.note ?? '') || null,
      at,
    });
    return ok(id);
  });
}

interface Amounts {
  readonly mostMinor: number;
  readonly goodsMinor: number;
  readonly goodsNetMinor: number;
  readonly requestedMinor: number;
}

async function amountsOf(
  parts: ReturnParts,
  trx: Trx,
  { orderId, lines, deliveryMinor, currency, leftToRefundMinor }: DeliveredSubOrder,
  given: ReturnGiven,
): Promise<Result<Amounts, RequestRefusal>> {
  const { amountMinor: mostMinor, goods } = valueOf(lines, given.lines, deliveryMinor);
  const most = { mostMinor, goodsMinor: goods.grossMinor, goodsNetMinor: goods.netMinor };
  if (mostMinor === 0) return refuse(invalid('lines', 'Nothing was paid for this.', 'minimum'));
  // The value of the items is stored too, because it determines which part of a refund is goods.
  const refundableMinor = Math.min(mostMinor, leftToRefundMinor);
  if (given.kind === 'withdrawal') {
    const isAllowed = (await parts.buyerKindOf(trx, orderId)) === 'private' && given.wanted === 'refund';
    return isAllowed ? ok({ ...most, requestedMinor: refundableMinor }) : refuse({ code: 'NOT_ALLOWED_NOW' });
  }
  if (given.reason === null || given.reason === undefined)
    return refuse(invalid('reason', 'Choose what is wrong.', 'required'));
  if (given.wanted === 'refund') return ok({ ...most, requestedMinor: refundableMinor });
  const { amount } = given;
  if (amount === null || amount === undefined)
    return refuse(invalid('amount', 'Enter how much you want back.', 'required'));
  if (amount.currency !== currency)
    return refuse(invalid('amount/currency', `This was paid in ${currency}.`, 'const'));
  return amount.amountMinor > 0 && amount.amountMinor <= refundableMinor
    ? ok({ ...most, requestedMinor: amount.amountMinor })
    : refuse(
        invalid('amount/amountMinor', 'Enter at most what is left of what these items cost.', 'maximum'),
      );
}
