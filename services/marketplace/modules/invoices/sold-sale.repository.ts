import { sql, type Kysely } from 'kysely';
import type { TaxCategory } from '../../platform/db/booking-tables.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { SaleKind } from '../../platform/db/trade-tables.ts';
import type { ReturnedLine } from './credit.domain.ts';

type Db = Kysely<Database>;

/** A sale with the current data of its buyer and vendor. */
export interface SoldSale {
  readonly id: string;
  readonly kind: SaleKind;
  readonly purchaseId: string;
  readonly purchaseNumber: string;
  readonly saleNumber: string;
  readonly currency: string;
  readonly vendorId: string;
  readonly issuesOwnInvoices: boolean;
  readonly sellerName: string;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly vatNumber: string | null;
  readonly registrationNumber: string | null;
  readonly buyerId: string;
  readonly buyerName: string;
}

/** The sale, locked, so that its documents are never issued twice. */
export async function lockSoldSale(trx: Db, saleId: string): Promise<SoldSale | null> {
  await trx.selectFrom('sales').select('id').where('id', '=', saleId).forNoKeyUpdate().execute();
  const row = await trx
    .selectFrom('sales as s')
    .innerJoin('purchases as p', 'p.id', 's.purchaseId')
    .innerJoin('vendors as v', 'v.id', 's.vendorId')
    .innerJoin('users as vu', 'vu.id', 'v.openedBy')
    .innerJoin('users as b', 'b.id', 'p.buyerId')
    .select(['s.id', 's.kind', 's.purchaseId', 'p.number as purchaseNumber', 'p.currency', 's.vendorId'])
    .select(['v.issuesOwnInvoices', 'v.street', 'v.postalCode', 'v.city', 'v.country'])
    .select(['v.vatNumber', 'v.registrationNumber', 'p.buyerId'])
    .select(
      sql<string>`coalesce(v.legal_name, v.trading_name, concat_ws(' ', vu.first_name, vu.last_name))`.as(
        'sellerName',
      ),
    )
    .select(sql<string>`concat_ws(' ', b.first_name, b.last_name)`.as('buyerName'))
    .select(
      sql<string>`case s.kind when 'booking' then p.number else p.number || '/' ||
        (select count(*) from sales o where o.purchase_id = s.purchase_id and o.id <= s.id) end`.as(
        'saleNumber',
      ),
    )
    .where('s.id', '=', saleId)
    .executeTakeFirst();
  return row ?? null;
}

/** The accepted lines of a sub-order, and its destination. */
export const findAccepted = (db: Db, subOrderId: string) =>
  db
    .selectFrom('subOrders as s')
    .innerJoin('orders as o', 'o.id', 's.orderId')
    .leftJoin('ports as port', (join) => join.on(sql<boolean>`port.slug = coalesce(s.delivery_port, o.port)`))
    .select(['s.status', 's.proposal', 's.deliveryKind', 's.deliveryName', 's.deliveredAt'])
    .select(['s.acceptedDeliveryMinor', 's.deliveryAddress', 'o.yachtName', 'o.berth'])
    .select(['port.name as portName', 'port.country as portCountry'])
    .select(
      sql<string | null>`(
        select p.country from delivery_methods m join ports p on p.slug = m.ports[1] where m.id = s.delivery_method_id
      )`.as('collectedIn'),
    )
    .select(['o.billTo', 'o.poNumber', 'o.costCentre'])
    .where('s.id', '=', subOrderId)
    .executeTakeFirstOrThrow();

export const findAcceptedLines = (db: Db, subOrderId: string) =>
  db
    .selectFrom('subOrderLines')
    .select(['id', 'name', 'variant', 'sku', 'unit', 'unitPriceMinor', 'taxBps', 'insteadOf'])
    .select(['acceptedQuantity', 'taxCategory', 'taxReason'])
    .where('subOrderId', '=', subOrderId)
    .where('acceptedQuantity', '>', 0)
    .orderBy('position')
    .execute();

