import { incompleteChoice, type IfIncomplete } from '../../../../../src/lib/delivery-place.ts';
import { dayOf, expectedDay } from '../../../../../src/lib/expected-day.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { trackingLink, trackingLinkRule } from '../../../../../src/lib/tracking-link.ts';
import { insertAudit } from '../../audit/index.ts';
import { cleanText } from '../../../platform/clean-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { invalid } from '../../../platform/refusals.ts';
import { ownVendorId, type Session } from '../../account/index.ts';
import {
  allOf,
  changeLines,
  checkProposal,
  confirmedLines,
  disputedLines,
  noneOf,
  proposedLines,
  shortLines,
  shortText,
  type AgreedLine,
  type ListedItem,
  type ProposedLine,
  type OrderedLine,
} from './answer.domain.ts';
import {
  isActionOf,
  isGivenBack,
  isStoppedByMoney,
  type MoneyBack,
  type Party,
  type SubOrderAction,
} from './allowed-actions.domain.ts';
import { runSubOrderCommand } from './sub-order-commands.service.ts';
import type { CommandPayload } from './sub-order-transition.domain.ts';
import { after, type Attribution, type ChangeProposal } from '../orders.domain.ts';
import { moneyOf, reportedPartMinor } from '../order-money.domain.ts';
import { findGoingBack, isBeingReturned } from '../reading/order-reading.repository.ts';
import type { OrderParts, Trx } from '../orders.parts.ts';
import type { Refusals } from '../orders.refusals.ts';
import {
  findListed,
  findOrderedLines,
  findParties,
  lockOrder,
  type LockedSubOrder,
  type Trade,
} from '../trade.repository.ts';

/** One action on a sub-order as requested (contract: SubOrderActRequest). Dates as YYYY-MM-DD. */
export interface SubOrderActionInput {
  readonly action: SubOrderAction;
  readonly note?: string | null | undefined;
  readonly lines?: readonly { readonly lineId: string; readonly quantity: number }[] | undefined;
  readonly readyOn?: string | null | undefined;
  readonly tracking?: string | null | undefined;
  readonly trackingUrl?: string | null | undefined;
  readonly amount?: { readonly amountMinor: number; readonly currency: string } | undefined;
  readonly proposal?:
    | {
        readonly message: string;
        readonly readyOn?: string | null | undefined;
        readonly lines?: readonly ProposedLine[] | undefined;
      }
    | undefined;
}

export type SubOrderActionRefusal = Refusals<
  'VALIDATION' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'CHANGE_TOO_DEAR'
>;

/** The party as which a user of this role takes part in orders, if any. */
export const partyOf = ({ role }: Pick<Session, 'role'>): Party | null =>
  role === 'service_provider' ? null : role;

/** Whether a user is a party to a sub-order. Admins are one to every sub-order. */
export const isTheirs = (
  session: Session,
  { buyerId, supplierId }: { readonly buyerId: string; readonly supplierId: string },
): boolean => {
  const by = partyOf(session);
  return (
    by === 'admin' ||
    (by === 'crew_member' && buyerId === session.userId) ||
    (by === 'supplier' && supplierId === ownVendorId(session))
  );
};

/** Contract: actOnSubOrder. Other users' sub-orders answer 404, as if they did not exist. */
export async function performSubOrderAction(
  parts: OrderParts,
  session: Session,
  subOrderId: string,
  given: SubOrderActionInput,
): Promise<Result<null, SubOrderActionRefusal>> {
  const by = partyOf(session);
  return inTransaction(parts.db, async (trx): Promise<Result<null, SubOrderActionRefusal>> => {
    const parties = await findParties(trx, subOrderId);
    if (parties === null || by === null || !isTheirs(session, parties)) return refuse({ code: 'NOT_FOUND' });
    const trade = await lockOrder(trx, parties.orderId);
    const subOrder = trade?.subOrders.find(({ id }) => id === subOrderId);
    if (trade === null || subOrder === undefined) return refuse({ code: 'NOT_FOUND' });
    // The supplier was never notified of it.
    if (by === 'supplier' && (subOrder.status === 'reserved' || subOrder.status === 'released'))
      return refuse({ code: 'NOT_FOUND' });
    return performSubOrderActionAs(parts, trx, { trade, subOrder }, { by, actorId: session.userId }, given);
  });
}

