import type { RoleName } from '../../../../src/lib/roles.ts';
import type { BookingStatus, Dispute, TimeProposal } from '../../platform/db/booking-tables.ts';
import type { OrderStatus, SubOrderStatus } from '../../platform/db/order-tables.ts';
import { refundedOf, refundedOfSale } from '../ledger/refunded.sql.ts';
import {
  openReturnsFrom,
  openReturnsWhere,
  type OpenReturn,
  type OpenReturnJson,
} from '../returns/open-returns.sql.ts';
import { lineWords, orderedItemsWith } from '../orders/ordered-items.sql.ts';
import { alike, hasNumber, isAlike, isLetterOff, isVendorAlike } from '../../platform/db/alike.ts';
import { statement } from '../../platform/db/statement.ts';
import { patternsOf } from '../../platform/list-page.ts';
import type { Finder } from './global-search.domain.ts';

/** How many of the latest rows are searched for words; a number is found whatever its age. */
const latest = 500;

const vendorName = `coalesce(v.trading_name, v.legal_name, 'A vendor')`;
/** A vendor's client: the yacht if it has a name, and the buyer `u`. */
const clientOf = (yacht: string) =>
  `concat_ws(' · ', nullif(${yacht}, ''), concat_ws(' ', u.first_name, u.last_name))`;
/**
 * Whether these words contain every pattern in $3, ignoring accents; the text starts with a space so that a pattern can
 * match the beginning of a word.
 */
const hasWords = (words: string) =>
  `' ' || plain_words(concat_ws(' ', ${words})) like all (array(select plain_words(p) from unnest($3::text[]) p))`;
/** A letter or two, such as of a size, say nothing of which item is sought. */
const hasAnyWord = (words: string) =>
  `' ' || plain_words(concat_ws(' ', ${words})) like any (
    array(select plain_words(p) from unnest($3::text[]) p where length(replace(p, '%', '')) > 3)
  )`;

/**
 * Short words match only at the beginning of a word, because a few letters occur nearly everywhere: "vat" must not find
 * "Tivat", but "VAT number", nor "rope" a propeller. A plural is found by its singular.
 */
export const soughtPatterns = (text: string): readonly string[] =>
  patternsOf(text).map((pattern) =>
    pattern.replace(/(?<=\p{L}{3}[^s\P{L}])s%$/u, '%').replace(/^%(?=\p{L}{1,4}%$)/u, '% '),
  );

/** Shorter words resemble too many names. */
const fewestOfYacht = 5;
/**
 * Whether a word of a yacht's name resembles the one in $5: "Halcion" for "Halcyon". With several words, each has to.
 */
const isYachtAlike = (yacht: string) =>
  `($5::text !~ ' ' and length($5::text) >= ${fewestOfYacht} and strict_word_similarity(plain_words($5), plain_words(coalesce(${yacht}, ''))) >= ${alike.whole})`;

export interface OrderFound {
  readonly id: string;
  readonly number: string;
  /** The status of their part, for a supplier. */
  readonly status: OrderStatus | SubOrderStatus;
  /** The statuses of its parts; of their own, for a supplier. */
  readonly parts: readonly SubOrderStatus[];
  readonly openReturns: readonly OpenReturn[];
  readonly refundedMinor: number;
  readonly firstItem: string;
  readonly firstQuantity: number;
  readonly lines: number;
  readonly otherSide: string;
  readonly totalMinor: number;
  readonly currency: string;
  readonly createdAt: Date;
}

/** The items of an order or sub-order, as a lateral `items`. */
const itemsOf = (parts: string) => `
  cross join lateral (
    select ${orderedItemsWith(hasAnyWord(lineWords))},
      string_agg(${lineWords}, ' ') as words
    from sub_orders s join sub_order_lines l on l.sub_order_id = s.id where ${parts}
  ) items`;

interface OrderRow extends Omit<OrderFound, 'openReturns'> {
  readonly openReturns: readonly OpenReturnJson[];
}

/** A statement that finds orders. */
function orderStatement(text: string): Find<OrderFound> {
  const find = statement<OrderRow>(text);
  return async (db, values) =>
    (await find(db, values)).map((row) => ({ ...row, openReturns: openReturnsFrom(row.openReturns) }));
}

const orderWords = hasWords(
  `'Q-' || o.number, o.yacht_name, o.po_number, parts.suppliers, items.words, ${clientOf('o.yacht_name')}`,
);

