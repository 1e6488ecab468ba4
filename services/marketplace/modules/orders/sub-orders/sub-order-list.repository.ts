import { sql, type RawBuilder } from 'kysely';
import { usersAlike, yachtsAlike } from '../../../platform/db/alike.ts';
import type { ListPosition } from '../../../platform/list-page.ts';
import type { ListWords } from '../../../platform/list-words.ts';
import {
  openReturnsFrom,
  openReturnsWhere,
  returnsForBuyer,
  returnsToAnswer,
  type OpenReturn,
  type OpenReturnJson,
} from '../../returns/open-returns.sql.ts';
import { lineWords, orderedItemColumns } from '../ordered-items.sql.ts';
import {
  tabStatuses,
  unpaidStatuses,
  type DeliveryKind,
  type DisputeStage,
  type SubOrderStatus,
  type SubOrderTab,
} from '../orders.domain.ts';
import { refundedOfSale } from '../../ledger/refunded.sql.ts';
import { isCharged } from '../../payments/charged-orders.sql.ts';
import type { Db } from '../trade.repository.ts';
import { subOrderPosition } from '../reading/order-reading.repository.ts';
import type { LineRow } from '../reading/order-rows.domain.ts';

/** A sub-order as its supplier's list shows it; amounts in minor units. */
export interface ListedSubOrder {
  readonly id: string;
  readonly key: number;
  readonly orderNumber: number;
  readonly position: number;
  readonly status: SubOrderStatus;
  readonly deliveryKind: DeliveryKind;
  readonly isCharged: boolean;
  readonly isDelivered: boolean;
  /** The stage of the most recent dispute. */
  readonly disputeStage: DisputeStage | null;
  readonly placedAt: Date | null;
  readonly answerBy: Date | null;
  /** Set while a change is proposed: the deadline to answer the original order. */
  readonly askedUntil: Date | null;
  /** The supplier's deadline in an open return or dispute. */
  readonly returnAnswerBy: Date | null;
  /** Oldest first. */
  readonly openReturns: readonly OpenReturn[];
  readonly buyerName: string;
  readonly yachtName: string | null;
  readonly port: string | null;
  /** YYYY-MM-DD. */
  readonly latestUsefulOn: string | null;
  /** The expected date, YYYY-MM-DD; null until it is confirmed. */
  readonly readyOn: string | null;
  readonly totalMinor: number;
  readonly acceptedTotalMinor: number | null;
  readonly refundedMinor: number;
  readonly currency: string;
  readonly items: number;
  readonly firstItem: string;
  readonly firstQuantity: number;
  /** The current product of the first item. */
  readonly firstCategory: string | null;
  readonly firstDepartments: LineRow['departments'];
  readonly firstPictureFileId: string | null;
  readonly lines: number;
  readonly version: number;
}

interface SubOrderSearch extends ListWords {
  readonly supplierId: string;
  readonly tab: SubOrderTab | null;
}

/** `all` counts each sub-order once, also one that is in two tabs. */
export type TabCounts = Readonly<Record<SubOrderTab | 'all', number>>;

const buyerName = sql<string>`(b.first_name || ' ' || b.last_name)`;

const has = (pattern: string) => sql`(('Q-' || o.number || '/' || ${subOrderPosition}) ilike ${pattern}
  or o.yacht_name ilike ${pattern} or ${buyerName} ilike ${pattern}
  or exists (
    select from sub_order_lines l
    where l.sub_order_id = s.id and ${sql.raw(lineWords)} ilike ${pattern}))`;

const from = sql`sub_orders s join orders o on o.id = s.order_id join users b on b.id = o.buyer_id`;

// A supplier sees only paid orders.
const own = (supplierId: string) =>
  sql`s.supplier_id = ${supplierId} and s.status <> all (${[...unpaidStatuses]})`;

/** The supplier's deadline in a return of, or dispute about, the sub-order `s`; null without either. */
const returnAnswerBy = sql<Date | null>`least(
  (select min(r.answer_by) from returns r where r.sub_order_id = s.id and r.status = any (${[...returnsToAnswer]})),
  case when s.status = 'disputed' and s.dispute ->> 'stage' = 'asked' then (s.dispute ->> 'answerBy')::timestamptz end)`;

/** Whether the buyer has to act in a return of the sub-order `s`, or answer an offer in its dispute. */
const isReturnForBuyer = sql`(exists (
  select from returns r where r.sub_order_id = s.id and r.status = any (${[...returnsForBuyer]}))
  or s.status = 'disputed' and s.dispute ->> 'stage' = 'part_offered')`;

const openReturns = sql.raw(openReturnsWhere('rs.id = s.id'));

const refundedMinor = sql.raw(refundedOfSale('s.id'));

/** Whether a sub-order is in a tab. */
function isIn(tab: SubOrderTab): RawBuilder<unknown> {
  if (tab === 'returns') return sql`${returnAnswerBy} is not null`;
  const isStatus = sql`s.status = any (${[...tabStatuses[tab]]})`;
  return tab === 'waiting' ? sql`(${isStatus} or ${isReturnForBuyer})` : isStatus;
}