export const findBooked = (db: Db, bookingId: string) =>
  db
    .selectFrom('bookings as b')
    .leftJoin('ports as port', 'port.slug', 'b.port')
    .select(['b.status', 'b.serviceName', 'b.unit', 'b.pricedPer', 'b.quantity', 'b.unitPriceMinor'])
    .select(['b.taxBps', 'b.taxReason', 'b.billTo', 'b.subtotalMinor', 'b.taxMinor', 'b.startsAt'])
    .select(['b.completedAt', 'b.yachtName', 'b.berth', 'port.name as portName'])
    .select(['port.country as portCountry', 'b.taxCategory', 'b.poNumber', 'b.costCentre'])
    .$narrowType<{ taxCategory: TaxCategory }>()
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow();

export const findExtraWork = (db: Db, supplementId: string) =>
  db
    .selectFrom('supplements')
    .select(['description', 'subtotalMinor', 'taxMinor'])
    .where('id', '=', supplementId)
    .executeTakeFirstOrThrow();

/** When a sale was captured; null before that. */
export async function findCapturedAt(db: Db, saleId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('ledgerEntries as e')
    .innerJoin('ledgerPostings as p', 'p.entryId', 'e.id')
    .select('e.at')
    .where('p.saleId', '=', saleId)
    .where('e.kind', '=', 'capture')
    .executeTakeFirst();
  return row?.at ?? null;
}

export interface DoneRefund {
  readonly id: string;
  readonly amountMinor: number;
  /** How much of it is for goods, with tax, the remainder being for delivery; null if it is not known. */
  readonly goodsMinor: number | null;
  readonly reason: string;
  readonly doneAt: Date;
  /** The returned or missing items, one entry per invoice line; empty if the refund has another reason. */
  readonly returned: readonly ReturnedItem[];
}

/** An accepted line of the sale: its quantity in this return, and in earlier ones. */
interface ReturnedItem extends ReturnedLine {
  readonly name: string;
}

/** Paid refunds of a sale without a credit note, oldest first. */
export async function refundsToCredit(db: Db, saleId: string): Promise<readonly DoneRefund[]> {
  const rows = await db
    .selectFrom('refunds as r')
    .leftJoin('invoices as i', 'i.refundId', 'r.id')
    .select(['r.id', 'r.amountMinor', 'r.goodsMinor', 'r.reason', 'r.doneAt'])
    .select(
      sql<readonly ReturnedItem[]>`(
        select coalesce(json_agg(
          json_build_object('name', l.name, 'quantity', coalesce(back.quantity, 0), 'before', earlier.quantity) order by l.position), '[]')
        from (
          select t.sub_order_id, t.id, t.created_at,
            (select json_object_agg(b.line_id, b.quantity) from return_lines b where b.return_id = t.id) as lines
          from returns t where t.refund_id = r.id
          union all
          -- What was reported as missing counts as returned by the first refund of its sum.
          select s.id, null, r.created_at,
            (select json_object_agg(b->>'lineId', (b->>'quantity')::integer) from jsonb_array_elements(s.dispute->'lines') b)
          from sub_orders s
          where s.id = r.sub_order_id and s.dispute->>'stage' = 'reported_refunded'
            and (s.dispute->>'offeredMinor')::bigint = r.amount_minor
            and not exists (select from returns t where t.refund_id = r.id)
            and not exists (
              select from refunds o
              where o.sub_order_id = s.id and o.amount_minor = r.amount_minor and (o.created_at, o.id) < (r.created_at, r.id)
            )
        ) t
        join sub_order_lines l on l.sub_order_id = t.sub_order_id and l.accepted_quantity > 0
        cross join lateral (select (t.lines->>l.id::text)::integer as quantity) back
        cross join lateral (
          select coalesce(sum(eb.quantity), 0)::integer as quantity
          from return_lines eb join returns e on e.id = eb.return_id
          -- What was in a withdrawn return can be returned again.
          where eb.line_id = l.id and e.status <> 'withdrawn'
            and (e.created_at < t.created_at or (e.created_at = t.created_at and e.id < t.id))
        ) earlier
      )`.as('returned'),
    )
    .where('r.saleId', '=', saleId)
    .where('r.status', '=', 'done')
    .where('i.id', 'is', null)
    .orderBy('r.doneAt')
    .orderBy('r.id')
    .execute();
  return rows.flatMap(({ doneAt, ...refund }) => (doneAt === null ? [] : [{ ...refund, doneAt }]));
}
