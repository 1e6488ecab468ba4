import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { Schedule, ServiceSchedule } from './schedule.domain.ts';

type Db = Kysely<Database>;

/**
 * Locks a provider's schedule, teams and time off until the transaction ends, so that changes run one after the other.
 */
export async function lockProvider(trx: Db, providerId: string): Promise<void> {
  await trx.selectFrom('vendors').select('id').where('id', '=', providerId).forNoKeyUpdate().execute();
}

/** The provider's ports, by name. */
export const portsOf = (
  db: Db,
  providerId: string,
): Promise<readonly { readonly slug: string; readonly name: string; readonly timeZone: string }[]> =>
  db
    .selectFrom('vendorPorts as v')
    .innerJoin('ports as p', 'p.slug', 'v.port')
    .select(['p.slug', 'p.name', 'p.timeZone'])
    .where('v.vendorId', '=', providerId)
    .orderBy('p.name')
    .execute();

/** Null: nothing was saved yet. */
export async function findSchedule(db: Db, providerId: string): Promise<Schedule | null> {
  const row = await db
    .selectFrom('schedules')
    .selectAll()
    .where('providerId', '=', providerId)
    .where('serviceId', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const {
    hours,
    exceptions,
    travel,
    version,
    noticeHours,
    horizonDays,
    bufferBeforeMinutes,
    bufferAfterMinutes,
  } = row;
  // A check constraint keeps a provider's own row complete.
  if (
    hours === null ||
    noticeHours === null ||
    horizonDays === null ||
    bufferBeforeMinutes === null ||
    bufferAfterMinutes === null
  )
    throw new Error(`the schedule of ${providerId} lacks a rule`);
  return {
    hours,
    exceptions,
    travel,
    version,
    noticeHours,
    horizonDays,
    bufferBeforeMinutes,
    bufferAfterMinutes,
  };
}

export async function saveSchedule(
  trx: Db,
  { id, providerId, now }: { id: string; providerId: string; now: Date },
  { hours, exceptions, travel, ...rules }: Schedule,
): Promise<void> {
  const saved = {
    ...rules,
    hours: JSON.stringify(hours),
    exceptions: JSON.stringify(exceptions),
    travel: JSON.stringify(travel),
    updatedAt: now,
  };
  await trx
    .insertInto('schedules')
    .values({ id, providerId, serviceId: null, ...saved })
    .onConflict((conflict) => conflict.columns(['providerId', 'serviceId']).doUpdateSet(saved))
    .execute();
}

async function isServiceOf(db: Db, providerId: string, serviceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('services')
    .select('id')
    .where('id', '=', serviceId)
    .where('providerId', '=', providerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Null if it is not a service of this provider. */
export async function findServiceSchedule(
  db: Db,
  providerId: string,
  serviceId: string,
): Promise<ServiceSchedule | null> {
  if (!(await isServiceOf(db, providerId, serviceId))) return null;
  const row = await db
    .selectFrom('schedules')
    .select(['hours', 'noticeHours', 'horizonDays', 'bufferBeforeMinutes', 'bufferAfterMinutes', 'version'])
    .where('providerId', '=', providerId)
    .where('serviceId', '=', serviceId)
    .executeTakeFirst();
  const teams = await db
    .selectFrom('serviceTeams as s')
    .innerJoin('teams as t', 't.id', 's.teamId')
    .select('t.id')
    .where('s.serviceId', '=', serviceId)
    .where('t.archivedAt', 'is', null)
    .orderBy('t.position')
    .orderBy('t.id')
    .execute();
  const none = {
    hours: null,
    noticeHours: null,
    horizonDays: null,
    bufferBeforeMinutes: null,
    bufferAfterMinutes: null,
    version: 0,
  };
  return { serviceId, ...(row ?? none), teamIds: teams.map(({ id }) => id) };
}

export async function saveServiceSchedule(
  trx: Db,
  { id, providerId, now }: { id: string; providerId: string; now: Date },
  { serviceId, hours, teamIds, ...rules }: ServiceSchedule,
): Promise<void> {
  const saved = { ...rules, hours: hours === null ? null : JSON.stringify(hours), updatedAt: now };
  await trx
    .insertInto('schedules')
    .values({ id, providerId, serviceId, ...saved })
    .onConflict((conflict) => conflict.columns(['providerId', 'serviceId']).doUpdateSet(saved))
    .execute();
  await trx.deleteFrom('serviceTeams').where('serviceId', '=', serviceId).execute();
  if (teamIds.length > 0)
    await trx
      .insertInto('serviceTeams')
      .values(teamIds.map((teamId) => ({ serviceId, teamId })))
      .execute();
}
