import { sql, type RawBuilder } from 'kysely';
import {
  usersAlike,
  usersNumbered,
  vendorsAlike,
  vendorsNumbered,
  yachtsAlike,
} from '../../../platform/db/alike.ts';
import type { ListPosition } from '../../../platform/list-page.ts';
import type { ListWords } from '../../../platform/list-words.ts';
import {
  openReturnsFrom,
  openReturnsWhere,
  returnsToDecide,
  type OpenReturn,
  type OpenReturnJson,
} from '../../returns/open-returns.sql.ts';
import { refundedOf } from '../../ledger/refunded.sql.ts';
import { lineWords, orderedItemColumns } from '../ordered-items.sql.ts';
import type { OrderStatus, SubOrderStatus } from '../orders.domain.ts';
import type { Db } from '../trade.repository.ts';

/** An order as listed; amounts in minor units. */
export interface ListedOrder {
  readonly id: string;
  readonly key: number;
  readonly number: number;
  readonly status: OrderStatus;
  /** Whether its buyer cancelled it before it was paid. */
  readonly isGivenUp: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly buyerId: string;
  readonly buyerName: string;
  readonly yachtName: string | null;
  /** The ordered total. */
  readonly totalMinor: number;
  /** The accepted total, with unanswered sub-orders as ordered. */
  readonly dueMinor: number;
  readonly refundedMinor: number;
  /** Of all its sub-orders, oldest first. */
  readonly openReturns: readonly OpenReturn[];
  readonly currency: string;
  /** The next expected date of its sub-orders: YYYY-MM-DD. */
  readonly expectedOn: string | null;
  /** The number of pieces. */
  readonly items: number;
  readonly firstItem: string;
  readonly firstQuantity: number;
  readonly lines: number;
  readonly suppliers: readonly { readonly name: string; readonly status: SubOrderStatus }[];
}

interface OrderSearch extends ListWords {
  /** Null for all buyers. */
  readonly buyerId: string | null;
  /** Ids of others' orders that are listed too: the buyer requested them and an approver bought them. */
  readonly askedFor: readonly string[];
  readonly status: OrderStatus | null;
  /** Whether to list only orders with a return that an admin decides. */
  readonly hasReturnToDecide: boolean;
}

const buyerName = sql<string>`(b.first_name || ' ' || b.last_name)`;
const vendorName = sql<string>`coalesce(v.trading_name, v.legal_name, u.first_name || ' ' || u.last_name)`;

const has = (
  pattern: string,
  buyersWords: RawBuilder<unknown>,
) => sql`(('Q-' || o.number) ilike ${pattern} or o.yacht_name ilike ${pattern} or o.po_number ilike ${pattern}
  or ${buyersWords} ilike ${pattern}
  or exists (
    select from sub_orders s join vendors v on v.id = s.supplier_id join users u on u.id = v.opened_by
    where s.order_id = o.id and ${vendorName} ilike ${pattern})
  or exists (
    select from sub_orders s join sub_order_lines l on l.sub_order_id = s.id
    where s.order_id = o.id and ${sql.raw(lineWords)} ilike ${pattern}))`;

/**
 * Whether the order `o` has a status. One that its buyer cancelled before paying is listed as cancelled; one that was
 * not paid in time is not.
 */
function isIn(status: OrderStatus): RawBuilder<unknown> {
  const isGivenUp = sql`exists (select from trade_history h where h.order_id = o.id and h.command = 'give_up')`;
  if (status === 'cancelled')
    return sql`(o.status = 'cancelled' or o.status = 'payment_expired' and ${isGivenUp})`;
  if (status === 'payment_expired') return sql`(o.status = 'payment_expired' and not ${isGivenUp})`;
  return sql`o.status = ${status}`;
}

const ofSuppliers = (ids: RawBuilder<unknown>) =>
  sql`o.id in (select s.order_id from sub_orders s where s.supplier_id in ${ids})`;

