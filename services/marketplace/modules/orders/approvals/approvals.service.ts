import { createHash } from 'node:crypto';
import { businessTerms } from '../../../../../src/lib/business-terms.ts';
import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanText } from '../../../platform/clean-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { asking } from '../../../platform/mail/index.ts';
import { pageOf, patternsOf, positionOfCursor, type ListPage } from '../../../platform/list-page.ts';
import { invalid, invalidCursor } from '../../../platform/refusals.ts';
import type { Session } from '../../account/index.ts';
import { marketCommission } from '../../market-settings/index.ts';
import { lockPlace, releaseCart } from '../checkout/checkout.service.ts';
import { deleteUnavailableDeliveries, lockGoods, type BuyNowLine } from '../checkout/checkout.repository.ts';
import { planWanted, type PurchaseRefusal } from '../checkout/order-making.service.ts';
import { after } from '../orders.domain.ts';
import type { OrderParts } from '../orders.parts.ts';
import type { Refusals } from '../orders.refusals.ts';
import type { Trx } from '../trade.repository.ts';
import { endApproval, planExpiry } from './approval-commands.service.ts';
import type { ApprovalStatus } from './approval.process.ts';
import { approvalAskedMail } from './approvals.mails.ts';
import {
  countApprovals,
  findApproval,
  findApprovals,
  findApprovers,
  findOpenRequests,
  findRequestByKey,
  insertApproval,
  lockApproval,
  type ListedApproval,
} from './approvals.repository.ts';
import { findBuyingPermission, mayApprove, spentOfLimit } from './approval-state.repository.ts';

type Reader = Pick<Session, 'userId'>;
type ApprovalAction = 'order' | 'decline' | 'withdraw';

/** A request as the reader sees it, with their allowed actions. */
export interface ApprovalView extends ListedApproval {
  readonly isYours: boolean;
  readonly isYourOrder: boolean;
  readonly canOpenOrder: boolean;
  readonly actions: readonly ApprovalAction[];
}

const viewOf = (approval: ListedApproval, { userId }: Reader): ApprovalView => {
  const isYours = approval.requesterId === userId;
  const isOpen = approval.status === 'asked';
  const isYourOrder = approval.orderBuyerId === userId;
  return {
    ...approval,
    isYours,
    isYourOrder,
    canOpenOrder: isYourOrder || (isYours && approval.status === 'ordered'),
    actions: [
      ...(isOpen && approval.mayApprove ? (['order', 'decline'] as const) : []),
      ...(isOpen && isYours ? (['withdraw'] as const) : []),
    ],
  };
};

