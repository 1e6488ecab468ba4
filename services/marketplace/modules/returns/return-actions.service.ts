import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { step } from '../../platform/processes/step.ts';
import { invalid } from '../../platform/refusals.ts';
import type { Session } from '../account/index.ts';
import { insertAudit } from '../audit/index.ts';
import { returnStock } from '../orders/index.ts';
import type { LeftOfSale } from '../payments/index.ts';
import { enterReturn } from './return-commands.service.ts';
import { returnProcess, type ReturnCommand } from './return.process.ts';
import { isActionOf, type ReturnAction } from './allowed-actions.domain.ts';
import { refundReason, sumsNow, waitsUntil, type ReturnParty, type ReturnStatus } from './returns.domain.ts';
import type { ReturnParts, Trx } from './returns.parts.ts';
import type { Refusals } from './returns.refusals.ts';
import {
  findReturnLines,
  lockReturn,
  releaseLines,
  saveReturn,
  type ReturnChange,
  type StoredReturn,
} from './returns.repository.ts';

/** One action on a return as requested (contract: ReturnActRequest). */
export interface ReturnActionInput {
  readonly action: ReturnAction;
  readonly note?: string | null | undefined;
  readonly amount?: { readonly amountMinor: number; readonly currency: string } | null | undefined;
  readonly goodsComeBack?: boolean | undefined;
  readonly instructions?: string | null | undefined;
  readonly tracking?: string | null | undefined;
  readonly putBackInStock?: boolean | undefined;
}

type ReturnActionRefusal = Refusals<'VALIDATION' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW'>;

/** The party as which a user takes part in a return; null if they are none. Admins are a party to every return. */
export function partyIn(
  { userId, role, membership }: Pick<Session, 'userId' | 'role' | 'membership'>,
  { buyerId, supplierId }: Pick<StoredReturn, 'buyerId' | 'supplierId'>,
): ReturnParty | null {
  if (role === 'admin') return 'admin';
  if (role === 'crew_member' && userId === buyerId) return 'crew_member';
  return role === 'supplier' && membership?.vendorId === supplierId ? 'supplier' : null;
}

/** Contract: actOnReturn. Other users' returns answer 404; of two simultaneous answers only one is accepted. */
export async function performReturnAction(
  parts: ReturnParts,
  session: Session,
  returnId: string,
  given: ReturnActionInput,
): Promise<Result<null, ReturnActionRefusal>> {
  return inTransaction(parts.db, async (trx): Promise<Result<null, ReturnActionRefusal>> => {
    const stored = await lockReturn(trx, returnId);
    const by = stored && partyIn(session, stored);
    if (stored === null || by === null) return refuse({ code: 'NOT_FOUND' });
    if (!isActionOf(by, given.action)) return refuse({ code: 'NOT_ALLOWED_NOW' });
    const sums = sumsNow(stored, await parts.givenBack(trx, stored.subOrderId));
    const meant = meaningOf({ ...stored, ...sums }, given);
    if (!meant.ok) return meant;
    const doer = { by, actorId: session.userId, note: cleanText(given.note ?? '') || null };
    return runReturnCommand(parts, trx, stored, { command: given.action, ...doer, ...meant.value });
  });
}

interface Meaning {
  readonly change: Omit<ReturnChange, 'status' | 'answerBy' | 'refundId'>;
  readonly isStockPutBack: boolean;
}

const noteNeeded: ReadonlySet<ReturnAction> = new Set([
  'reject',
  'refuse_part',
  'escalate',
  'decide',
  'write',
  'propose_part',
]);

/** A request, checked against the return. */
function meaningOf(stored: StoredReturn, given: ReturnActionInput): Result<Meaning, ReturnActionRefusal> {
  const { action } = given;
  if (noteNeeded.has(action) && cleanText(given.note ?? '') === '')
    return refuse(invalid('note', 'Write a few words. The other side will see them.', 'required'));
  const instructions = cleanText(given.instructions ?? '');
  const tracking = cleanText(given.tracking ?? '');
  const goodsComeBack = given.goodsComeBack ?? stored.goodsComeBack;
  const terms = { goodsComeBack, ...(instructions !== '' && { instructions }) };
  const none = { change: {}, isStockPutBack: false };
  switch (action) {
    case 'accept':
      return ok({ ...none, change: { ...terms, agreedMinor: stored.requestedMinor } });
    case 'propose_part': {
      const amount = amountIn(stored, given, 1);
      return amount.ok ? ok({ ...none, change: { ...terms, agreedMinor: amount.value } }) : amount;
    }
    case 'decide': {
      const amount = amountIn(stored, given, 0);
      if (!amount.ok) return amount;
      // What was sent back stays with the supplier; what isn’t refunded stays with the buyer.
      const isSupplierToHaveThem = stored.wereSentBack || (amount.value > 0 && goodsComeBack);
      return ok({
        ...none,
        change: { ...terms, agreedMinor: amount.value, goodsComeBack: isSupplierToHaveThem },
      });
    }
    case 'send_back':
      return ok({ ...none, change: tracking === '' ? {} : { tracking } });
    case 'receive':
      return ok({ change: {}, isStockPutBack: given.putBackInStock ?? false });
    default:
      return ok(none);
  }
}

