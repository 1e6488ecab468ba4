import { sql } from 'kysely';
import type { TradeSums } from '../../../../src/lib/trade-sums.ts';
import type { TradeProcess } from './orders.domain.ts';
import type { HistoryRow, LineRow, OrderRow, SubOrderRow } from './order-rows.domain.ts';
import type { Db } from './trade.repository.ts';

export async function findOrder(db: Db, orderId: string): Promise<OrderRow | null> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('users as b', 'b.id', 'o.buyer_id')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .leftJoin('ports as port', 'port.slug', 'o.port')
    .select(['o.id', 'o.number', 'o.buyer_id as buyerId', 'o.status', 'o.currency'])
    .select(['o.subtotal_minor as subtotalMinor', 'o.tax_minor as taxMinor'])
    .select(['o.delivery_minor as deliveryMinor', 'o.total_minor as totalMinor'])
    .select(['o.created_at as createdAt', 'o.placed_at as placedAt', 'o.expires_at', 'o.version'])
    .select(['o.yacht_name', 'port.name as port', 'port.time_zone as portTimeZone', 'o.berth', 'o.contact'])
    .select(['o.arrives_from', 'o.arrives_until', 'o.latest_useful_on'])
    .select(['p.status as paymentStatus', 'p.decline_message', 'b.first_name', 'b.last_name'])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { expires_at, paymentStatus, decline_message, first_name, last_name, ...rest } = row;
  const { yacht_name, port, portTimeZone, berth, contact, ...when } = rest;
  const { arrives_from, arrives_until, latest_useful_on, ...order } = when;
  return {
    ...order,
    buyerName: `${first_name} ${last_name}`,
    expiresAt: order.status === 'pending_payment' ? expires_at : null,
    place: {
      ...{ yachtName: yacht_name, port, portTimeZone, berth, contact },
      ...{ arrivesFrom: arrives_from, arrivesUntil: arrives_until, latestUsefulOn: latest_useful_on },
    },
    payment: { status: paymentStatus, declineMessage: decline_message },
  };
}

/** Of a vendor `v` whose account is `u`. */
export const vendorName = sql<string>`coalesce(v.trading_name, v.legal_name, u.first_name || ' ' || u.last_name)`;
/** Of a sub-order `s`: which of its order's it is. */
export const subOrderPosition = sql<number>`(
  select count(*) from sub_orders other where other.order_id = s.order_id and other.id <= s.id
)`;

/** All of an order's sub-orders, or the one named. */
export async function findSubOrders(
  db: Db,
  orderId: string,
  subOrderId: string | null,
): Promise<readonly SubOrderRow[]> {
  const rows = await db
    .selectFrom('sub_orders as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .innerJoin('vendors as v', 'v.id', 's.supplier_id')
    .innerJoin('users as u', 'u.id', 'v.id')
    .select(['s.id', 's.order_id as orderId', 'o.number as orderNumber', 's.status', 's.currency'])
    .select([subOrderPosition.as('position'), vendorName.as('supplierName')])
    .select(['v.id as supplierId', 'v.logo_file_id'])
    .select(['s.delivery_kind as deliveryKind', 's.delivery_name as deliveryName'])
    .select(['s.subtotal_minor as subtotalMinor', 's.tax_minor as taxMinor'])
    .select(['s.delivery_minor as deliveryMinor', 's.total_minor as totalMinor'])
    .select(['s.accepted_subtotal_minor', 's.accepted_tax_minor', 's.accepted_delivery_minor'])
    .select(['s.accepted_total_minor', 's.commission_minor as commissionMinor'])
    .select(['s.commission_bps as commissionBps'])
    .select(['s.answer_by as answerBy', 's.note', 's.proposal', 's.ready_on as readyOn', 's.tracking'])
    .select(['s.delivered_at as deliveredAt', 's.version'])
    .where('s.order_id', '=', orderId)
    .$if(subOrderId !== null, (query) => query.where('s.id', '=', subOrderId))
    .orderBy('s.id')
    .execute();
  return rows.map(({ supplierId, supplierName, logo_file_id, ...row }) => {
    const {
      accepted_subtotal_minor,
      accepted_tax_minor,
      accepted_delivery_minor,
      accepted_total_minor,
      ...rest
    } = row;
    return {
      ...rest,
      accepted: sumsFrom(
        accepted_subtotal_minor,
        accepted_tax_minor,
        accepted_delivery_minor,
        accepted_total_minor,
      ),
      supplier: { id: supplierId, name: supplierName, logoFileId: logo_file_id },
    };
  });
}

/** The four are written together. */
function sumsFrom(
  subtotalMinor: number | null,
  taxMinor: number | null,
  deliveryMinor: number | null,
  totalMinor: number | null,
): TradeSums | null {
  if (subtotalMinor === null || taxMinor === null || deliveryMinor === null || totalMinor === null)
    return null;
  return { subtotalMinor, taxMinor, deliveryMinor, totalMinor };
}

export const findLines = (db: Db, subOrderIds: readonly string[]): Promise<readonly LineRow[]> =>
  subOrderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('sub_order_lines')
        .select(['id', 'sub_order_id as subOrderId', 'inventory_id as inventoryId'])
        .select(['product_id as productId', 'name', 'variant', 'sku', 'unit', 'quantity', 'substitute'])
        .select(['unit_price_minor as unitPriceMinor', 'tax_bps as taxBps', 'net_minor as netMinor'])
        .select(['accepted_quantity as acceptedQuantity'])
        .where('sub_order_id', 'in', subOrderIds)
        .orderBy('sub_order_id')
        .orderBy('position')
        .execute();

/** What happened, oldest first: all of it, or what concerns one sub-order alone. */
export const findHistory = (
  db: Db,
  orderId: string,
  {
    subOrderId,
    processes,
  }: { readonly subOrderId: string | null; readonly processes: readonly TradeProcess[] },
): Promise<readonly HistoryRow[]> =>
  db
    .selectFrom('trade_history as h')
    .leftJoin('users as u', 'u.id', 'h.actor_id')
    .select(['h.at', 'h.sub_order_id as subOrderId', 'h.process', 'h.command', 'h.to_status as status'])
    .select(['h.actor_id as actorId', 'h.actor_role as actorRole', 'h.note'])
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('actorName'))
    .where('h.order_id', '=', orderId)
    .where('h.process', 'in', processes)
    .$if(subOrderId !== null, (query) => query.where('h.sub_order_id', '=', subOrderId))
    .orderBy('h.at')
    .orderBy('h.id')
    .execute();
