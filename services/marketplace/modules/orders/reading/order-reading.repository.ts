import { sql, type RawBuilder } from 'kysely';
import { daysOf } from '../../../../../src/lib/delivery-reach.ts';
import type { TradeSums } from '../../../../../src/lib/trade-sums.ts';
import {
  collectionColumns,
  collectionFrom,
  elsewhereColumns,
  elsewhereFrom,
  placeColumns,
  placeFrom,
} from '../checkout/order-place.repository.ts';
import {
  listedOpenReturns,
  openReturnsFrom,
  openReturnsWhere,
  openReturnStatuses,
  type OpenReturnJson,
} from '../../returns/open-returns.sql.ts';
import type { TradeActorRole, TradeProcess } from '../orders.domain.ts';
import type { HistoryRow, LineRow, OrderRow, SubOrderRow } from './order-rows.domain.ts';
import { creditedVat } from '../../invoices/credited-vat.sql.ts';
import { isCharged } from '../../payments/charged-orders.sql.ts';
import { promisedAt } from '../promised-days.repository.ts';
import type { Db } from '../trade.repository.ts';

export async function findOrder(db: Db, orderId: string): Promise<OrderRow | null> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('users as b', 'b.id', 'o.buyerId')
    .innerJoin('payments as p', 'p.purchaseId', 'o.id')
    .leftJoin('ports as port', 'port.slug', 'o.port')
    .leftJoin('vatChecks as vat', 'vat.id', 'o.vatCheckId')
    .select(['o.id', 'o.number', 'o.buyerId', 'o.status', 'o.currency'])
    .select(['o.subtotalMinor', 'o.taxMinor'])
    .select(['o.deliveryMinor', 'o.totalMinor'])
    .select(['o.createdAt', 'o.placedAt', 'o.expiresAt', 'o.version'])
    .select(placeColumns)
    .select(['p.status as paymentStatus', 'p.declineMessage', 'b.firstName', 'b.lastName'])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    number: row.number,
    buyerId: row.buyerId,
    buyerName: `${row.firstName} ${row.lastName}`,
    status: row.status,
    currency: row.currency,
    subtotalMinor: row.subtotalMinor,
    taxMinor: row.taxMinor,
    deliveryMinor: row.deliveryMinor,
    totalMinor: row.totalMinor,
    createdAt: row.createdAt,
    placedAt: row.placedAt,
    expiresAt: row.status === 'pending_payment' ? row.expiresAt : null,
    version: row.version,
    place: placeFrom(row),
    payment: { status: row.paymentStatus, declineMessage: row.declineMessage },
  };
}

/** Name of the vendor with the alias `v`, whose account has the alias `u`. */
const vendorName = sql<string>`coalesce(v.trading_name, v.legal_name, u.first_name || ' ' || u.last_name)`;
/** The position of the sub-order with the alias `s` within its order, from 1. */
export const subOrderPosition = sql<number>`(
  select count(*) from sub_orders other where other.order_id = s.order_id and other.id <= s.id
)`;

/** What accepted returns will refund of the sub-order with the alias `s`, in minor units. */
const goingBack = sql<number>`(
  select coalesce(sum(r.agreed_minor), 0)::bigint from returns r
  where r.sub_order_id = s.id and r.status in ('accepted', 'sent_back', 'received')
)`;

/** The open returns of the sub-order with the alias `s`. */
const openReturns = sql<readonly OpenReturnJson[]>`${sql.raw(openReturnsWhere('rs.id = s.id'))}`;

