import { sql, type RawBuilder } from 'kysely';
import { businessTerms } from '../../../../../src/lib/business-terms.ts';
import {
  openStatuses,
  tabStatuses,
  type BookingStatus,
  type BookingTab,
  type Dispute,
  type TimeProposal,
} from '../bookings.domain.ts';
import { isTeamAway } from '../../availability/team-away.sql.ts';
import type { Db } from '../booking.repository.ts';
import {
  usersAlike,
  usersNumbered,
  vendorsAlike,
  vendorsNumbered,
  yachtsAlike,
} from '../../../platform/db/alike.ts';
import type { ListPosition } from '../../../platform/list-page.ts';
import type { ListWords } from '../../../platform/list-words.ts';

export interface ListedBooking {
  readonly id: string;
  readonly key: number;
  readonly number: number;
  readonly status: BookingStatus;
  readonly serviceId: string;
  readonly serviceName: string;
  readonly providerName: string;
  readonly buyerName: string;
  readonly yachtName: string | null;
  readonly port: string | null;
  readonly teamName: string;
  /** Whether the team has time off during the agreed booking. */
  readonly isTeamAway: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** With accepted supplements. */
  readonly totalMinor: number;
  readonly currency: string;
  readonly expiresAt: Date;
  readonly answerBy: Date | null;
  readonly proposal: TimeProposal | null;
  readonly dispute: Dispute | null;
  readonly finishedAt: Date | null;
  readonly noShowAt: Date | null;
  readonly noShowWithdrawnAt: Date | null;
}

/** The sort orders of the admins' list. */
export type MarketSort = '-starts' | 'starts' | '-created' | 'waits';

/** The conditions of a search; null means no condition. */
export interface BookingSearch extends ListWords {
  readonly buyerId: string | null;
  readonly providerId: string | null;
  readonly status: BookingStatus | null;
  readonly tab: BookingTab | null;
  readonly port: string | null;
  readonly since: Date | null;
  readonly before: Date | null;
  readonly sort: MarketSort;
  /** When the list is read: what is awaited depends on it. */
  readonly at: Date;
}

const providerName = sql<string>`coalesce(v.trading_name, v.legal_name, concat_ws(' ', pu.first_name, pu.last_name))`;
const buyerName = sql<string>`concat_ws(' ', u.first_name, u.last_name)`;

/** The supplements that the buyer accepted, paid or about to be paid, in minor units. */
const acceptedWorkMinor = sql`coalesce((
  select sum(s.total_minor) from supplements s
  where s.booking_id = b.id and s.status in ('pending_payment', 'paid')), 0)`;

const tables = sql`bookings b
  join users u on u.id = b.buyer_id
  join vendors v on v.id = b.provider_id
  join users pu on pu.id = v.opened_by
  join teams t on t.id = b.team_id
  left join ports p on p.slug = b.port`;

/** Whether the booking `b` has the words. Only those who may read all may search by email address and telephone. */
function hasAsked({ buyerId, providerId, patterns, words, isMisspelt }: BookingSearch): RawBuilder<unknown> {
  if (words === null) return sql`true`;
  if (isMisspelt)
    return sql`(b.buyer_id in ${usersAlike(words)} or b.provider_id in ${vendorsAlike(words)} or b.yacht_name in ${yachtsAlike(words)})`;
  const isAdmin = buyerId === null && providerId === null;
  const address = isAdmin ? sql`u.email` : sql`null`;
  const contains = sql`(${sql.join(
    patterns.map(
      (pattern) =>
        sql`concat_ws(' ', 'B-' || b.number, b.service_name, b.yacht_name, b.po_number, ${providerName}, ${buyerName}, ${address}, p.name)
          ilike ${pattern}`,
    ),
    sql` and `,
  )})`;
  return isAdmin
    ? sql`(${contains} or b.buyer_id in ${usersNumbered(words)} or b.provider_id in ${vendorsNumbered(words)})`
    : contains;
}

