import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { insertAudit } from '../audit/index.ts';
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
import { isActionOf, type Party, type SubOrderAction } from './allowed-actions.service.ts';
import { runSubOrderCommand } from './sub-order-commands.service.ts';
import type { CommandPayload } from './sub-order-transition.domain.ts';
import { after, type Attribution, type ChangeProposal } from './orders.domain.ts';
import type { OrderParts, Trx } from './orders.parts.ts';
import { invalid } from './orders.domain.ts';
import type { Refusals } from './orders.refusals.ts';
import {
  findOrderedLines,
  findParties,
  lockOrder,
  type LockedSubOrder,
  type Trade,
} from './trade.repository.ts';

/** One step of a sub-order as it was asked for (contract: SubOrderActRequest). Dates as YYYY-MM-DD. */
export interface ActionInput {
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

export type ActionRefusal = Refusals<'VALIDATION' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'CHANGE_TOO_DEAR'>;

/** The role in which a user takes part in trade, if any. */
export const partyOf = ({ role }: Pick<Session, 'role'>): Party | null =>
  role === 'service_provider' ? null : role;

/** Contract: actOnSubOrder. Another's sub-order is as unknown as none. */
export async function performAction(
  parts: OrderParts,
  session: Session,
  subOrderId: string,
  given: ActionInput,
): Promise<Result<null, ActionRefusal>> {
  const by = partyOf(session);
  return inTransaction(parts.db, async (trx): Promise<Result<null, ActionRefusal>> => {
    const parties = await findParties(trx, subOrderId);
    const isTheirs =
      by === 'admin' ||
      (by === 'crew_member' && parties?.buyerId === session.userId) ||
      (by === 'supplier' && parties?.supplierId === session.userId);
    if (parties === null || by === null || !isTheirs) return refuse({ code: 'NOT_FOUND' });
    const trade = await lockOrder(trx, parties.orderId);
    const subOrder = trade?.subOrders.find(({ id }) => id === subOrderId);
    if (trade === null || subOrder === undefined) return refuse({ code: 'NOT_FOUND' });
    // Their supplier never heard of them.
    if (by === 'supplier' && (subOrder.status === 'reserved' || subOrder.status === 'released'))
      return refuse({ code: 'NOT_FOUND' });
    return performActionAs(parts, trx, { trade, subOrder }, { by, actorId: session.userId }, given);
  });
}

/** One command by a user who may give it, on an order that the transaction has locked. */
export async function performActionAs(
  parts: OrderParts,
  trx: Trx,
  { trade, subOrder }: { readonly trade: Trade; readonly subOrder: LockedSubOrder },
  who: { readonly by: Party; readonly actorId: string },
  given: ActionInput,
): Promise<Result<null, ActionRefusal>> {
  if (!isActionOf(who.by, given.action)) return refuse({ code: 'NOT_ALLOWED_NOW' });
  const now = parts.clock.now();
  const lines = await findOrderedLines(trx, subOrder.id);
  const meant = meaningOf(subOrder, lines, who.by, given, now);
  if (!meant.ok) return meant;
  const { command, payload } = meant.value;
  const note = cleanText(given.note ?? '') || null;
  const done: Attribution = { ...who, note: note ?? payload.proposal?.message ?? null, at: now };
  const ran = await runSubOrderCommand(parts, trx, {
    trade,
    subOrderId: subOrder.id,
    command,
    attribution: done,
    payload,
  });
  if (!ran.ok) return refuse({ code: ran.error });
  if (who.by === 'admin')
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

interface Meaning {
  readonly command: SubOrderAction;
  readonly payload: CommandPayload;
}

const noteNeeded: ReadonlySet<SubOrderAction> = new Set(['decline', 'dispute']);

/** A request, checked against what was ordered: a confirmation of nothing is a decline. */
function meaningOf(
  subOrder: LockedSubOrder,
  lines: readonly OrderedLine[],
  by: Party,
  given: ActionInput,
  now: Date,
): Result<Meaning, ActionRefusal> {
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
        : ok({ command, payload: { agreed: confirmed.value, readyOn: given.readyOn ?? null } });
    case 'decline':
      return ok({ command, payload: { agreed: noneOf(lines) } });
    case 'propose_change':
      return proposed(subOrder, lines, given, now);
    case 'accept_change':
      return ok({
        command,
        payload: subOrder.proposal ? { agreed: proposedLines(lines, subOrder.proposal) } : {},
      });
    case 'dispatch':
      return ok({ command, payload: { tracking: cleanText(given.tracking ?? '') || null } });
    default:
      return ok({ command, payload: {} });
  }
}

function proposed(
  subOrder: LockedSubOrder,
  lines: readonly OrderedLine[],
  { proposal }: ActionInput,
  now: Date,
): Result<Meaning, ActionRefusal> {
  if (proposal === undefined) return refuse(invalid('proposal', 'Describe what you propose.', 'required'));
  const message = cleanText(proposal.message);
  if (message === '') return refuse(invalid('proposal/message', 'Describe what you propose.', 'required'));
  if (isPast(proposal.readyOn, now))
    return refuse(invalid('proposal/readyOn', 'This date is in the past.', 'minimum'));
  const change: ChangeProposal = {
    message,
    readyOn: proposal.readyOn ?? null,
    lines: (proposal.lines ?? []).map(({ lineId, quantity, unitPriceMinor, substitute }) => ({
      lineId,
      quantity,
      unitPriceMinor,
      substitute: cleanText(substitute ?? '') || null,
    })),
  };
  const checked = checkProposal(lines, change, subOrder);
  if (!checked.ok) return checked;
  return ok({ command: 'propose_change', payload: { proposal: change } });
}

const dayMs = 24 * 60 * 60 * 1000;

/** A date that is over everywhere: west of Greenwich yesterday still goes on. */
const isPast = (date: string | null | undefined, now: Date): boolean =>
  typeof date === 'string' && date < after(now, -dayMs).toISOString().slice(0, 10);
