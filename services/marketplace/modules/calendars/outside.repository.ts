import { sql } from 'kysely';
import type { BusyTime } from './busy-times.domain.ts';
import type { Db, Trx } from './feeds.repository.ts';

export interface OutsideCalendar {
  readonly id: string;
  readonly providerId: string;
  readonly teamId: string | null;
  readonly name: string;
  /** Null for an uploaded file. */
  readonly address: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly lastReadAt: Date | null;
  readonly failure: string | null;
  readonly busyCount: number;
}

const calendars = (db: Db) =>
  db
    .selectFrom('outsideCalendars as c')
    .select(['c.id', 'c.providerId', 'c.teamId', 'c.name', 'c.address', 'c.etag', 'c.lastModified'])
    .select(['c.lastReadAt', 'c.failure'])
    .select(
      sql<number>`(select count(*)::int from outside_busy b where b.calendar_id = c.id)`.as('busyCount'),
    );

/** Oldest first. */
export const findOutsideCalendars = (db: Db, providerId: string): Promise<readonly OutsideCalendar[]> =>
  calendars(db).where('c.providerId', '=', providerId).orderBy('c.id').execute();

export const findOutsideCalendar = async (db: Db, id: string): Promise<OutsideCalendar | null> =>
  (await calendars(db).where('c.id', '=', id).executeTakeFirst()) ?? null;

/** External calendars with an address that were not read since an instant. */
export async function findDueCalendars(db: Db, before: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('outsideCalendars')
    .select('id')
    .where('address', 'is not', null)
    .where(({ or, eb }) => or([eb('lastReadAt', 'is', null), eb('lastReadAt', '<', before)]))
    .orderBy('lastReadAt')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertOutsideCalendar(
  trx: Trx,
  calendar: {
    readonly id: string;
    readonly providerId: string;
    readonly teamId: string | null;
    readonly name: string;
    readonly address: string | null;
    readonly createdAt: Date;
  },
): Promise<void> {
  await trx
    .insertInto('outsideCalendars')
    .values({ ...calendar, etag: null, lastModified: null, lastReadAt: null, failure: null })
    .execute();
}

/** Saves the last reading; undefined busy times are left as they were. */
export async function saveReading(
  trx: Trx,
  id: string,
  reading: {
    readonly at: Date;
    readonly failure: string | null;
    readonly etag?: string | null;
    readonly lastModified?: string | null;
    readonly busy?: readonly BusyTime[];
  },
): Promise<void> {
  const { at, failure, etag, lastModified, busy } = reading;
  await trx
    .updateTable('outsideCalendars')
    .set({
      lastReadAt: at,
      failure,
      ...(etag !== undefined && { etag }),
      ...(lastModified !== undefined && { lastModified }),
    })
    .where('id', '=', id)
    .execute();
  if (busy === undefined) return;
  await trx.deleteFrom('outsideBusy').where('calendarId', '=', id).execute();
  await sql`
    insert into outside_busy (calendar_id, period)
    select ${id}::uuid, tstzrange(busy_from, busy_until)
    from unnest(${busy.map(({ from }) => new Date(from))}::timestamptz[],
      ${busy.map(({ until }) => new Date(until))}::timestamptz[]) as given (busy_from, busy_until)`.execute(
    trx,
  );
}

/** False if the provider has no such calendar. */
export async function deleteOutsideCalendar(db: Db, providerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outsideCalendars')
    .where('id', '=', id)
    .where('providerId', '=', providerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export const hasTeam = async (db: Db, providerId: string, teamId: string): Promise<boolean> =>
  (await db
    .selectFrom('teams')
    .select('id')
    .where('id', '=', teamId)
    .where('providerId', '=', providerId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/** IANA name of the time zone of the provider's first port by name. */
export const zoneOfProvider = async (db: Db, providerId: string): Promise<string> =>
  (
    await db
      .selectFrom('vendorPorts as v')
      .innerJoin('ports as p', 'p.slug', 'v.port')
      .select('p.timeZone')
      .where('v.vendorId', '=', providerId)
      .orderBy('p.name')
      .limit(1)
      .executeTakeFirst()
  )?.timeZone ?? 'UTC';