/** Without the tab, so that all tabs can be counted in one query. */
function conditionsOf(search: BookingSearch) {
  const { buyerId, providerId, status, port, since, before } = search;
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (buyerId !== null) conditions.push(sql`b.buyer_id = ${buyerId}`);
  // A provider never sees unpaid bookings.
  if (providerId !== null) conditions.push(sql`b.provider_id = ${providerId} and b.status <> 'released'`);
  if (status !== null) conditions.push(sql`b.status = ${status}`);
  if (port !== null) conditions.push(sql`b.port = ${port}`);
  if (since !== null) conditions.push(sql`b.starts_at >= ${since}`);
  if (before !== null) conditions.push(sql`b.starts_at < ${before}`);
  conditions.push(hasAsked(search));
  return sql.join(conditions, sql` and `);
}

/** Whether the booking `b`, whose state is one in which an answer can be awaited, awaits one. */
const isAwaited = ({ at }: BookingSearch) =>
  sql`(b.status <> 'in_progress' or b.finished_at is not null or b.ends_at <= ${at})`;

/** Whether the answer that the booking `b` awaits is the reader's own; for admins, anyone's. */
function isAsked({ buyerId, providerId }: BookingSearch) {
  const ofProvider = sql`(b.status = 'requested' or b.status = 'in_progress' and b.finished_at is null
    or coalesce(b.proposal ->> 'by' = 'crew_member', false))`;
  if (providerId !== null) return ofProvider;
  return buyerId === null ? sql`true` : sql`not ${ofProvider}`;
}

/** Whether a provider has to see to the agreed booking `b`, whose team is away then. */
const isUncovered = ({ providerId }: BookingSearch) =>
  providerId === null ? sql`false` : sql.raw(isTeamAway);

function inTab(search: BookingSearch) {
  const { tab } = search;
  if (tab === null) return sql`true`;
  const isIn = sql`b.status = any(${[...tabStatuses[tab]]})`;
  if (tab === 'in_progress') return sql`${isIn} and not ${isAwaited(search)}`;
  if (tab === 'to_answer')
    return sql`(${isIn} and ${isAwaited(search)} and ${isAsked(search)} or ${isUncovered(search)})`;
  return tab === 'waiting' ? sql`${isIn} and ${isAwaited(search)} and not ${isAsked(search)}` : isIn;
}

const startMs = sql`(extract(epoch from b.starts_at) * 1000)::bigint`;
/** The deadline of the payment, or of the answer to a request, a proposed time, finished work or a dispute. */
const waitsUntil = (search: BookingSearch) => sql`case
  when b.status = 'held' then b.expires_at
  when b.status = 'requested' then b.answer_by
  when b.status in ('time_proposed', 'reschedule_proposed') then (b.proposal ->> 'expiresAt')::timestamptz
  when b.status = 'in_progress' and ${isAwaited(search)}
    then greatest(least(b.finished_at, b.ends_at), b.no_show_withdrawn_at) + ${`${businessTerms.completionHours} hours`}::interval
  when b.status = 'no_show_reported' then b.no_show_at + ${`${businessTerms.noShow.disagreeHours} hours`}::interval
  when b.status = 'disputed' then (b.dispute ->> 'answerBy')::timestamptz
  when ${isUncovered(search)} then b.starts_at
end`;
/** Later than any start (the year 2600): what is over sorts after what is not. */
const lastMs = 20_000_000_000_000;
const tabsToCome: readonly (BookingTab | null)[] = [
  'to_pay',
  'to_answer',
  'waiting',
  'upcoming',
  'in_progress',
];

/**
 * The cursor condition and sort order of a page. Buyers, who have few bookings, see upcoming ones first and then past
 * ones, latest first. Providers see what they have to answer by the time left, and other upcoming tabs by start; admins
 * choose the order. Everything else is read by an index, latest start first.
 */
