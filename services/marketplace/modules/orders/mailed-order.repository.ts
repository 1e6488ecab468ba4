import { sql } from 'kysely';
import { findMailedColleagues, type Colleague } from '../../platform/notifications/mailed-colleagues.ts';
import type { ChangeProposal, DeliveryKind, Dispute, LineItem } from './orders.domain.ts';
import {
  collectionColumns,
  collectionFrom,
  elsewhereColumns,
  elsewhereFrom,
  placeColumns,
  placeFrom,
} from './checkout/order-place.repository.ts';
import type { Collection, OrderedElsewhere, Place } from './reading/order-rows.domain.ts';
import type { Db } from './trade.repository.ts';

/** A recipient of mail. */
export interface Addressee {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  /** IANA name; their mails show times in this zone. */
  readonly timeZone: string;
}

export interface MailedSubOrder {
  readonly id: string;
  readonly supplierName: string;
  /** Whether it charges VAT. */
  readonly isVatRegistered: boolean;
  /** The supplier's recipients; empty once their accounts are closed. */
  readonly colleagues: readonly Colleague[];
  readonly deliveryKind: DeliveryKind;
  readonly deliveryName: string;
  readonly elsewhere: OrderedElsewhere | null;
  readonly collection: Collection | null;
  readonly subtotalMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly acceptedTotalMinor: number | null;
  readonly deliveryMinor: number;
  /** YYYY-MM-DD; null until it is confirmed. */
  readonly readyOn: string | null;
  /** Another supplier of the order has not answered yet. */
  readonly awaitsOthers: boolean;
  readonly tracking: string | null;
  readonly trackingUrl: string | null;
  readonly proposal: ChangeProposal | null;
  readonly deliveredAt: Date | null;
  readonly dispute: Dispute | null;
  readonly orderedLines: readonly MailedLine[];
}

/** An ordered line, with the accepted quantity. */
export interface MailedLine {
  readonly id: string;
  readonly name: string;
  readonly variant: string | null;
  /** What was ordered, if a substitute was agreed. */
  readonly insteadOf: LineItem | null;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly taxBps: number;
  /** Null until the supplier answers. */
  readonly acceptedQuantity: number | null;
}

/** The data of the mails about an order, with their recipients. */
export interface MailedOrder {
  readonly id: string;
  readonly number: number;
  readonly currency: string;
  readonly totalMinor: number;
  readonly buyerName: string;
  readonly buyer: Addressee | null;
  readonly place: Place;
  readonly subOrders: readonly MailedSubOrder[];
}

/** Whether another sub-order than the one with the alias `s` is undecided. */
const awaitsOthers = sql<boolean>`exists (
  select from sub_orders other
  where other.order_id = s.order_id and other.id <> s.id and other.status in ('pending_confirmation', 'change_proposed')
)`;

/** Four statements, however large the order is; with only one sub-order if its id is given. */
export async function findMailedOrder(
  db: Db,
  orderId: string,
  subOrderId: string | null,
): Promise<MailedOrder> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.buyerId')
    .leftJoin('ports as port', 'port.slug', 'o.port')
    .leftJoin('vatChecks as vat', 'vat.id', 'o.vatCheckId')
    .select(['o.id', 'o.number', 'o.currency', 'o.totalMinor'])
    .select(placeColumns)
    .select(['u.id as userId', 'u.email', 'u.firstName', 'u.lastName', 'u.timeZone', 'u.closedAt'])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('subOrders as s')
    .innerJoin('vendors as v', 'v.id', 's.supplierId')
    .innerJoin('users as u', 'u.id', 'v.openedBy')
    .leftJoin('ports as port', 'port.slug', 's.deliveryPort')
    .leftJoin('deliveryMethods as method', 'method.id', 's.deliveryMethodId')
    .select(['s.id', 's.deliveryKind', 's.deliveryName'])
    .select(elsewhereColumns)
    .select(collectionColumns)
    .select(['s.subtotalMinor', 's.taxMinor', 's.totalMinor', 's.acceptedTotalMinor', 's.deliveryMinor'])
    .select(awaitsOthers.as('awaitsOthers'))
    .select(['s.readyOn', 's.tracking', 's.trackingUrl', 's.proposal'])
    .select(['s.deliveredAt', 's.dispute'])
    .select(sql<boolean>`v.vat_number is not null`.as('isVatRegistered'))
    .select(['s.supplierId', 'v.tradingName', 'v.legalName', 'u.firstName', 'u.lastName'])
    .where('s.orderId', '=', orderId)
    .$if(subOrderId !== null, (query) => query.where('s.id', '=', subOrderId))
    .orderBy('s.id')
    .execute();
  const lines = await db
    .selectFrom('subOrderLines')
    .select(['id', 'subOrderId', 'name', 'variant', 'quantity', 'insteadOf'])
    .select(['unitPriceMinor', 'taxBps', 'acceptedQuantity'])
    .where(
      'subOrderId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const colleagues = await findMailedColleagues(
    db,
    rows.map(({ supplierId }) => supplierId),
  );
  const linesOf = Map.groupBy(lines, (line) => line.subOrderId);
  const { userId, email, firstName, timeZone } = order;
  return {
    id: order.id,
    number: order.number,
    currency: order.currency,
    totalMinor: order.totalMinor,
    buyerName: `${firstName} ${order.lastName}`,
    buyer: order.closedAt === null ? { userId, email, firstName, timeZone } : null,
    place: placeFrom(order),
    subOrders: rows.map((row) => ({
      id: row.id,
      isVatRegistered: row.isVatRegistered,
      deliveryKind: row.deliveryKind,
      deliveryName: row.deliveryName,
      elsewhere: elsewhereFrom(row),
      collection: collectionFrom(row),
      subtotalMinor: row.subtotalMinor,
      taxMinor: row.taxMinor,
      totalMinor: row.totalMinor,
      acceptedTotalMinor: row.acceptedTotalMinor,
      deliveryMinor: row.deliveryMinor,
      readyOn: row.readyOn,
      awaitsOthers: row.awaitsOthers,
      tracking: row.tracking,
      trackingUrl: row.trackingUrl,
      proposal: row.proposal,
      deliveredAt: row.deliveredAt,
      dispute: row.dispute,
      supplierName: row.tradingName ?? row.legalName ?? `${row.firstName} ${row.lastName}`,
      colleagues: colleagues.get(row.supplierId) ?? [],
      orderedLines: linesOf.get(row.id) ?? [],
    })),
  };
}