interface ApprovalsQuery {
  readonly q?: string | undefined;
  readonly status?: ApprovalStatus | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** A user's own requests, and those of yachts for which they approve, latest first (contract: listApprovals). */
export async function listApprovals(
  { db }: Pick<OrderParts, 'db'>,
  reader: Reader,
  { q, status, cursor, limit = 24 }: ApprovalsQuery,
): Promise<Result<ListPage<ApprovalView>, Refusals<'VALIDATION'>>> {
  const place = cursor === undefined ? null : positionOfCursor(cursor);
  if (cursor !== undefined && place === null) return refuse(invalidCursor);
  const search = { readerId: reader.userId, status: status ?? null, patterns: patternsOf(q) };
  const [rows, total] = await Promise.all([
    findApprovals(db, search, { place, limit: limit + 1 }),
    countApprovals(db, search),
  ]);
  const { items, nextCursor } = pageOf(rows, limit);
  return ok({ items: items.map((row) => viewOf(row, reader)), nextCursor, total });
}

/** Contract: getApproval. */
export async function viewApproval(
  { db }: { readonly db: OrderParts['db'] | Trx },
  reader: Reader,
  id: string,
): Promise<Result<ApprovalView, Refusals<'NOT_FOUND'>>> {
  const found = await findApproval(db, reader.userId, id);
  return found === null ? refuse({ code: 'NOT_FOUND' }) : ok(viewOf(found, reader));
}

/** As in the contract (ApprovalRequest). */
interface RequestGiven {
  readonly cartVersion: number;
  readonly expectedTotal: { readonly amountMinor: number; readonly currency: string };
  readonly only?: BuyNowLine | undefined;
}

type RequestRefusal =
  | Exclude<PurchaseRefusal, Refusals<'APPROVAL_NEEDED'>>
  | Refusals<'CART_CHANGED' | 'KEY_USED_OTHERWISE' | 'NOT_ALLOWED_NOW'>;

/**
 * Sends the cart, or one item by buy now, to the approvers of its yacht (contract: requestApproval). It is validated
 * like a checkout, reserves no stock, and leaves the cart. Idempotent by key.
 */
export async function requestApproval(
  parts: OrderParts,
  { userId }: Reader,
  key: string,
  given: RequestGiven,
): Promise<Result<string, RequestRefusal>> {
  const { db, clock, ids, currency } = parts;
  const now = clock.now();
  const bodySha256 = createHash('sha256').update(JSON.stringify(given)).digest('hex');
  return inTransaction(db, async (trx): Promise<Result<string, RequestRefusal>> => {
    const cart = await lockPlace(parts, trx, userId, given.only, now);
    const [earlier, goods, commissionBps] = await Promise.all([
      findRequestByKey(trx, userId, key),
      lockGoods(trx, userId, given.only),
      marketCommission(trx, parts.commissionBps, now),
    ]);
    if (earlier !== null)
      return earlier.bodySha256 === bodySha256 ? ok(earlier.id) : refuse({ code: 'KEY_USED_OTHERWISE' });
    if (cart === null) return refuse({ code: 'CART_EMPTY' });
    if (cart.version !== given.cartVersion) return refuse({ code: 'CART_CHANGED' });
    const wanted = { ...goods, place: cart.place, commissionBps, expectedTotal: given.expectedTotal };
    const planned = await planWanted(parts, trx, wanted, now);
    if (!planned.ok) {
      if (planned.error.code === 'DELIVERY_NOT_OFFERED') await deleteUnavailableDeliveries(trx, userId, now);
      return planned;
    }
    const { totalMinor } = planned.value.sums;
    const { yachtId } = cart.place;
    const permission = yachtId && (await findBuyingPermission(trx, yachtId, userId));
    if (!yachtId || !permission || permission.spendingLimitMinor === null)
      return refuse({ code: 'NOT_ALLOWED_NOW' });
    if (totalMinor + (await spentOfLimit(trx, yachtId, userId, now)) <= permission.spendingLimitMinor)
      return refuse({ code: 'NOT_ALLOWED_NOW' });
    const id = ids.newId();
    const expiresAt = after(now, businessTerms.approvalDays * 24 * 60 * 60_000);
    await insertApproval(trx, {
      id,
      requesterId: userId,
      yachtId,
      place: cart.place,
      lines: goods.lines,
      currency,
      askedMinor: totalMinor,
      fromCart: given.only === undefined,
      requestKey: key,
      bodySha256,
      expiresAt,
      now,
    });
    await releaseCart(parts, trx, userId, given.only, now);
    await planExpiry(trx, id, expiresAt);
    await askApprovers(parts, trx, { id, userId, yachtId, expiresAt });
    return ok(id);
  });
}

async function askApprovers(
  { queueMail, publicUrl }: OrderParts,
  trx: Trx,
  {
    id,
    userId,
    yachtId,
    expiresAt,
  }: {
    readonly id: string;
    readonly userId: string;
    readonly yachtId: string;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const approval = await findApproval(trx, userId, id);
  invariant(approval, 'who asked for it can read it');
  for (const approver of await findApprovers(trx, yachtId))
    await queueMail(
      trx,
      asking({ about: id, answerBy: expiresAt }, approvalAskedMail(approver, { approval, publicUrl })),
    );
}

/** Contract: actOnApproval. Of two simultaneous answers only one is accepted. */
export async function actOnApproval(
  parts: OrderParts,
  reader: Reader,
  id: string,
  given: { readonly action: 'decline' | 'withdraw'; readonly note?: string | undefined },
): Promise<Result<ApprovalView, Refusals<'VALIDATION' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> {
  const at = parts.clock.now();
  return inTransaction(parts.db, async (trx): ReturnType<typeof actOnApproval> => {
    const held = await lockApproval(trx, id);
    if (held === null) return refuse({ code: 'NOT_FOUND' });
    const { userId } = reader;
    const canApprove = mayApprove(await findBuyingPermission(trx, held.yachtId, userId));
    if (!canApprove && held.requesterId !== userId) return refuse({ code: 'NOT_FOUND' });
    const { action: command } = given;
    const isTheirs = command === 'decline' ? canApprove : held.requesterId === userId;
    if (!isTheirs) return refuse({ code: 'NOT_ALLOWED_NOW' });
    const note = command === 'decline' ? cleanText(given.note ?? '') : '';
    if (command === 'decline' && note === '')
      return refuse(invalid('note', 'Say why. The person who asked will read it.', 'required'));
    const approverId = command === 'decline' ? userId : null;
    const ended = await endApproval(parts, trx, held, { command, approverId, note: note || null, at });
    return ended.ok ? viewApproval({ db: trx }, reader, id) : ended;
  });
}

/** For the account module, in its transaction: withdraws the open requests of an account that is closed. */
export async function withdrawRequestsOf(
  parts: Pick<OrderParts, 'queueMail' | 'publicUrl'>,
  trx: Trx,
  { userId }: Reader,
  at: Date,
): Promise<void> {
  for (const id of await findOpenRequests(trx, userId)) {
    const held = await lockApproval(trx, id);
    if (held) await endApproval(parts, trx, held, { command: 'withdraw', approverId: null, note: null, at });
  }
}
