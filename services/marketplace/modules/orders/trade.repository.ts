import { daysOf, type DeliveryDays } from '../../../../src/lib/delivery-reach.ts';
import { isCharged } from '../payments/charged-orders.sql.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ListedItem, OrderedLine } from './sub-orders/answer.domain.ts';
import type {
  Attribution,
  ChangeProposal,
  DeliveryKind,
  Dispute,
  LockedOrder,
  OrderStatus,
  SubOrderStatus,
} from './orders.domain.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** A sub-order, locked for a command; amounts in minor units of the order's currency. */
export interface LockedSubOrder {
  readonly id: string;
  /** From 1, in the order of the ids. */
  readonly position: number;
  readonly supplierId: string;
  readonly status: SubOrderStatus;
  readonly deliveryKind: DeliveryKind;
  readonly deliveryDays: DeliveryDays | null;
  readonly deliveryMinor: number;
  readonly totalMinor: number;
  readonly acceptedTotalMinor: number | null;
  readonly commissionBps: number;
  readonly commissionMinor: number | null;
  readonly answerBy: Date | null;
  readonly proposal: ChangeProposal | null;
  /** The expected date: YYYY-MM-DD. */
  readonly readyOn: string | null;
  readonly deliveredAt: Date | null;
  /** The most recent dispute. */
  readonly dispute: Dispute | null;
}

/** An order with all its sub-orders, locked until the transaction ends. */
export interface Trade {
  readonly order: LockedOrder;
  readonly subOrders: readonly LockedSubOrder[];
}

/**
 * Locks an order. Every command on it or its sub-orders begins with this, so that of two at once the later sees the
 * effects of the earlier. Null if there is no such order.
 */