function orderOf(search: BookingSearch, position: ListPosition | null) {
  const { buyerId, providerId, tab, sort } = search;
  if (buyerId !== null) {
    const key = sql<number>`case when b.status = any(${[...openStatuses]}) then ${startMs} else ${lastMs}::bigint - ${startMs} end`;
    const from = position && sql`(${key}, b.id) > (${position.key}::bigint, ${position.id}::uuid)`;
    return { key, from, by: sql`${key}, b.id` };
  }
  if (sort === '-created') {
    const key = sql<number>`b.number`;
    return { key, from: position && sql`b.number < ${position.key}::bigint`, by: sql`b.number desc` };
  }
  if (sort === 'waits' || (providerId !== null && tab === 'to_answer')) {
    const key = sql<number>`coalesce((extract(epoch from ${waitsUntil(search)}) * 1000)::bigint, ${lastMs}::bigint)`;
    const from = position && sql`(${key}, b.id) > (${position.key}::bigint, ${position.id}::uuid)`;
    return { key, from, by: sql`${key}, b.id` };
  }
  const at = position && sql`(${new Date(position.key)}, ${position.id}::uuid)`;
  const key = sql<number>`${startMs}`;
  return sort === 'starts' || (providerId !== null && tabsToCome.includes(tab))
    ? { key, from: at && sql`(b.starts_at, b.id) > ${at}`, by: sql`b.starts_at, b.id` }
    : { key, from: at && sql`(b.starts_at, b.id) < ${at}`, by: sql`b.starts_at desc, b.id desc` };
}

/** Sorted as in `orderOf`. */
export async function findListedBookings(
  db: Db,
  search: BookingSearch,
  { position, limit }: { readonly position: ListPosition | null; readonly limit: number },
): Promise<readonly ListedBooking[]> {
  const { key, from, by } = orderOf(search, position);
  const { rows } = await sql<ListedBooking>`
    select b.id, ${key} as key, b.number, b.status, b.service_id as "serviceId", b.service_name as "serviceName",
      ${providerName} as "providerName", ${buyerName} as "buyerName", b.yacht_name as "yachtName", p.name as port,
      t.name as "teamName", ${isUncovered(search)} as "isTeamAway", b.starts_at as "startsAt", b.ends_at as "endsAt", b.time_zone as "timeZone",
      (b.total_minor + ${acceptedWorkMinor})::bigint as "totalMinor", b.currency, b.expires_at as "expiresAt", b.answer_by as "answerBy", b.proposal, b.dispute, b.finished_at as "finishedAt", b.no_show_at as "noShowAt",
      b.no_show_withdrawn_at as "noShowWithdrawnAt"
    from ${tables}
    where ${conditionsOf(search)} and ${inTab(search)} and ${from ?? sql`true`}
    order by ${by}
    limit ${limit}`.execute(db);
  return rows;
}

export type TabCounts = Readonly<Record<BookingTab, number>>;

/** The total number, and the number in each tab. */
export async function countBookings(
  db: Db,
  search: BookingSearch,
): Promise<{ readonly total: number; readonly counts: TabCounts }> {
  const { rows } = await sql<{
    status: BookingStatus;
    awaited: number;
    asked: number;
    uncovered: number;
    count: number;
  }>`
    select b.status, count(*)::int as count, (count(*) filter (where ${isAwaited(search)}))::int as awaited,
      (count(*) filter (where ${isAwaited(search)} and ${isAsked(search)}))::int as asked,
      (count(*) filter (where ${isUncovered(search)}))::int as uncovered
    from ${tables} where ${conditionsOf(search)} group by b.status`.execute(db);
  const sumOf = (statuses: readonly BookingStatus[], of: 'asked' | 'awaited' | 'count') =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((sum, row) => sum + row[of], 0);
  const countOf = (statuses: readonly BookingStatus[]) => sumOf(statuses, 'count');
  const toAnswer = sumOf(tabStatuses.to_answer, 'asked');
  const counts = {
    to_pay: countOf(tabStatuses.to_pay),
    // Also among the upcoming ones, since they are agreed.
    to_answer: toAnswer + rows.reduce((sum, { uncovered }) => sum + uncovered, 0),
    waiting: sumOf(tabStatuses.waiting, 'awaited') - toAnswer,
    upcoming: countOf(tabStatuses.upcoming),
    in_progress: countOf(tabStatuses.in_progress) - sumOf(tabStatuses.in_progress, 'awaited'),
    disputed: countOf(tabStatuses.disputed),
    done: countOf(tabStatuses.done),
    closed: countOf(tabStatuses.closed),
  };
  const total = search.tab === null ? rows.reduce((sum, { count }) => sum + count, 0) : counts[search.tab];
  return { total, counts };
}