/**
 * $1 is the user or vendor, $2 a number, $3 patterns, $4 the limit, $5 the words. Yachts with a similar name come last.
 */
const ordersOf = (whose: string, client: string) =>
  orderStatement(`
  with latest as (
    (select id from orders o where ${whose} order by created_at desc, id desc limit ${latest})
    union select id from orders o where ${whose} and o.number = $2::bigint
  )
  select o.id, 'Q-' || o.number as number, o.status, items.first_item, items.first_quantity, items.lines, ${client} as other_side,
    parts.total_minor, o.currency, o.created_at, parts.statuses as parts,
    ${refundedOf('o.id')} as refunded_minor, ${openReturnsWhere('rs.order_id = o.id')} as open_returns
  from latest join orders o on o.id = latest.id join users u on u.id = o.buyer_id ${itemsOf('s.order_id = o.id')}
  cross join lateral (
    select string_agg(${vendorName}, ', ' order by s.id) as suppliers, json_agg(s.status order by s.id) as statuses,
      sum(coalesce(s.accepted_total_minor, case s.status when 'released' then 0 else s.total_minor end))::bigint as total_minor
    from sub_orders s join vendors v on v.id = s.supplier_id where s.order_id = o.id
  ) parts
  where o.number = $2::bigint or ${orderWords} or ${isYachtAlike('o.yacht_name')}
  order by o.number is distinct from $2::bigint, not (${orderWords}), o.created_at desc, o.id desc limit $4`);

const partWords = hasWords(`n.number, ${clientOf('n.yacht_name')}, items.words`);

const subOrders = orderStatement(`
  with latest as (
    (
      select id from sub_orders where supplier_id = $1 and status not in ('reserved', 'released')
      order by created_at desc, id desc limit ${latest}
    )
    union select s.id from sub_orders s join orders o on o.id = s.order_id
    where s.supplier_id = $1 and s.status not in ('reserved', 'released') and o.number = $2::bigint
  ), numbered as (
    select s.*, o.yacht_name, o.buyer_id, o.number as order_number,
      'Q-' || o.number || '/' || (select count(*) from sub_orders p where p.order_id = s.order_id and p.id <= s.id) as number
    from latest join sub_orders s on s.id = latest.id join orders o on o.id = s.order_id
  )
  select n.id, n.number, n.status, items.first_item, items.first_quantity, items.lines, ${clientOf('n.yacht_name')} as other_side,
    coalesce(n.accepted_total_minor, n.total_minor) as total_minor, n.currency, n.created_at, json_build_array(n.status) as parts,
    ${refundedOfSale('n.id')} as refunded_minor, ${openReturnsWhere('rs.id = n.id')} as open_returns
  from numbered n join users u on u.id = n.buyer_id ${itemsOf('s.id = n.id')}
  where n.order_number = $2::bigint or ${partWords} or ${isYachtAlike('n.yacht_name')}
  order by n.order_number is distinct from $2::bigint, not (${partWords}), n.created_at desc, n.id desc limit $4`);

/** A booking, with what says whose action it awaits. */
export interface BookingFound {
  readonly id: string;
  readonly number: string;
  readonly status: BookingStatus;
  readonly serviceName: string;
  readonly otherSide: string;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly endsAt: Date;
  readonly finishedAt: Date | null;
  readonly proposal: TimeProposal | null;
  readonly dispute: Dispute | null;
}

const bookingWords = hasWords(
  `'B-' || b.number, b.service_name, p.name, ${vendorName}, ${clientOf('b.yacht_name')}`,
);

/** Whether a booking takes place on one of the days; always without days. */
const isOnDays = `($6::date is null or (
    (b.starts_at at time zone b.time_zone)::date <= $7::date and (b.ends_at at time zone b.time_zone)::date >= $6::date
    and b.status not in ('released', 'declined', 'withdrawn', 'expired', 'cancelled_by_crew', 'cancelled_by_provider', 'cancelled')
  ))`;

/**
 * $1 is the user or vendor, $2 a number, $3 patterns, $4 the limit, $5 the words; $6 and $7 the first and the last of the
 * days on which they are, or null. Upcoming bookings come first, then
 * past ones, latest first; yachts with a similar name come last.
 */
