import { sql, type Kysely, type Transaction } from 'kysely';
import type { BookingStatus } from '../../platform/db/booking-tables.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { RoleName } from '../../platform/db/account-tables.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export interface Feed {
  readonly id: string;
  readonly withDetails: boolean;
  readonly createdAt: Date;
  readonly lastReadAt: Date | null;
}

/** Oldest first. */
export const findFeeds = (db: Db, userId: string): Promise<readonly Feed[]> =>
  db
    .selectFrom('calendarFeeds')
    .select(['id', 'withDetails', 'createdAt', 'lastReadAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();

export async function insertFeed(
  db: Db,
  feed: {
    readonly id: string;
    readonly userId: string;
    readonly tokenHash: Buffer;
    readonly withDetails: boolean;
    readonly createdAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('calendarFeeds')
    .values({ ...feed, lastReadAt: null })
    .execute();
}

/** False if the user has no such feed. */
export async function deleteFeed(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendarFeeds')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export interface FeedOwner {
  readonly id: string;
  readonly userId: string;
  /** The provider of the feed's owner. */
  readonly vendorId: string | null;
  readonly role: RoleName;
  readonly withDetails: boolean;
}

/**
 * The owner of a token's feed, recording that it was read; null for an unknown token, a closed account, and a removed
 * colleague.
 */
export async function readFeedOwner(db: Db, tokenHash: Buffer, now: Date): Promise<FeedOwner | null> {
  const { rows } = await sql<FeedOwner>`
    update calendar_feeds f set last_read_at = ${now} 
    from users u left join vendor_members m on m.user_id = u.id
    where f.token_hash = ${tokenHash} and u.id = f.user_id and u.closed_at is null
      and (u.role <> 'service_provider' or m.vendor_id is not null)
    returning f.id, f.user_id as "userId", m.vendor_id as "vendorId", u.role, f.with_details as "withDetails"`.execute(
    db,
  );
  return rows[0] ?? null;
}

export interface FeedBooking {
  readonly id: string;
  readonly version: number;
  readonly status: BookingStatus;
  readonly serviceName: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly updatedAt: Date;
  readonly buyerName: string;
  readonly providerName: string;
  readonly portName: string | null;
  readonly berth: string | null;
  readonly yachtName: string | null;
  readonly contact: string | null;
  readonly note: string | null;
}

const shown = [
  'requested',
  'time_proposed',
  'confirmed',
  'reschedule_proposed',
  'in_progress',
  'no_show_reported',
  'completed',
  'disputed',
] as const satisfies readonly BookingStatus[];

const rowsMax = 2000;

/** The bookings of a crew member or a provider that end after an instant, next first. */
export async function findFeedBookings(
  db: Db,
  { userId, vendorId, role }: Pick<FeedOwner, 'userId' | 'vendorId' | 'role'>,
  since: Date,
): Promise<readonly FeedBooking[]> {
  const isProvider = role === 'service_provider';
  return db
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', 'b.buyerId')
    .innerJoin('vendors as v', 'v.id', 'b.providerId')
    .innerJoin('users as pu', 'pu.id', 'v.openedBy')
    .leftJoin('ports as p', 'p.slug', 'b.port')
    .select(['b.id', 'b.version', 'b.status', 'b.serviceName', 'b.startsAt', 'b.endsAt', 'b.updatedAt'])
    .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('buyerName'))
    .select(
      sql<string>`coalesce(v.trading_name, v.legal_name, concat_ws(' ', pu.first_name, pu.last_name))`.as(
        'providerName',
      ),
    )
    .select(['p.name as portName', 'b.berth', 'b.yachtName', 'b.contact', 'b.note'])
    .where(isProvider ? 'b.providerId' : 'b.buyerId', '=', isProvider ? vendorId : userId)
    .where('b.status', 'in', shown)
    .where('b.endsAt', '>', since)
    .orderBy('b.startsAt')
    .limit(rowsMax)
    .execute();
}
