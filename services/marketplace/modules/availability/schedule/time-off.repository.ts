import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { TimeOff } from './schedule.domain.ts';

type Db = Kysely<Database>;

const timeOffOf = (db: Db, providerId: string) =>
  db
    .selectFrom('timeOff')
    .select(['id', 'teamId', 'startsAt', 'endsAt', 'note'])
    .where('providerId', '=', providerId)
    .orderBy('startsAt')
    .orderBy('id');

/** What ends after an instant and, if given, begins before another; sorted. */
export const findTimeOff = (
  db: Db,
  providerId: string,
  { after, before = null }: { after: Date; before?: Date | null },
): Promise<readonly TimeOff[]> => {
  const found = timeOffOf(db, providerId).where('endsAt', '>', after);
  return (before === null ? found : found.where('startsAt', '<', before)).execute();
};

/** The data that identifies a booking. */
export interface BookingAtTime {
  readonly id: string;
  readonly number: number;
  readonly serviceName: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const shownMost = 10;

/** The first bookings, agreed or requested, of teams within a time. */
export const bookingsAt = (
  db: Db,
  teamIds: readonly string[],
  { startsAt, endsAt }: Pick<TimeOff, 'startsAt' | 'endsAt'>,
): Promise<readonly BookingAtTime[]> =>
  db
    .selectFrom('bookings as b')
    .select(['b.id', 'b.number', 'b.serviceName', 'b.startsAt', 'b.endsAt'])
    .where('b.id', 'in', (q) =>
      q
        .selectFrom('occupiedPeriods as o')
        .select('o.sourceId')
        .where('o.teamId', 'in', teamIds)
        .where(sql<boolean>`o.period && tstzrange(${startsAt}, ${endsAt})`),
    )
    .orderBy('b.startsAt')
    .limit(shownMost)
    .execute();

export async function insertTimeOff(
  trx: Db,
  { providerId, now }: { providerId: string; now: Date },
  timeOff: TimeOff,
): Promise<void> {
  await trx
    .insertInto('timeOff')
    .values({ ...timeOff, providerId, createdAt: now })
    .execute();
}

/** False if the provider has none with this id. */
export async function updateTimeOff(
  trx: Db,
  providerId: string,
  { id, ...changed }: TimeOff,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('timeOff')
    .set(changed)
    .where('id', '=', id)
    .where('providerId', '=', providerId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if the provider has none with this id. */
export async function deleteTimeOff(trx: Db, providerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('timeOff')
    .where('id', '=', id)
    .where('providerId', '=', providerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