/** All sub-orders of an order, or only the one with the given id. */
export async function findSubOrders(
  db: Db,
  orderId: string,
  subOrderId: string | null,
): Promise<readonly SubOrderRow[]> {
  const rows = await db
    .selectFrom('subOrders as s')
    .innerJoin('orders as o', 'o.id', 's.orderId')
    .innerJoin('vendors as v', 'v.id', 's.supplierId')
    .innerJoin('users as u', 'u.id', 'v.openedBy')
    .leftJoin('ports as port', 'port.slug', 's.deliveryPort')
    .leftJoin('deliveryMethods as method', 'method.id', 's.deliveryMethodId')
    .select(['s.id', 's.orderId', 'o.number as orderNumber', 's.status', 's.currency'])
    .select([subOrderPosition.as('position'), vendorName.as('supplierName')])
    .select(['v.id as supplierId', 'v.logoFileId'])
    .select(sql<boolean>`v.vat_number is not null`.as('isVatRegistered'))
    .select(['s.deliveryKind', 's.deliveryName', 's.deliveryDaysFrom', 's.deliveryDaysTo'])
    .select(elsewhereColumns)
    .select(collectionColumns)
    .select(['s.subtotalMinor', 's.taxMinor'])
    .select(['s.deliveryMinor', 's.totalMinor'])
    .select(['s.acceptedSubtotalMinor', 's.acceptedTaxMinor', 's.acceptedDeliveryMinor'])
    .select(['s.acceptedTotalMinor', 's.commissionMinor'])
    .select(['s.commissionBps'])
    .select(['s.answerBy', 's.note', 's.proposal', 's.dispute', 's.readyOn', 's.tracking', 's.trackingUrl'])
    .select(promisedAt.as('promisedAt'))
    .select(['s.deliveredAt', 'o.placedAt', isCharged.as('isCharged'), 's.version'])
    .select([goingBack.as('goingBackMinor'), openReturns.as('openReturns'), creditedVat.as('credited')])
    .where('s.orderId', '=', orderId)
    .$if(subOrderId !== null, (query) => query.where('s.id', '=', subOrderId))
    .orderBy('s.id')
    .execute();
  return rows.map(({ supplierId, supplierName, logoFileId, isVatRegistered, ...row }) => {
    const { acceptedSubtotalMinor, acceptedTaxMinor, acceptedDeliveryMinor, acceptedTotalMinor, ...others } =
      row;
    const { deliveryDaysFrom, deliveryDaysTo, portName, portTimeZone, deliveryAddress, ...placed } = others;
    const { collectAddress: _address, collectDetails: _details, ...rest } = placed;
    return {
      ...rest,
      openReturns: openReturnsFrom(rest.openReturns),
      deliveryDays: daysOf(deliveryDaysFrom, deliveryDaysTo),
      elsewhere: elsewhereFrom({ portName, portTimeZone, deliveryAddress }),
      collection: collectionFrom(placed),
      accepted: sumsFrom(acceptedSubtotalMinor, acceptedTaxMinor, acceptedDeliveryMinor, acceptedTotalMinor),
      supplier: { id: supplierId, name: supplierName, logoFileId: logoFileId },
      isVatRegistered,
    };
  });
}

/** The four columns are written together: all are null or none is. */
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

/**
 * How many of the line `l` are in returns that meet the condition, without those that the buyer keeps at a lower price.
 */