/** An admin ends a dispute in another module's transaction, which writes the audit log; the note is passed on. */
export async function settleDispute(
  parts: OrderParts,
  trx: Trx,
  subOrderId: string,
  { actorId, note }: { readonly actorId: string; readonly note: string },
): Promise<Result<null, 'NOT_ALLOWED_NOW'>> {
  const parties = await findParties(trx, subOrderId);
  const trade = parties && (await lockOrder(trx, parties.orderId));
  const subOrder = trade?.subOrders.find(({ id }) => id === subOrderId);
  if (!trade || subOrder?.status !== 'disputed') return refuse('NOT_ALLOWED_NOW');
  const who = { by: 'admin', actorId, isInAuditLog: true } as const;
  const acted = await performSubOrderActionAs(parts, trx, { trade, subOrder }, who, {
    action: 'settle_dispute',
    note,
  });
  return acted.ok ? acted : refuse('NOT_ALLOWED_NOW');
}

/**
 * Marks a sub-order as delivered in another module's transaction, because its buyer requests a return of it. The history
 * names no user, and the buyer gets no mail about it.
 */
export async function recordArrival(
  parts: OrderParts,
  trx: Trx,
  subOrderId: string,
): Promise<Result<null, 'NOT_ALLOWED_NOW'>> {
  const parties = await findParties(trx, subOrderId);
  const trade = parties && (await lockOrder(trx, parties.orderId));
  if (!trade) return refuse('NOT_ALLOWED_NOW');
  return runSubOrderCommand(parts, trx, {
    trade,
    subOrderId,
    command: 'mark_delivered',
    attribution: { by: 'system', actorId: null, note: null, at: parts.clock.now() },
    isBuyerMailed: false,
  });
}

interface Actor {
  readonly by: Party;
  readonly actorId: string | null;
  /** Whether the caller writes the audit log itself. */
  readonly isInAuditLog?: boolean;
}

/** One command by a user who may give it, on an order locked by the transaction. */
export async function performSubOrderActionAs(
  parts: OrderParts,
  trx: Trx,
  { trade, subOrder }: { readonly trade: Trade; readonly subOrder: LockedSubOrder },
  { isInAuditLog = false, ...who }: Actor,
  given: SubOrderActionInput,
): Promise<Result<null, SubOrderActionRefusal>> {
  if (!isActionOf(who.by, given.action)) return refuse({ code: 'NOT_ALLOWED_NOW' });
  const now = parts.clock.now();
  const lines = await findOrderedLines(trx, subOrder.id);
  const { currency, ifIncomplete } = trade.order;
  const listed = await findListed(trx, subOrder, currency, listedIn(given));
  const meant = meaningOf({ subOrder, lines, listed, ifIncomplete }, who.by, given, now);
  if (!meant.ok) return meant;
  const most = subOrder.status === 'disputed' ? await mostBack(parts, trx, trade, subOrder, lines) : null;
  const offered = offeredIn(most, given, currency);
  if (!offered.ok) return offered;
  const { command, reason = null } = meant.value;
  const payload = { ...meant.value.payload, ...offered.value };
  const note = cleanText(given.note ?? '') || reason;
  const done: Attribution = { ...who, note: note ?? payload.proposal?.message ?? null, at: now };
  const isPartReported = most?.isPart ?? false;
  if (isStoppedByMoney(command, { isPartReported, ...(await returnedOf(parts, trx, subOrder)) }))
    return refuse({ code: 'NOT_ALLOWED_NOW' });
  const ran = await runSubOrderCommand(parts, trx, {
    trade,
    subOrderId: subOrder.id,
    command,
    attribution: done,
    payload,
  });
  if (!ran.ok) return refuse({ code: ran.error });
  if (who.by === 'admin' && !isInAuditLog)
    await insertAudit(trx, {
      id: parts.ids.newId(),
      actorId: who.actorId,
      act: `sub_order_${command}`,
      subjectKind: 'sub_order',
      subjectId: subOrder.id,
      details: { note: done.note },
      at: now,
    });
  return ok(null);
}