function conditions({ supplierId, tab, patterns, words, isMisspelt }: SubOrderSearch): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [own(supplierId)];
  if (tab !== null) all.push(isIn(tab));
  if (isMisspelt && words !== null)
    all.push(sql`(o.buyer_id in ${usersAlike(words)} or o.yacht_name in ${yachtsAlike(words)})`);
  else all.push(...patterns.map(has));
  return sql.join(all, sql` and `);
}

// Sort key in milliseconds: first what awaits an answer, by the time left; after any instant what is to be sent, by
// expected date; then the others, latest first.
const urgency = sql<number>`case when s.status in ('pending_confirmation', 'change_proposed')
  then (extract(epoch from s.answer_by) * 1000)::bigint
  when s.status = any (${[...tabStatuses.to_send]})
  then 2000000000000000 + (extract(epoch from coalesce(s.ready_on, s.created_at::date)) * 1000)::bigint
  else 4000000000000000 - (extract(epoch from s.created_at) * 1000)::bigint end`;

/** The sort key of a tab: returns are sorted by the time left to answer them. */
const keyOf = (tab: SubOrderTab | null) =>
  tab === 'returns' ? sql<number>`(extract(epoch from ${returnAnswerBy}) * 1000)::bigint` : urgency;

export async function findListedSubOrders(
  db: Db,
  search: SubOrderSearch,
  { place, limit }: { readonly place: ListPosition | null; readonly limit: number },
): Promise<readonly ListedSubOrder[]> {
  const key = keyOf(search.tab);
  const behind = place === null ? sql`true` : sql`(${key}, s.id) > (${place.key}::bigint, ${place.id}::uuid)`;
  const { rows } = await sql<
    Omit<ListedSubOrder, 'openReturns'> & { readonly openReturns: readonly OpenReturnJson[] }
  >`
    with page as (
      select s.id, ${key} as key from ${from}
      where ${conditions(search)} and ${behind}
      order by key, s.id
      limit ${limit}
    )
    select s.id, p.key, o.number as "orderNumber", ${subOrderPosition} as position, s.status,
      s.delivery_kind as "deliveryKind", o.placed_at as "placedAt", s.answer_by as "answerBy", (s.proposal ->> 'askedUntil')::timestamptz as "askedUntil", ${returnAnswerBy} as "returnAnswerBy",
      ${openReturns} as "openReturns", ${refundedMinor} as "refundedMinor",
      ${buyerName} as "buyerName", o.yacht_name as "yachtName", port.name as port,
      o.latest_useful_on as "latestUsefulOn", s.ready_on as "readyOn", s.total_minor as "totalMinor",
      s.accepted_total_minor as "acceptedTotalMinor", ${isCharged} as "isCharged", s.delivered_at is not null as "isDelivered",
      s.dispute ->> 'stage' as "disputeStage", s.currency, l.items, l.lines, l.first_item as "firstItem",
      l.first_quantity as "firstQuantity", f.category as "firstCategory", f.departments as "firstDepartments",
      f.picture_file_id as "firstPictureFileId", s.version
    from page p join sub_orders s on s.id = p.id join orders o on o.id = s.order_id join users b on b.id = o.buyer_id
    left join ports port on port.slug = o.port
    cross join lateral (
      select ${sql.raw(orderedItemColumns)}
      from sub_order_lines l where l.sub_order_id = s.id
    ) l
    cross join lateral (
      select d.category, d.departments, d.picture_file_id from sub_order_lines fl join products d on d.id = fl.product_id
      where fl.sub_order_id = s.id order by fl.position limit 1
    ) f
    order by p.key, s.id`.execute(db);
  return rows.map((row) => ({ ...row, openReturns: openReturnsFrom(row.openReturns) }));
}

/** The number of search results, and the counts of all tabs without the search. */
export async function countSubOrders(
  db: Db,
  search: SubOrderSearch,
): Promise<{ readonly total: number; readonly counts: TabCounts }> {
  const inTab = (tab: SubOrderTab) => sql`${tab}::text, count(*) filter (where ${isIn(tab)})`;
  const none = { to_answer: 0, waiting: 0, returns: 0, to_send: 0, on_the_way: 0, done: 0, closed: 0 };
  // Safe: `none` has exactly the tabs as keys.
  const tabs = Object.keys(none) as SubOrderTab[];
  const { rows: counted } = await sql<{ counts: TabCounts }>`
    select json_build_object('all', count(*), ${sql.join(tabs.map(inTab))}) as counts from sub_orders s where ${own(search.supplierId)}`.execute(
    db,
  );
  const { rows: found } = await sql<{ total: number }>`
    select count(*) as total from ${from} where ${conditions(search)}`.execute(db);
  return { total: found[0]?.total ?? 0, counts: { all: 0, ...none, ...counted[0]?.counts } };
}