/** Whether the order `o` has the words. Only those who may read all orders may search by email address and telephone. */
function hasAsked({ buyerId, patterns, words, isMisspelt }: OrderSearch): RawBuilder<unknown> {
  if (words === null) return sql`true`;
  if (isMisspelt)
    return sql`(o.buyer_id in ${usersAlike(words)} or o.yacht_name in ${yachtsAlike(words)} or ${ofSuppliers(vendorsAlike(words))})`;
  const isAdmin = buyerId === null;
  const buyersWords = isAdmin ? sql`(${buyerName} || ' ' || b.email)` : buyerName;
  const contains = sql`(${sql.join(
    patterns.map((pattern) => has(pattern, buyersWords)),
    sql` and `,
  )})`;
  return isAdmin
    ? sql`(${contains} or o.buyer_id in ${usersNumbered(words)} or ${ofSuppliers(vendorsNumbered(words))})`
    : contains;
}

function conditions(search: OrderSearch): RawBuilder<unknown> {
  const { buyerId, askedFor, status, hasReturnToDecide } = search;
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (buyerId !== null)
    all.push(
      askedFor.length === 0
        ? sql`o.buyer_id = ${buyerId}`
        : sql`(o.buyer_id = ${buyerId} or o.id = any (${[...askedFor]}::uuid[]))`,
    );
  if (status !== null) all.push(isIn(status));
  if (hasReturnToDecide)
    all.push(sql`exists (
      select from sub_orders s join returns r on r.sub_order_id = s.id
      where s.order_id = o.id and r.status = any (${[...returnsToDecide]}))`);
  all.push(hasAsked(search));
  return sql.join(all, sql` and `);
}

/** One page, latest first. */
export async function findOrders(
  db: Db,
  search: OrderSearch,
  { place, limit }: { readonly place: ListPosition | null; readonly limit: number },
): Promise<readonly ListedOrder[]> {
  const behind =
    place === null
      ? sql`true`
      : sql`(o.created_at, o.id) < (${new Date(place.key)}::timestamptz, ${place.id}::uuid)`;
  const { rows } = await sql<
    Omit<ListedOrder, 'key' | 'openReturns'> & { readonly openReturns: readonly OpenReturnJson[] }
  >`
    with page as (
      select o.id, o.buyer_id, o.number, o.status, o.created_at, o.expires_at, o.yacht_name, o.total_minor, o.currency,
        ${buyerName} as buyer_name
      from orders o join users b on b.id = o.buyer_id
      where ${conditions(search)} and ${behind}
      order by o.created_at desc, o.id desc
      limit ${limit}
    )
    select p.id, p.number, p.status, p.created_at as "createdAt", p.expires_at as "expiresAt",
      p.status = 'payment_expired' and h.is_given_up as "isGivenUp",
      p.yacht_name as "yachtName", p.total_minor as "totalMinor", p.currency, p.buyer_id as "buyerId", p.buyer_name as "buyerName",
      l.items, l.lines, l.first_item as "firstItem",
      l.first_quantity as "firstQuantity", s.suppliers, s.due_minor as "dueMinor",
      s.expected_on as "expectedOn", ${sql.raw(refundedOf('p.id'))} as "refundedMinor",
      ${sql.raw(openReturnsWhere('rs.order_id = p.id'))} as "openReturns"
    from page p
    -- An aggregate, because PostgreSQL may scan the whole history for an "exists".
    cross join lateral (
      select count(*) > 0 as is_given_up from trade_history h where h.order_id = p.id and h.command = 'give_up'
    ) h
    cross join lateral (
      select ${sql.raw(orderedItemColumns)}
      -- With "offset", because PostgreSQL may scan everybody's lines for a join.
      from sub_orders s cross join lateral (select * from sub_order_lines each where each.sub_order_id = s.id offset 0) l
      where s.order_id = p.id
    ) l
    cross join lateral (
      select json_agg(json_build_object('name', ${vendorName}, 'status', s.status) order by s.id) as suppliers,
        sum(coalesce(s.accepted_total_minor, case s.status when 'released' then 0 else s.total_minor end))::bigint as due_minor,
        to_char(min(s.ready_on) filter (where s.status in ('confirmed', 'preparing', 'dispatched', 'ready_for_collection')), 'YYYY-MM-DD') as expected_on
      from sub_orders s join vendors v on v.id = s.supplier_id join users u on u.id = v.opened_by where s.order_id = p.id
    ) s
    order by p.created_at desc, p.id desc`.execute(db);
  return rows.map((row) => ({
    ...row,
    key: row.createdAt.getTime(),
    openReturns: openReturnsFrom(row.openReturns),
  }));
}

export async function countOrders(db: Db, search: OrderSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from orders o join users b on b.id = o.buyer_id where ${conditions(search)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