/** The effects of refunds and returns on a sub-order that the transaction has locked. */
async function returnedOf(
  { ledger }: Pick<OrderParts, 'ledger'>,
  trx: Trx,
  { id, totalMinor, acceptedTotalMinor }: LockedSubOrder,
): Promise<Omit<MoneyBack, 'isPartReported'>> {
  const { refundedMinor } = moneyOf(await ledger.linesOfSale(trx, id));
  const goingBackMinor = await findGoingBack(trx, id);
  return {
    isBeingReturned: await isBeingReturned(trx, id),
    isGivenBack: isGivenBack({ dueMinor: acceptedTotalMinor ?? totalMinor, refundedMinor, goingBackMinor }),
  };
}

interface Meaning {
  readonly command: SubOrderAction;
  readonly payload: CommandPayload;
  /** The note if the user gave none. */
  readonly reason?: string;
}

/** The subject of an action. */
interface Subject {
  readonly subOrder: LockedSubOrder;
  readonly lines: readonly OrderedLine[];
  /** The supplier's listings that are proposed as substitutes. */
  readonly listed: readonly ListedItem[];
  readonly ifIncomplete: IfIncomplete | null;
}

const noteNeeded: ReadonlySet<SubOrderAction> = new Set([
  'decline',
  'dispute',
  'report_undelivered',
  'offer_part',
  'contest_dispute',
]);

/**
 * A request, checked against the order: a confirmation of nothing is a decline; one of a part follows the buyer's
 * choice for that case.
 */
function meaningOf(
  subject: Subject,
  by: Party,
  given: SubOrderActionInput,
  now: Date,
): Result<Meaning, SubOrderActionRefusal> {
  const { subOrder, lines } = subject;
  const confirmed = given.action === 'confirm' ? confirmedLines(lines, given.lines ?? []) : ok(allOf(lines));
  if (!confirmed.ok) return confirmed;
  const isNothing = confirmed.value.every(({ quantity }) => quantity === 0);
  const command = given.action === 'confirm' && isNothing ? 'decline' : given.action;
  const isReasonNeeded = noteNeeded.has(command) || (command === 'cancel' && by === 'supplier');
  if (isReasonNeeded && cleanText(given.note ?? '') === '')
    return refuse(invalid('note', 'Give a reason. The other side will see it.', 'required'));
  switch (command) {
    case 'confirm':
      return isPast(given.readyOn, now)
        ? refuse(invalid('readyOn', 'This date is in the past.', 'minimum'))
        : ok(confirmation(subject, confirmed.value, given, now));
    case 'change_date':
      if (typeof given.readyOn !== 'string')
        return refuse(invalid('readyOn', 'Enter the new date.', 'required'));
      return isPast(given.readyOn, now)
        ? refuse(invalid('readyOn', 'This date is in the past.', 'minimum'))
        : ok({ command, payload: { readyOn: given.readyOn } });
    case 'mark_ready':
      return ok({ command, payload: { readyOn: dayOf(now) } });
    case 'decline':
      return ok({ command, payload: { agreed: noneOf(lines) } });
    case 'propose_change':
      return proposed(subject, given, now);
    case 'accept_change':
      return ok({
        command,
        payload: subOrder.proposal ? { agreed: proposedLines(lines, subOrder.proposal) } : {},
      });
    case 'dispatch':
      return dispatched(given);
    case 'dispute': {
      const concerned = disputedLines(lines, given.lines ?? []);
      return concerned.ok ? ok({ command, payload: { disputedLines: concerned.value } }) : concerned;
    }
    default:
      return ok({ command, payload: {} });
  }
}

/** What was confirmed, or what follows if the buyer did not accept a part: a proposal to them, or a decline. */
function confirmation(
  { subOrder, lines, ifIncomplete }: Subject,
  agreed: readonly AgreedLine[],
  given: SubOrderActionInput,
  now: Date,
): Meaning {
  const readyOn = given.readyOn ?? expectedDay(subOrder, now);
  const short = shortLines(lines, agreed);
  const choice = short.length === 0 ? 'send' : incompleteChoice(ifIncomplete);
  if (choice === 'send') return { command: 'confirm', payload: { agreed, readyOn } };
  const reason = shortText(short);
  if (choice === 'cancel') return { command: 'decline', payload: { agreed: noneOf(lines) }, reason };
  const proposal: ChangeProposal = {
    message: cleanText(given.note ?? '') || reason,
    readyOn,
    lines: short.map(({ line, quantity }) => ({
      lineId: line.id,
      quantity,
      unitPriceMinor: line.unitPriceMinor,
      substitute: null,
    })),
  };
  return { command: 'propose_change', payload: { proposal } };
}