const bookingsOf = (whose: string, other: string) =>
  statement<BookingFound>(`
  with latest as (
    (select id from bookings b where ${whose} order by starts_at desc, id desc limit ${latest})
    union select id from bookings b where ${whose} and b.number = $2::bigint
  )
  select b.id, 'B-' || b.number as number, b.status, b.service_name, ${other} as other_side, b.starts_at, b.time_zone,
    b.ends_at, b.finished_at, b.proposal, b.dispute
  from latest join bookings b on b.id = latest.id
  join users u on u.id = b.buyer_id join vendors v on v.id = b.provider_id left join ports p on p.slug = b.port
  where (b.number = $2::bigint or ${bookingWords} or ${isYachtAlike('b.yacht_name')}) and ${isOnDays}
  order by b.number is distinct from $2::bigint, not (${bookingWords}), b.ends_at < now(), case when b.ends_at >= now() then b.starts_at end,
    b.starts_at desc, b.id desc limit $4`);

export type Find<Row> = ReturnType<typeof statement<Row>>;

/** For an admin, $1 is null. */
const anybodys = '$1::uuid is null';

export const ordersOfBuyer = ordersOf('o.buyer_id = $1', 'parts.suppliers');
export const bookingsOfBuyer = bookingsOf('b.buyer_id = $1', vendorName);

/** The query for each kind of reader; null if they have no orders. */
export const orderQueries: Readonly<Record<Finder['as'], Find<OrderFound> | null>> = {
  visitor: null,
  buyer: ordersOfBuyer,
  supplier: subOrders,
  provider: null,
  admin: ordersOf(anybodys, clientOf('o.yacht_name')),
};

export const bookingQueries: Readonly<Record<Finder['as'], Find<BookingFound> | null>> = {
  visitor: null,
  buyer: bookingsOfBuyer,
  supplier: null,
  // A provider never sees unpaid bookings.
  provider: bookingsOf(`b.provider_id = $1 and b.status <> 'released'`, clientOf('b.yacht_name')),
  admin: bookingsOf(anybodys, clientOf('b.yacht_name')),
};

export interface PersonFound {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: RoleName;
  readonly company: string | null;
  readonly isSuspended: boolean;
}

/**
 * $1 is the limit, $2 the words, $3 patterns. Names or addresses that begin with the words come first, similar names
 * last; closed accounts are never found.
 */
export const findPeople = statement<PersonFound>(`
  with people as (
    select u.id, concat_ws(' ', u.first_name, u.last_name) as name, u.email, u.phone, u.role, coalesce(v.trading_name, v.legal_name) as company,
      u.suspended_at is not null as is_suspended
    from users u left join vendor_members m on m.user_id = u.id left join vendors v on v.id = m.vendor_id
    where u.closed_at is null
  ), found as (
    select people.*, ${hasWords('name, email, company')} or ${hasNumber('$2', 'phone')} as has_words,
      word_similarity(plain_words($2), plain_words(name)) as likeness, ${isAlike('$2', 'name', alike.person)} or ${isLetterOff('$2', 'name')} as is_alike
    from people
  )
  select id, name, email, role, company, is_suspended from found where has_words or is_alike
  order by starts_with(plain_words(name), plain_words($2)) or starts_with(lower(email), lower($2)) desc, has_words desc,
    case when has_words then 0 else likeness end desc, name, id
  limit $1`);

export interface VendorFound {
  readonly id: string;
  readonly name: string;
  readonly kind: 'supplier' | 'service_provider';
  readonly logoFileId: string | null;
  readonly ports: readonly string[];
}

/**
 * $1 is the limit per kind, $2 the words, $3 patterns, $4 whether vendors in any state are included instead of live
 * ones only, also by their telephone. Names that begin with the words come first, then the most similar ones.
 */
export const findVendors = statement<VendorFound>(`
  with named as (
    select id, kind, logo_file_id, contact_phone, coalesce(trading_name, legal_name) as name from vendors
    where (status = 'active' or $4::boolean) and coalesce(trading_name, legal_name) is not null
  ), found as (
    select named.*, row_number() over (
      partition by kind
      order by starts_with(plain_words(name), plain_words($2)) desc, word_similarity(plain_words($2), plain_words(name)) desc,
        lower(name), id
    ) as place
    from named
    where ${hasWords('name')} or ${isVendorAlike('$2', 'name')} or ($4::boolean and ${hasNumber('$2', 'contact_phone')})
  )
  select id, name, kind, logo_file_id,
    array(select p.name from vendor_ports vp join ports p on p.slug = vp.port where vp.vendor_id = found.id order by p.name) as ports
  from found where place <= $1 order by place, id`);