const inReturns = (condition: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(b.quantity), 0)::integer
  from return_lines b join returns r on r.id = b.return_id
  where b.line_id = l.id and r.goods_come_back and ${condition}
)`;

export const findLines = (db: Db, subOrderIds: readonly string[]): Promise<readonly LineRow[]> =>
  subOrderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('subOrderLines as l')
        .innerJoin('products as p', 'p.id', 'l.productId')
        .select(['l.id', 'l.subOrderId', 'l.inventoryId', 'l.productId', 'p.category', 'p.departments'])
        .select('p.pictureFileId')
        .select(['l.name', 'l.variant', 'l.sku', 'l.unit', 'l.quantity', 'l.insteadOf'])
        .select(['l.unitPriceMinor', 'l.taxBps', 'l.taxReason', 'l.netMinor', 'l.acceptedQuantity'])
        .select('l.quantityInReturns')
        .select([
          inReturns(sql`r.status = 'refunded'`).as('returned'),
          inReturns(sql.raw(`r.status in (${listedOpenReturns})`)).as('goingBack'),
        ])
        .where('l.subOrderId', 'in', subOrderIds)
        // A check constraint of the table allows only departments.
        .$narrowType<{ departments: LineRow['departments'][number][] }>()
        .orderBy('l.subOrderId')
        .orderBy('l.position')
        .execute();

/** History entries, oldest first: of the whole order, or only those that concern one sub-order. */
export async function findHistory(
  db: Db,
  orderId: string,
  of: { readonly subOrderId: string | null; readonly processes: readonly TradeProcess[] },
): Promise<readonly HistoryRow[]> {
  const steps = await findTradeSteps(db, orderId, of);
  const ofReturns = await findReturnSteps(db, orderId, of.subOrderId);
  // At the same instant the step of the return comes first: it caused the other.
  return [...ofReturns, ...steps].sort((a, b) => a.at.getTime() - b.at.getTime());
}

const actorName = sql<string | null>`u.first_name || ' ' || u.last_name`.as('actorName');

/** A refund belongs to one sub-order, although its order has one payment: the two are saved at the same instant. */
const findTradeSteps = (
  db: Db,
  orderId: string,
  { subOrderId, processes }: Parameters<typeof findHistory>[2],
): Promise<readonly HistoryRow[]> =>
  db
    .selectFrom('tradeHistory as h')
    .leftJoin('users as u', 'u.id', 'h.actorId')
    .leftJoin('payments as p', (join) =>
      join
        .onRef('p.purchaseId', '=', 'h.purchaseId')
        .on('p.saleId', 'is', null)
        .on('h.process', '=', 'payment')
        .on('h.command', 'in', ['capture', 'refund']),
    )
    .leftJoin('refunds as r', (join) =>
      join
        .onRef('r.paymentId', '=', 'p.id')
        .onRef('r.doneAt', '=', 'h.at')
        .on('r.status', '=', 'done')
        .on('h.command', '=', 'refund'),
    )
    .select(['h.at', 'h.process', 'h.command', 'h.toStatus as status', 'h.actorId', 'h.actorRole'])
    // Of a return's refund it is read where the return is shown.
    .select(
      sql<
        string | null
      >`case when not exists (select from returns t where t.refund_id = r.id) then h.note end`.as('note'),
    )
    .select(sql<string | null>`coalesce(h.sale_id, r.sale_id)`.as('subOrderId'))
    .select([actorName, 'p.currency', 'p.capturedMinor', 'r.amountMinor as refundedMinor'])
    .where('h.purchaseId', '=', orderId)
    .where('h.process', 'in', processes)
    .$if(subOrderId !== null, (query) => query.where('h.saleId', '=', subOrderId))
    // An order has no other processes or roles.
    .$narrowType<{ process: TradeProcess; actorRole: TradeActorRole }>()
    .orderBy('h.at')
    .orderBy('h.id')
    .execute()
    .then((rows) =>
      rows.map(({ currency, capturedMinor, refundedMinor, ...row }) => {
        const amountMinor = row.command === 'capture' ? capturedMinor : refundedMinor;
        const amount = amountMinor === null || currency === null ? null : { amountMinor, currency };
        return { ...row, amount, goods: null };
      }),
    );

/** The steps of its returns, without their notes: these are read where the return is shown. */
const findReturnSteps = (
  db: Db,
  orderId: string,
  subOrderId: string | null,
): Promise<readonly HistoryRow[]> =>
  db
    .selectFrom('returnHistory as h')
    .innerJoin('returns as r', 'r.id', 'h.returnId')
    .innerJoin('subOrders as s', 's.id', 'r.subOrderId')
    .leftJoin('users as u', 'u.id', 'h.actorId')
    .select(['h.at', 'r.subOrderId', 'h.command', 'h.toStatus as status', 'h.actorId', 'h.actorRole'])
    .select(sql<null>`null`.as('note'))
    .select([actorName, sql<'return'>`'return'`.as('process'), sql<null>`null`.as('amount')])
    .select(
      sql<string>`(
        select string_agg(b.quantity || ' × ' || l.name, ', ' order by l.position)
        from return_lines b join sub_order_lines l on l.id = b.line_id where b.return_id = r.id
      )`.as('goods'),
    )
    .where('s.orderId', '=', orderId)
    .where('h.command', '<>', 'write')
    .$if(subOrderId !== null, (query) => query.where('s.id', '=', subOrderId))
    .orderBy('h.at')
    .orderBy('h.id')
    .execute();

/** What accepted returns of a sub-order will refund, in minor units. */
export async function findGoingBack(db: Db, subOrderId: string): Promise<number> {
  const row = await db
    .selectFrom('subOrders as s')
    .select(goingBack.as('goingBackMinor'))
    .where('s.id', '=', subOrderId)
    .executeTakeFirst();
  return row?.goingBackMinor ?? 0;
}

/** Whether the sub-order has an open return. */
export async function isBeingReturned(db: Db, subOrderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('returns')
    .select('id')
    .where('subOrderId', '=', subOrderId)
    .where('status', 'in', openReturnStatuses)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