/** The most that a supplier refunds of a dispute without giving everything back, in minor units. */
interface MostBack {
  readonly mostMinor: number;
  /** Whether that is the cost of what was reported, and not all that remains of the paid amount. */
  readonly isPart: boolean;
}

async function mostBack(
  { refundable }: Pick<OrderParts, 'refundable'>,
  trx: Trx,
  { order }: Trade,
  subOrder: LockedSubOrder,
  lines: readonly OrderedLine[],
): Promise<MostBack> {
  const leftMinor = (await refundable(trx, order.id)).get(subOrder.id) ?? 0;
  const partMinor = reportedPartMinor(lines, subOrder, leftMinor);
  return { mostMinor: partMinor ?? leftMinor, isPart: partMinor !== null };
}

/** What a supplier offers to refund in a dispute, or refunds at once. */
function offeredIn(
  most: MostBack | null,
  { action, amount }: SubOrderActionInput,
  currency: string,
): Result<Pick<CommandPayload, 'offeredMinor'>, SubOrderActionRefusal> {
  if (most !== null && action === 'refund_reported') return ok({ offeredMinor: most.mostMinor });
  if (action !== 'offer_part') return ok({});
  if (amount === undefined) return refuse(invalid('amount', 'Enter the amount.', 'required'));
  if (amount.currency !== currency)
    return refuse(invalid('amount/currency', `This was paid in ${currency}.`, 'const'));
  const { amountMinor: offeredMinor } = amount;
  if (offeredMinor < 1)
    return refuse(invalid('amount/amountMinor', 'Enter the amount that goes back.', 'minimum'));
  return offeredMinor > (most?.mostMinor ?? 0)
    ? refuse(invalid('amount/amountMinor', 'This is more than was paid for what was reported.', 'maximum'))
    : ok({ offeredMinor });
}

function dispatched({ tracking, trackingUrl }: SubOrderActionInput): Result<Meaning, SubOrderActionRefusal> {
  const url = typeof trackingUrl === 'string' ? trackingLink(trackingUrl) : null;
  if (typeof trackingUrl === 'string' && url === null)
    return refuse(invalid('trackingUrl', trackingLinkRule, 'format'));
  return ok({
    command: 'dispatch',
    payload: { tracking: cleanText(tracking ?? '') || null, trackingUrl: url },
  });
}

/** The ids of the listings that a proposal names as substitutes. */
const listedIn = ({ proposal }: SubOrderActionInput): readonly string[] =>
  (proposal?.lines ?? []).flatMap(({ substituteInventoryId }) => substituteInventoryId ?? []);

function proposed(
  { subOrder, lines, listed }: Subject,
  { proposal }: SubOrderActionInput,
  now: Date,
): Result<Meaning, SubOrderActionRefusal> {
  if (proposal === undefined) return refuse(invalid('proposal', 'Describe what you propose.', 'required'));
  const message = cleanText(proposal.message);
  if (message === '') return refuse(invalid('proposal/message', 'Describe what you propose.', 'required'));
  if (isPast(proposal.readyOn, now))
    return refuse(invalid('proposal/readyOn', 'This date is in the past.', 'minimum'));
  const changed = changeLines(proposal.lines ?? [], listed);
  if (!changed.ok) return changed;
  const change: ChangeProposal = {
    message,
    readyOn: proposal.readyOn ?? expectedDay(subOrder, now),
    lines: changed.value,
  };
  const checked = checkProposal(lines, change, subOrder);
  if (!checked.ok) return checked;
  return ok({ command: 'propose_change', payload: { proposal: change } });
}

/** The last time zone in which a day ends (UTC−12). */
const westernmostMs = 12 * 60 * 60 * 1000;

/** Whether a date has passed everywhere: west of Greenwich yesterday may not be over. */
const isPast = (date: string | null | undefined, now: Date): boolean =>
  typeof date === 'string' && date < after(now, -westernmostMs).toISOString().slice(0, 10);
