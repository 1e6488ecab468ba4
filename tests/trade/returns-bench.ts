import {
  buyerKindOf,
  createReturns,
  returnTasks,
  type ReturnParts,
} from '../../services/marketplace/modules/returns/index.ts';
import { sql } from 'kysely';
import { earlierRefundsOf, givenBackOf } from '../../services/marketplace/modules/payments/index.ts';
import { orderTasks } from '../../services/marketplace/modules/orders/index.ts';
import type { Session } from '../../services/marketplace/modules/account/index.ts';
import { newId } from '../../services/marketplace/platform/ids.ts';
import { silentLog } from '../../services/marketplace/platform/log.ts';
import { fixedClock } from '../../services/marketplace/platform/testing/fixed-clock.ts';
import type { TradeBench } from './trade-bench.ts';
import type { MadeOrder } from './trade-factory.ts';

/** The returns of a bench's orders, with a separate clock that begins now. */
export function returnsBench(bench: TradeBench) {
  const clock = fixedClock(new Date());
  const parts: ReturnParts = {
    ...bench.bookingParts,
    clock,
    refundPart: bench.payments.refundPart,
    givenBack: (on, saleId) => givenBackOf(bench, on, saleId),
    earlierRefunds: earlierRefundsOf,
    recordArrival: bench.orders.recordArrival,
    buyerKindOf,
  };
  const returns = createReturns(parts);
  const tasks = returnTasks(parts);
  const context = { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: silentLog };

  const buyer = (made: MadeOrder): Session => bench.person(made.buyerId, 'crew_member');
  const supplier = async (made: MadeOrder, at = 0): Promise<Session> => {
    const { supplierId } = await bench.db
      .selectFrom('subOrders')
      .select('supplierId')
      .where('id', '=', made.subOrderIds[at] ?? '')
      .executeTakeFirstOrThrow();
    return bench.person(supplierId, 'supplier');
  };
  type Given = Parameters<typeof returns.request>[3];
  /** Requests a return of the first line; returns its id, or the code of the refusal. */
  const ask = async (made: MadeOrder, quantity: number, change: Partial<Given> = {}, key = newId()) => {
    const asked = await returns.request(buyer(made), made.subOrderIds[0] ?? '', key, {
      kind: 'complaint',
      lines: [{ lineId: made.lineIds[0] ?? '', quantity }],
      reason: 'damaged',
      note: 'The seam is torn.',
      wanted: 'refund',
      ...change,
    });
    return asked.ok ? asked.value : asked.error.code;
  };
  /** Performs an action; returns the new state, or the code of the refusal. */
  const act = async (
    session: Session,
    returnId: string,
    action: Parameters<typeof returns.act>[2]['action'],
    more: Omit<Parameters<typeof returns.act>[2], 'action'> = {},
  ) => {
    const acted = await returns.act(session, returnId, { action, ...more });
    if (!acted.ok) return acted.error.code;
    const { status } = await bench.db
      .selectFrom('returns')
      .select('status')
      .where('id', '=', returnId)
      .executeTakeFirstOrThrow();
    return status;
  };
  /** One of the actions offered to a user, without messages; null if there is none. */
  const offered = async (session: Session, returnId: string, choice: number) => {
    const view = await returns.view(session, returnId);
    const steps = (view.ok ? view.value.actions : []).flatMap((one) =>
      one === 'add_file' || one === 'write' ? [] : [one],
    );
    return steps[choice % steps.length] ?? null;
  };
  const expire = (returnId: string) => tasks.expire_return({ returnId }, context);
  /** Runs the automatic completion at the end of its days. */
  const completeByItself = (subOrderId: string) =>
    orderTasks(bench.bookingParts).complete_sub_order({ subOrderId }, context);
  /** The sub-orders with a planned completion, `atOnce` only those that don't await the end of their days. */
  const plannedCompletions = async (atOnce = false): Promise<readonly string[]> => {
    const { rows } = await sql<{ subOrderId: string }>`
      select payload ->> 'subOrderId' as "subOrderId" from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        join sub_orders s on s.id = (j.payload ->> 'subOrderId')::uuid
      where t.identifier = 'complete_sub_order' and (not ${atOnce} or j.run_at <= s.delivered_at)`.execute(
      bench.db,
    );
    return rows.map(({ subOrderId }) => subOrderId);
  };
  return {
    completeByItself,
    plannedCompletions,
    returns,
    parts,
    clock,
    buyer,
    supplier,
    ask,
    act,
    offered,
    expire,
  };
}

export type ReturnsBench = ReturnType<typeof returnsBench>;
