import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { statement } from '../../../platform/db/statement.ts';
import { apart, type BusyTeams, type Period } from './busy.domain.ts';

type Db = Kysely<Database>;

/** A period to occupy of a team, including the first instant and excluding the second. */
interface Occupation {
  readonly teamId: string;
  readonly kind: 'booking' | 'proposal' | 'time_off';
  /** The booking, or the time off: periods of one source never conflict. */
  readonly sourceId: string;
  readonly from: Date;
  readonly until: Date;
}

/**
 * Occupies a period of a team; false if another source has part of it, or the team was removed. Of two transactions at
 * once the second waits for the first: the table's exclusion constraint decides, not an earlier read.
 */
export async function occupy(trx: Db, { teamId, kind, sourceId, from, until }: Occupation): Promise<boolean> {
  // Locks the team, so that it cannot be removed at the same time.
  const { rows } = await sql`
    insert into occupied_periods (team_id, period, kind, source_id)
    select t.id, tstzrange(${from}, ${until}), ${kind}, ${sourceId}::uuid
    from teams t where t.id = ${teamId} and t.archived_at is null for key share
    on conflict do nothing
    returning team_id`.execute(trx);
  return rows.length === 1;
}

/** Frees the periods of a source: all, or those of one kind. */
export async function vacate(trx: Db, sourceId: string, kind?: 'booking' | 'proposal'): Promise<void> {
  let removed = trx.deleteFrom('occupiedPeriods').where('sourceId', '=', sourceId);
  if (kind !== undefined) removed = removed.where('kind', '=', kind);
  await removed.execute();
}

/**
 * Occupies what is free of the provider's time off, around what is booked: when time off is added over bookings, and
 * again after a booking has given up its time.
 */
export async function occupyTimeOff(trx: Db, providerId: string, now: Date): Promise<void> {
  await sql`
    insert into occupied_periods (team_id, period, kind, source_id)
    select t.id, free.period, 'time_off', o.id
    from time_off o
    join teams t on t.provider_id = o.provider_id and t.archived_at is null and coalesce(o.team_id, t.id) = t.id
    cross join lateral unnest(
      tstzmultirange(tstzrange(o.starts_at, o.ends_at)) - coalesce((
        select range_agg(p.period) from occupied_periods p
        where p.team_id = t.id and p.period && tstzrange(o.starts_at, o.ends_at)
      ), '{}'::tstzmultirange)
    ) as free (period)
    where o.provider_id = ${providerId} and o.ends_at > ${now}
    on conflict do nothing`.execute(trx);
}

/** The team that currently has a booking; null for none. */
export async function teamOfSource(db: Db, sourceId: string): Promise<string | null> {
  const row = await db
    .selectFrom('occupiedPeriods')
    .select('teamId')
    .where('sourceId', '=', sourceId)
    .where('kind', '=', 'booking')
    .executeTakeFirst();
  return row?.teamId ?? null;
}

interface BusyRow {
  readonly teamId: string;
  readonly busyFrom: Date;
  readonly busyUntil: Date;
}

// One index scan per team: a condition on several teams at once would read whole years of each.
const busyOfTeams = statement<BusyRow>(`
  select t.id as team_id, lower(o.period) as busy_from, upper(o.period) as busy_until
  from unnest($1::uuid[]) as t (id)
  cross join lateral (
    select period from occupied_periods
    where team_id = t.id and period && tstzrange($2, $3) and source_id is distinct from $4::uuid
  ) o
  union all
  select t.id, lower(b.period), upper(b.period)
  from teams t
  join outside_calendars c on c.provider_id = t.provider_id and coalesce(c.team_id, t.id) = t.id
  join outside_busy b on b.calendar_id = c.id
  where t.id = any($1::uuid[]) and upper(b.period) > $2 and lower(b.period) < $3`);

/** The busy periods of teams within a time: bookings, time off, and external calendars. */
export async function readBusy(
  db: Db,
  teamIds: readonly string[],
  { from, until, movedSourceId }: { from: number; until: number; movedSourceId: string | null },
): Promise<BusyTeams> {
  const rows = await busyOfTeams(db, [[...teamIds], new Date(from), new Date(until), movedSourceId]);
  const periods = new Map<string, Period[]>();
  for (const { teamId, busyFrom, busyUntil } of rows) {
    const known = periods.get(teamId) ?? [];
    known.push([busyFrom.getTime(), busyUntil.getTime()]);
    periods.set(teamId, known);
  }
  return new Map([...periods].map(([teamId, busy]) => [teamId, apart(busy)]));
}