export async function lockOrder(trx: Trx, orderId: string): Promise<Trade | null> {
  const order = await trx
    .selectFrom('orders as o')
    .select(['id', 'number', 'buyerId', 'status', 'currency', 'settledAt', 'ifIncomplete', 'fromCart'])
    .select(isCharged.as('isCharged'))
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (order === undefined) return null;
  const subOrders = await trx
    .selectFrom('subOrders')
    .select(['id', 'supplierId', 'status', 'deliveryKind', 'deliveryDaysFrom', 'deliveryDaysTo'])
    .select(['deliveryMinor', 'totalMinor'])
    .select(['acceptedTotalMinor'])
    .select(['commissionBps', 'commissionMinor'])
    .select(['answerBy', 'proposal', 'readyOn', 'deliveredAt', 'dispute'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  return {
    order,
    subOrders: subOrders.map(({ deliveryDaysFrom, deliveryDaysTo, ...one }, index) => ({
      ...one,
      deliveryDays: daysOf(deliveryDaysFrom, deliveryDaysTo),
      position: index + 1,
    })),
  };
}

/** The buyer and supplier of a sub-order; null if there is no such sub-order. */
export const findParties = async (
  db: Db,
  subOrderId: string,
): Promise<{ readonly orderId: string; readonly supplierId: string; readonly buyerId: string } | null> =>
  (await db
    .selectFrom('subOrders as s')
    .innerJoin('orders as o', 'o.id', 's.orderId')
    .select(['o.id as orderId', 's.supplierId', 'o.buyerId'])
    .where('s.id', '=', subOrderId)
    .executeTakeFirst()) ?? null;

/** The lines of a sub-order, as ordered. */
export const findOrderedLines = (db: Db, subOrderId: string): Promise<readonly OrderedLine[]> =>
  db
    .selectFrom('subOrderLines')
    .select(['id', 'name', 'unitPriceMinor', 'taxBps', 'quantity', 'acceptedQuantity'])
    .where('subOrderId', '=', subOrderId)
    .orderBy('position')
    .execute();

/**
 * Those of the supplier's items with these ids that are sold in this currency. A buyer's tax was decided for what was
 * ordered, so it is right for the items with the same rate.
 */
export const findListed = (
  db: Db,
  { id, supplierId }: Pick<LockedSubOrder, 'id' | 'supplierId'>,
  currency: string,
  inventoryIds: readonly string[],
): Promise<readonly ListedItem[]> =>
  inventoryIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('inventoryItems as i')
        .select(['i.id as inventoryId', 'i.productId', 'i.name', 'i.variant', 'i.sku', 'i.unit'])
        .select(
          sql<string[]>`array(
            select l.id from sub_order_lines l join inventory_items o on o.id = l.inventory_id
            where l.sub_order_id = ${id}
              and coalesce(i.tax_bps, 0) = case when l.tax_category is null then l.tax_bps else coalesce(o.tax_bps, 0) end
          )`.as('taxedAs'),
        )
        .where('i.id', 'in', inventoryIds)
        .where('i.supplierId', '=', supplierId)
        .where('i.currency', '=', currency)
        .execute();

/** What a command changes in a sub-order; missing fields stay as they are. */
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
  readonly note?: string | null;
  readonly dispute?: Dispute;
  readonly proposal?: ChangeProposal | null;
  readonly readyOn?: string;
  readonly tracking?: string;
  readonly trackingUrl?: string;
  readonly deliveredAt?: Date;
  readonly completedAt?: Date;
}

/** Increments the version. */
export async function saveSubOrder(
  trx: Trx,
  subOrderId: string,
  change: SubOrderChange,
  now: Date,
): Promise<void> {
  const { accepted, proposal, dispute } = change;
  await trx
    .updateTable('subOrders')
    .set({
      status: change.status,
      ...(accepted && {
        acceptedSubtotalMinor: accepted.subtotalMinor,
        acceptedTaxMinor: accepted.taxMinor,
        acceptedDeliveryMinor: accepted.deliveryMinor,
        acceptedTotalMinor: accepted.totalMinor,
        commissionMinor: accepted.commissionMinor,
      }),
      ...(change.answerBy && { answerBy: change.answerBy }),
      ...(change.decidedAt && { decidedAt: change.decidedAt }),
      ...(change.note !== undefined && { note: change.note }),
      ...(dispute !== undefined && { dispute: JSON.stringify(dispute) }),
      ...(proposal !== undefined && { proposal: proposal && JSON.stringify(proposal) }),
      ...(change.readyOn !== undefined && { readyOn: change.readyOn }),
      ...(change.tracking !== undefined && { tracking: change.tracking }),
      ...(change.trackingUrl !== undefined && { trackingUrl: change.trackingUrl }),
      ...(change.deliveredAt && { deliveredAt: change.deliveredAt }),
      ...(change.completedAt && { completedAt: change.completedAt }),
      updatedAt: now,
    })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', subOrderId)
    .execute();
}

/** Saves all sub-orders of an order at once, before it is paid. */
export async function saveSubOrders(
  trx: Trx,
  orderId: string,
  change: Pick<SubOrderChange, 'status' | 'answerBy'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('subOrders')
    .set({
      status: change.status,
      updatedAt: now,
      ...(change.answerBy && { answerBy: change.answerBy }),
    })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('orderId', '=', orderId)
    .execute();
}

/** Saves the accepted quantity of each line. */
export async function saveAcceptedLines(
  trx: Trx,
  lines: readonly { readonly id: string; readonly quantity: number }[],
): Promise<void> {
  await sql`
    update sub_order_lines l set accepted_quantity = given.quantity
    from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ quantity }) => quantity)}::integer[]) as given (id, quantity)
    where l.id = given.id`.execute(trx);
}

/** Increments the version, even if the order's status does not change. */
export async function saveOrder(
  trx: Trx,
  orderId: string,
  change: { readonly status: OrderStatus; readonly placedAt?: Date; readonly settledAt?: Date },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      status: change.status,
      updatedAt: now,
      ...(change.placedAt && { placedAt: change.placedAt }),
      ...(change.settledAt && { settledAt: change.settledAt }),
    })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
}

export interface HistoryStep {
  /** Null for the order itself. */
  readonly subOrderId: string | null;
  readonly command: string;
  readonly from: string;
  readonly to: string;
}

/** The steps of a command as history rows; the ids are created in the order of the steps. */
export const tradeHistoryRows = (
  newId: () => string,
  { orderId, attribution }: { readonly orderId: string; readonly attribution: Attribution },
  steps: readonly HistoryStep[],
) =>
  steps.map(({ subOrderId, command, from, to }) => ({
    id: newId(),
    purchaseId: orderId,
    saleId: subOrderId,
    command,
    note: attribution.note,
    at: attribution.at,
    process: subOrderId === null ? ('order' as const) : ('sub_order' as const),
    fromStatus: from,
    toStatus: to,
    actorId: attribution.actorId,
    actorRole: attribution.by,
  }));

export async function insertTradeHistory(
  trx: Trx,
  ...done: Parameters<typeof tradeHistoryRows>
): Promise<void> {
  await trx
    .insertInto('tradeHistory')
    .values(tradeHistoryRows(...done))
    .execute();
}
