import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { OrderedLine } from './answer.domain.ts';
import type {
  Act,
  ChangeProposal,
  DeliveryKind,
  HeldOrder,
  OrderStatus,
  SubOrderStatus,
  TradeProcess,
} from './orders.domain.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** What one supplier was ordered, held for a command; amounts in minor units of the order's currency. */
export interface HeldSubOrder {
  readonly id: string;
  /** Counts from 1, in the order of the ids. */
  readonly position: number;
  readonly supplierId: string;
  readonly status: SubOrderStatus;
  readonly deliveryKind: DeliveryKind;
  readonly deliveryMinor: number;
  readonly totalMinor: number;
  readonly acceptedTotalMinor: number | null;
  readonly commissionBps: number;
  readonly commissionMinor: number | null;
  readonly answerBy: Date | null;
  readonly proposal: ChangeProposal | null;
}

/** An order with all its sub-orders, held until the transaction ends. */
export interface Trade {
  readonly order: HeldOrder;
  readonly subOrders: readonly HeldSubOrder[];
}

/**
 * Every command on an order or one of its sub-orders begins with this, so that of two at once the later sees what the earlier
 * did. Null when there is no such order.
 */
export async function holdTrade(trx: Trx, orderId: string): Promise<Trade | null> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'number', 'buyer_id as buyerId', 'status', 'currency', 'settled_at as settledAt'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (order === undefined) return null;
  const subOrders = await trx
    .selectFrom('sub_orders')
    .select(['id', 'supplier_id as supplierId', 'status', 'delivery_kind as deliveryKind'])
    .select(['delivery_minor as deliveryMinor', 'total_minor as totalMinor'])
    .select(['accepted_total_minor as acceptedTotalMinor'])
    .select(['commission_bps as commissionBps', 'commission_minor as commissionMinor'])
    .select(['answer_by as answerBy', 'proposal'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return { order, subOrders: subOrders.map((one, index) => ({ ...one, position: index + 1 })) };
}

/** Whose a sub-order is; null when there is none. */
export const findParties = async (
  db: Db,
  subOrderId: string,
): Promise<{ readonly orderId: string; readonly supplierId: string; readonly buyerId: string } | null> =>
  (await db
    .selectFrom('sub_orders as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(['o.id as orderId', 's.supplier_id as supplierId', 'o.buyer_id as buyerId'])
    .where('s.id', '=', subOrderId)
    .executeTakeFirst()) ?? null;

/** The lines of a sub-order, as ordered. */
export const findOrderedLines = (db: Db, subOrderId: string): Promise<readonly OrderedLine[]> =>
  db
    .selectFrom('sub_order_lines')
    .select(['id', 'name', 'unit_price_minor as unitPriceMinor', 'tax_bps as taxBps', 'quantity'])
    .where('sub_order_id', '=', subOrderId)
    .orderBy('position')
    .execute();

/** What a command changes of a sub-order; what is left out stays as it is. */
export interface SubOrderChange {
  readonly status: SubOrderStatus;
  readonly accepted?: {
    readonly subtotalMinor: number;
    readonly taxMinor: number;
    readonly deliveryMinor: number;
    readonly totalMinor: number;
    readonly commissionMinor: number;
  };
  readonly answerBy?: Date;
  readonly decidedAt?: Date;
  readonly note?: string;
  readonly proposal?: ChangeProposal | null;
  readonly readyOn?: string;
  readonly tracking?: string;
  readonly deliveredAt?: Date;
  readonly completedAt?: Date;
}

/** The version counts on. */
export async function saveSubOrder(
  trx: Trx,
  subOrderId: string,
  change: SubOrderChange,
  now: Date,
): Promise<void> {
  const { accepted, proposal } = change;
  await trx
    .updateTable('sub_orders')
    .set({
      status: change.status,
      ...(accepted && {
        accepted_subtotal_minor: accepted.subtotalMinor,
        accepted_tax_minor: accepted.taxMinor,
        accepted_delivery_minor: accepted.deliveryMinor,
        accepted_total_minor: accepted.totalMinor,
        commission_minor: accepted.commissionMinor,
      }),
      ...(change.answerBy && { answer_by: change.answerBy }),
      ...(change.decidedAt && { decided_at: change.decidedAt }),
      ...(change.note !== undefined && { note: change.note }),
      ...(proposal !== undefined && { proposal: proposal && JSON.stringify(proposal) }),
      ...(change.readyOn !== undefined && { ready_on: change.readyOn }),
      ...(change.tracking !== undefined && { tracking: change.tracking }),
      ...(change.deliveredAt && { delivered_at: change.deliveredAt }),
      ...(change.completedAt && { completed_at: change.completedAt }),
      updated_at: now,
    })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', subOrderId)
    .execute();
}

/** All of an order's sub-orders at once, before it is paid. */
export async function saveSubOrders(
  trx: Trx,
  orderId: string,
  change: Pick<SubOrderChange, 'status' | 'answerBy'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('sub_orders')
    .set({
      ...{ status: change.status, updated_at: now },
      ...(change.answerBy && { answer_by: change.answerBy }),
    })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('order_id', '=', orderId)
    .execute();
}

/** What the supplier accepted of each line. */
export async function saveAcceptedLines(
  trx: Trx,
  lines: readonly { readonly id: string; readonly quantity: number; readonly substitute: string | null }[],
): Promise<void> {
  await sql`
    update sub_order_lines l set accepted_quantity = given.quantity, substitute = given.substitute
    from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ quantity }) => quantity)}::integer[],
      ${lines.map(({ substitute }) => substitute)}::text[]) as given (id, quantity, substitute)
    where l.id = given.id`.execute(trx);
}

/** The version counts on, also where the order's own status stays. */
export async function saveOrder(
  trx: Trx,
  orderId: string,
  change: { readonly status: OrderStatus; readonly placedAt?: Date; readonly settledAt?: Date },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      ...{ status: change.status, updated_at: now },
      ...(change.placedAt && { placed_at: change.placedAt }),
      ...(change.settledAt && { settled_at: change.settledAt }),
    })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
}

export interface HistoryStep {
  /** Null: the order itself. */
  readonly subOrderId: string | null;
  readonly command: string;
  readonly from: string;
  readonly to: string;
}

/** What an act did, for the timeline; the ids are made in the order of the steps. */
export async function insertTradeHistory(
  trx: Trx,
  newId: () => string,
  { orderId, act }: { readonly orderId: string; readonly act: Act },
  steps: readonly HistoryStep[],
): Promise<void> {
  await trx
    .insertInto('trade_history')
    .values(
      steps.map(({ subOrderId, command, from, to }) => ({
        ...{ id: newId(), order_id: orderId, sub_order_id: subOrderId, command, note: act.note, at: act.at },
        process: (subOrderId === null ? 'order' : 'sub_order') satisfies TradeProcess,
        ...{ from_status: from, to_status: to, actor_id: act.actorId, actor_role: act.by },
      })),
    )
    .execute();
}

/** What an admin did, for other admins to read. */
export async function insertAudit(
  trx: Trx,
  row: { readonly id: string; readonly subOrderId: string; readonly act: string; readonly by: Act },
): Promise<void> {
  const { actorId, at, note } = row.by;
  if (actorId === null) return;
  await trx
    .insertInto('audit_log')
    .values({
      ...{ id: row.id, actor_id: actorId, act: row.act, at },
      ...{ subject_kind: 'sub_order', subject_id: row.subOrderId, details: JSON.stringify({ note }) },
    })
    .execute();
}
