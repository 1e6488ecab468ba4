import type { DeliveryKind } from './orders.domain.ts';
import type { Db } from './trade.repository.ts';

/** Somebody to write to. */
export interface Addressee {
  readonly email: string;
  readonly firstName: string;
  /** IANA: instants in their mails are said in it. */
  readonly timeZone: string;
}

export interface MailedSubOrder {
  readonly id: string;
  readonly supplierName: string;
  /** Null once the account is closed. */
  readonly supplier: Addressee | null;
  readonly deliveryKind: DeliveryKind;
  readonly deliveryName: string;
  readonly totalMinor: number;
  readonly acceptedTotalMinor: number | null;
  /** As ordered: “2 × Fender F4, Navy”. */
  readonly lines: readonly string[];
}

/** What the mails about an order tell, and to whom. */
export interface MailedOrder {
  readonly id: string;
  readonly number: number;
  readonly currency: string;
  readonly totalMinor: number;
  readonly buyerName: string;
  readonly buyer: Addressee | null;
  /** The buyer wants mails that they can do without. */
  readonly wantsAllMails: boolean;
  readonly yachtName: string | null;
  readonly portName: string | null;
  readonly berth: string | null;
  /** YYYY-MM-DD. */
  readonly latestUsefulOn: string | null;
  readonly subOrders: readonly MailedSubOrder[];
}

const linesShown = 10;

/** In three statements, however much is in it; with only one sub-order when its id is given. */
export async function findMailedOrder(
  db: Db,
  orderId: string,
  subOrderId: string | null,
): Promise<MailedOrder> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.buyer_id')
    .leftJoin('notification_choices as c', 'c.user_id', 'u.id')
    .leftJoin('ports as p', 'p.slug', 'o.port')
    .select(['o.id', 'o.number', 'o.currency', 'o.total_minor as totalMinor', 'o.yacht_name as yachtName'])
    .select(['o.berth', 'o.latest_useful_on as latestUsefulOn', 'p.name as portName', 'c.orders_by_email'])
    .select(['u.email', 'u.first_name', 'u.last_name', 'u.time_zone', 'u.closed_at'])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('sub_orders as s')
    .innerJoin('vendors as v', 'v.id', 's.supplier_id')
    .innerJoin('users as u', 'u.id', 'v.id')
    .select(['s.id', 's.delivery_kind as deliveryKind', 's.delivery_name as deliveryName'])
    .select(['s.total_minor as totalMinor', 's.accepted_total_minor as acceptedTotalMinor'])
    .select(['v.trading_name', 'v.legal_name', 'u.email', 'u.first_name', 'u.last_name'])
    .select(['u.time_zone', 'u.closed_at'])
    .where('s.order_id', '=', orderId)
    .$if(subOrderId !== null, (query) => query.where('s.id', '=', subOrderId))
    .orderBy('s.id')
    .execute();
  const lines = await db
    .selectFrom('sub_order_lines')
    .select(['sub_order_id', 'name', 'variant', 'quantity'])
    .where(
      'sub_order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('position', '<=', linesShown)
    .orderBy('position')
    .execute();
  const linesOf = Map.groupBy(lines, (line) => line.sub_order_id);
  const { orders_by_email, email, first_name, last_name, time_zone, closed_at, ...about } = order;
  return {
    ...about,
    buyerName: `${first_name} ${last_name}`,
    buyer: closed_at === null ? { email, firstName: first_name, timeZone: time_zone } : null,
    wantsAllMails: orders_by_email ?? true,
    subOrders: rows.map((row) => ({
      ...{ id: row.id, deliveryKind: row.deliveryKind, deliveryName: row.deliveryName },
      ...{ totalMinor: row.totalMinor, acceptedTotalMinor: row.acceptedTotalMinor },
      supplierName: row.trading_name ?? row.legal_name ?? `${row.first_name} ${row.last_name}`,
      supplier:
        row.closed_at === null
          ? { email: row.email, firstName: row.first_name, timeZone: row.time_zone }
          : null,
      lines: shownLines(linesOf.get(row.id) ?? []),
    })),
  };
}

function shownLines(
  lines: readonly { readonly name: string; readonly variant: string | null; readonly quantity: number }[],
): readonly string[] {
  const written = lines.map(({ name, variant, quantity }) =>
    [`${quantity} × ${name}`, ...(variant === null ? [] : [variant])].join(', '),
  );
  return written.length > linesShown ? [...written.slice(0, linesShown), 'and more'] : written;
}
