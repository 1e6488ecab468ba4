import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { Team } from './schedule.domain.ts';

type Db = Kysely<Database>;

/** The current teams, in their order. */
export const findTeams = (db: Db, providerId: string): Promise<readonly Team[]> =>
  db
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('providerId', '=', providerId)
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Inserts a team, or changes its name and position. */
export async function saveTeam(
  trx: Db,
  { providerId, now }: { providerId: string; now: Date },
  { id, name, position }: Team & { readonly position: number },
): Promise<void> {
  await trx
    .insertInto('teams')
    .values({ id, providerId, name, position, createdAt: now, archivedAt: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, position }))
    .execute();
}

const openStatuses = [
  'held',
  'requested',
  'time_proposed',
  'confirmed',
  'reschedule_proposed',
  'in_progress',
  'no_show_reported',
  'disputed',
] as const;

/** The teams with bookings or proposed times. Locks all of them, so that none is occupied meanwhile. */
export async function lockBusyTeams(
  trx: Db,
  { providerId, teamIds, now }: { providerId: string; teamIds: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> {
  if (teamIds.length === 0) return new Set();
  await trx.selectFrom('teams').select('id').where('id', 'in', teamIds).orderBy('id').forUpdate().execute();
  const booked = await trx
    .selectFrom('bookings')
    .select('teamId')
    .where('providerId', '=', providerId)
    .where('status', 'in', openStatuses)
    .where('teamId', 'in', teamIds)
    .union(
      trx
        .selectFrom('occupiedPeriods')
        .select('teamId')
        .where('teamId', 'in', teamIds)
        .where('kind', 'in', ['booking', 'proposal'])
        .where(sql<boolean>`period && tstzrange(${now}, null)`),
    )
    .execute();
  return new Set(booked.map(({ teamId }) => teamId));
}

/** The services that only these teams do, by name. */
export async function servicesOfOnly(
  trx: Db,
  providerId: string,
  teamIds: readonly string[],
): Promise<readonly string[]> {
  if (teamIds.length === 0) return [];
  const rows = await trx
    .selectFrom('services as s')
    .innerJoin('serviceTeams as t', 't.serviceId', 's.id')
    .select('s.name')
    .where('s.providerId', '=', providerId)
    .groupBy('s.id')
    .having(({ fn, eb, ref }) => eb(fn<boolean>('bool_and', [eb(ref('t.teamId'), 'in', teamIds)]), '=', true))
    .orderBy('s.name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Archives teams, and deletes what only they had: time off and the choice of services. */
export async function archiveTeams(trx: Db, teamIds: readonly string[], now: Date): Promise<void> {
  if (teamIds.length === 0) return;
  await trx.deleteFrom('serviceTeams').where('teamId', 'in', teamIds).execute();
  await trx
    .deleteFrom('occupiedPeriods')
    .where('teamId', 'in', teamIds)
    .where('kind', '=', 'time_off')
    .execute();
  await trx.deleteFrom('timeOff').where('teamId', 'in', teamIds).execute();
  await trx.updateTable('teams').set({ archivedAt: now }).where('id', 'in', teamIds).execute();
}
