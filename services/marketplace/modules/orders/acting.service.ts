import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { cleanText, type Session } from '../account/index.ts';
import {
  allOf,
  checkProposal,
  confirmedLines,
  noneOf,
  proposedLines,
  type OrderedLine,
} from './answer.domain.ts';
import { moveSubOrder, type Brought } from './moves.service.ts';
import { after, type Act, type ChangeProposal } from './orders.domain.ts';
import type { OrderParts, Trx } from './orders.parts.ts';
import { invalid } from './orders.domain.ts';
import type { Refusals } from './orders.refusals.ts';
import { isActionOf, type Party, type SubOrderAction } from './sub-order-actions.service.ts';
import {
  findOrderedLines,
  findParties,
  holdTrade,
  insertAudit,
  type HeldSubOrder,
  type Trade,
} from './trade.repository.ts';

/** One step of a sub-order as it was asked for (contract: SubOrderActRequest). Dates as YYYY-MM-DD. */
export interface ActGiven {
  readonly action: SubOrderAction;
  readonly note?: string | null | undefined;
  readonly lines?: readonly { readonly lineId: string; readonly quantity: number }[] | undefined;
  readonly readyOn?: string | null | undefined;
  readonly tracking?: string | null | undefined;
  readonly proposal?:
    | {
        readonly message: string;
        readonly readyOn?: string | null | undefined;
        readonly lines?:
          | readonly {
              readonly lineId: string;
              readonly quantity: number;
              readonly unitPriceMinor: number;
              readonly substitute?: string | null | undefined;
            }[]
          | undefined;
      }
    | undefined;
}

export type ActRefusal = Refusals<'VALIDATION' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'CHANGE_TOO_DEAR'>;

/** As whom somebody takes part in trade at all. */
export const partyOf = ({ role }: Pick<Session, 'role'>): Party | null =>
  role === 'service_provider' ? null : role;

/** Contract: actOnSubOrder. Another's sub-order is as unknown as none. */
export async function act(
  parts: OrderParts,
  session: Session,
  subOrderId: string,
  given: ActGiven,
): Promise<Result<null, ActRefusal>> {
  const by = partyOf(session);
  return inTransaction(parts.db, async (trx): Promise<Result<null, ActRefusal>> => {
    const parties = await findParties(trx, subOrderId);
    const isTheirs =
      by === 'admin' ||
      (by === 'crew_member' && parties?.buyerId === session.userId) ||
      (by === 'supplier' && parties?.supplierId === session.userId);
    if (parties === null || by === null || !isTheirs) return refuse({ code: 'NOT_FOUND' });
    const trade = await holdTrade(trx, parties.orderId);
    const subOrder = trade?.subOrders.find(({ id }) => id === subOrderId);
    if (trade === null || subOrder === undefined) return refuse({ code: 'NOT_FOUND' });
    // Their supplier never heard of them.
    if (by === 'supplier' && (subOrder.status === 'reserved' || subOrder.status === 'released'))
      return refuse({ code: 'NOT_FOUND' });
    return actAs(parts, trx, { trade, subOrder }, { by, actorId: session.userId }, given);
  });
}

/** One step by somebody who may take part, on an order that the transaction holds. */
export async function actAs(
  parts: OrderParts,
  trx: Trx,
  { trade, subOrder }: { readonly trade: Trade; readonly subOrder: HeldSubOrder },
  who: { readonly by: Party; readonly actorId: string },
  given: ActGiven,
): Promise<Result<null, ActRefusal>> {
  if (!isActionOf(who.by, given.action)) return refuse({ code: 'NOT_ALLOWED_NOW' });
  const now = parts.clock.now();
  const lines = await findOrderedLines(trx, subOrder.id);
  const meant = meaningOf(subOrder, lines, who.by, given, now);
  if (!meant.ok) return meant;
  const { command, brought } = meant.value;
  const note = cleanText(given.note ?? '') || null;
  const done: Act = { ...who, note: note ?? brought.proposal?.message ?? null, at: now };
  const moved = await moveSubOrder(parts, trx, trade, subOrder.id, command, done, brought);
  if (!moved.ok) return refuse({ code: moved.error });
  if (who.by === 'admin')
    await insertAudit(trx, {
      ...{ id: parts.ids.newId(), subOrderId: subOrder.id, act: `sub_order_${command}`, by: done },
    });
  return ok(null);
}

interface Meaning {
  readonly command: SubOrderAction;
  readonly brought: Brought;
}

const noteNeeded: ReadonlySet<SubOrderAction> = new Set(['decline', 'dispute']);

/** What somebody asks for, checked against what was ordered: a confirmation of nothing is a decline. */
function meaningOf(
  subOrder: HeldSubOrder,
  lines: readonly OrderedLine[],
  by: Party,
  given: ActGiven,
  now: Date,
): Result<Meaning, ActRefusal> {
  const confirmed = given.action === 'confirm' ? confirmedLines(lines, given.lines ?? []) : ok(allOf(lines));
  if (!confirmed.ok) return confirmed;
  const isNothing = confirmed.value.every(({ quantity }) => quantity === 0);
  const command = given.action === 'confirm' && isNothing ? 'decline' : given.action;
  const isReasonNeeded = noteNeeded.has(command) || (command === 'cancel' && by === 'supplier');
  if (isReasonNeeded && cleanText(given.note ?? '') === '')
    return refuse(invalid('note', 'Please say why: the other side reads it.', 'required'));
  switch (command) {
    case 'confirm':
      return isPast(given.readyOn, now)
        ? refuse(invalid('readyOn', 'This day is over.', 'minimum'))
        : ok({ command, brought: { agreed: confirmed.value, readyOn: given.readyOn ?? null } });
    case 'decline':
      return ok({ command, brought: { agreed: noneOf(lines) } });
    case 'propose_change':
      return proposed(subOrder, lines, given, now);
    case 'accept_change':
      return ok({
        command,
        brought: subOrder.proposal ? { agreed: proposedLines(lines, subOrder.proposal) } : {},
      });
    case 'dispatch':
      return ok({ command, brought: { tracking: cleanText(given.tracking ?? '') || null } });
    default:
      return ok({ command, brought: {} });
  }
}

function proposed(
  subOrder: HeldSubOrder,
  lines: readonly OrderedLine[],
  { proposal }: ActGiven,
  now: Date,
): Result<Meaning, ActRefusal> {
  if (proposal === undefined) return refuse(invalid('proposal', 'Please say what you propose.', 'required'));
  const message = cleanText(proposal.message);
  if (message === '') return refuse(invalid('proposal/message', 'Please say what you propose.', 'required'));
  if (isPast(proposal.readyOn, now))
    return refuse(invalid('proposal/readyOn', 'This day is over.', 'minimum'));
  const change: ChangeProposal = {
    message,
    readyOn: proposal.readyOn ?? null,
    lines: (proposal.lines ?? []).map(({ lineId, quantity, unitPriceMinor, substitute }) => ({
      ...{ lineId, quantity, unitPriceMinor, substitute: cleanText(substitute ?? '') || null },
    })),
  };
  const checked = checkProposal(lines, change, subOrder);
  if (!checked.ok) return checked;
  return ok({ command: 'propose_change', brought: { proposal: change } });
}

const dayMs = 24 * 60 * 60 * 1000;

/** A date that is over everywhere: west of Greenwich yesterday still goes on. */
const isPast = (date: string | null | undefined, now: Date): boolean =>
  typeof date === 'string' && date < after(now, -dayMs).toISOString().slice(0, 10);