function amountIn(
  { currency, mostMinor }: StoredReturn,
  { amount }: ReturnActionInput,
  minMinor: number,
): Result<number, ReturnActionRefusal> {
  if (amount === null || amount === undefined)
    return refuse(invalid('amount', 'Enter the amount.', 'required'));
  if (amount.currency !== currency)
    return refuse(invalid('amount/currency', `This was paid in ${currency}.`, 'const'));
  const { amountMinor } = amount;
  if (amountMinor < minMinor)
    return refuse(invalid('amount/amountMinor', 'Enter the amount that goes back.', 'minimum'));
  return amountMinor > mostMinor
    ? refuse(invalid('amount/amountMinor', 'This is more than was paid for these items.', 'maximum'))
    : ok(amountMinor);
}

/** A command on a return that the transaction has locked. */
interface ReturnCommandGiven extends Meaning {
  readonly command: ReturnCommand;
  readonly by: ReturnParty | 'system';
  readonly actorId: string | null;
  readonly note: string | null;
}

/** Runs one command with everything that follows: the refund, the stock, the history, and the mails of both sides. */
export async function runReturnCommand(
  parts: ReturnParts,
  trx: Trx,
  stored: StoredReturn,
  { command, by, actorId, note, change, isStockPutBack }: ReturnCommandGiven,
): Promise<Result<null, ReturnActionRefusal>> {
  const agreedMinor = change.agreedMinor ?? stored.agreedMinor ?? 0;
  const goodsComeBack = change.goodsComeBack ?? stored.goodsComeBack;
  const stepped = step(returnProcess, stored.status, command, {
    by,
    goodsComeBack,
    wereSentBack: stored.wereSentBack,
    isRefunding: agreedMinor > 0,
    wasDecided: stored.decisionNote !== null,
  });
  if (!stepped.ok) return refuse({ code: 'NOT_ALLOWED_NOW' });
  const to: ReturnStatus = stepped.value;
  const at = parts.clock.now();
  let paid: Pick<ReturnChange, 'refundId' | 'agreedMinor'> = {};
  if (to === 'refunded') {
    const reason = refundReason(stored, command === 'decide' ? note : stored.decisionNote);
    const wanted = { saleId: stored.subOrderId, mostMinor: agreedMinor, reason, requestedBy: actorId };
    const refund = await parts.refundPart(trx, { ...wanted, items: itemsOf(stored) });
    if (!refund.ok) return refuse({ code: 'NOT_ALLOWED_NOW' });
    // If there were other refunds since the agreement, the refund is lower.
    if (refund.value !== null) paid = { refundId: refund.value.id, agreedMinor: refund.value.amountMinor };
  }
  const isSameState = to === stored.status;
  // An offer that was not accepted decides nothing: it is about what was asked for again.
  const lapsed =
    stored.status === 'part_proposed' && to === 'escalated'
      ? { goodsComeBack: stored.wanted === 'refund' }
      : {};
  await saveReturn(
    trx,
    stored.id,
    {
      ...change,
      ...lapsed,
      status: to,
      ...(!isSameState && { answerBy: waitsUntil(to, at) }),
      ...paid,
    },
    at,
  );
  if (to === 'withdrawn') await releaseLines(trx, stored.id);
  if (isStockPutBack) await putBackInStock(trx, stored.id, at);
  if (by === 'admin')
    await insertAudit(trx, {
      id: parts.ids.newId(),
      actorId,
      act: `return_${command}`,
      subjectKind: 'sub_order',
      subjectId: stored.subOrderId,
      details: {
        returnId: stored.id,
        note,
        ...(command === 'decide' && { agreedMinor, currency: stored.currency, goodsComeBack }),
      },
      at,
    });
  await enterReturn(parts, trx, stored.id, { command, from: stored.status, to, by, actorId, note, at });
  return ok(null);
}

/** The returned items at the price that was paid for them. */
const itemsOf = ({ mostMinor, goodsMinor, goodsNetMinor }: StoredReturn): LeftOfSale | null =>
  goodsMinor === null || goodsNetMinor === null
    ? null
    : { amountMinor: mostMinor, goods: { grossMinor: goodsMinor, netMinor: goodsNetMinor } };

/** Returned goods may be damaged, so the supplier decides whether they are sold again. */
async function putBackInStock(trx: Trx, returnId: string, at: Date): Promise<void> {
  const lines = await findReturnLines(trx, [returnId]);
  await returnStock(
    trx,
    lines.map(({ lineId, quantity, orderedQuantity, returnedQuantity }) => ({
      id: lineId,
      kept: orderedQuantity - returnedQuantity - quantity,
    })),
    at,
  );
}
