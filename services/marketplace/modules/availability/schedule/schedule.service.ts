import type { Kysely, Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanLine } from '../../../platform/clean-text.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { versionOf } from '../../../platform/if-match.ts';
import { invalidFields, type Invalid } from '../../../platform/refusals.ts';
import { ownVendorId, type Session } from '../../account/index.ts';
import type { AvailabilityParts } from '../availability.parts.ts';
import { zoneOf } from '../slots/offer.domain.ts';
import { scheduleProblems } from './schedule-problems.domain.ts';
import {
  clockIntervals,
  noSchedule,
  weekOf,
  type Schedule,
  type ScheduleGiven,
  type Team,
  type TimeOff,
} from './schedule.domain.ts';
import { findSchedule, lockProvider, portsOf, saveSchedule } from './schedule.repository.ts';
import { findTeams, saveTeam } from './teams.repository.ts';
import { findTimeOff } from './time-off.repository.ts';

/** `timeOff` contains only what is not over yet. */
export interface ScheduleView extends Schedule {
  readonly timeZone: string;
  readonly teams: readonly Team[];
  readonly timeOff: readonly TimeOff[];
}

export async function viewSchedule(
  db: Kysely<Database>,
  providerId: string,
  now: Date,
): Promise<ScheduleView> {
  const schedule = (await findSchedule(db, providerId)) ?? noSchedule;
  const ports = await portsOf(db, providerId);
  const teams = await findTeams(db, providerId);
  const timeOff = await findTimeOff(db, providerId, { after: now });
  return { ...schedule, timeZone: zoneOf(ports), teams, timeOff };
}

/** The caller's provider, with at least one team, locked until the transaction ends. */
export async function lockOwnProvider(
  trx: Transaction<Database>,
  { ids, clock }: AvailabilityParts,
  session: Session,
): Promise<{ readonly providerId: string; readonly teams: readonly Team[] }> {
  const now = clock.now();
  const providerId = ownVendorId(session);
  await lockProvider(trx, providerId);
  const teams = await findTeams(trx, providerId);
  if (teams.length > 0) return { providerId, teams };
  const first = { id: ids.newId(), name: 'Team 1' };
  await saveTeam(trx, { providerId, now }, { ...first, position: 1 });
  return { providerId, teams: [first] };
}

/**
 * The caller's own working hours and rules of booking (contract: getSchedule); the defaults before anything was saved.
 */
export async function getSchedule(parts: AvailabilityParts, session: Session): Promise<ScheduleView> {
  const { db, clock } = parts;
  const view = await viewSchedule(db, ownVendorId(session), clock.now());
  if (view.teams.length > 0) return view;
  return inTransaction(db, async (trx) => {
    const { providerId } = await lockOwnProvider(trx, parts, session);
    return viewSchedule(trx, providerId, clock.now());
  });
}

const scheduleOf = (given: ScheduleGiven, version: number): Schedule => ({
  noticeHours: given.noticeHours,
  horizonDays: given.horizonDays,
  bufferBeforeMinutes: given.bufferBeforeMinutes,
  bufferAfterMinutes: given.bufferAfterMinutes,
  hours: weekOf(given.hours),
  exceptions: given.exceptions
    .map(({ on, intervals, note }) => ({
      on,
      intervals: clockIntervals(intervals),
      note: (note === null ? '' : cleanLine(note)) || null,
    }))
    .toSorted((a, b) => (a.on < b.on ? -1 : 1)),
  travel: Object.fromEntries(given.travel.map(({ port, minutes }) => [port, minutes])),
  version,
});

/** Replaces hours and rules (contract: setSchedule); bookings are not affected. */
export async function setSchedule(
  parts: AvailabilityParts,
  session: Session,
  ifMatch: string,
  given: ScheduleGiven,
): Promise<Result<ScheduleView, Invalid | { readonly code: 'CHANGED_ELSEWHERE' }>> {
  const { db, clock, ids } = parts;
  const now = clock.now();
  return inTransaction(
    db,
    async (trx): Promise<Result<ScheduleView, Invalid | { readonly code: 'CHANGED_ELSEWHERE' }>> => {
      const { providerId } = await lockOwnProvider(trx, parts, session);
      const before = (await findSchedule(trx, providerId)) ?? noSchedule;
      if (versionOf(ifMatch) !== before.version) return refuse({ code: 'CHANGED_ELSEWHERE' });
      const ports = await portsOf(trx, providerId);
      const problems = scheduleProblems(
        given,
        ports.map(({ slug }) => slug),
      );
      if (problems.length > 0) return refuse(invalidFields(problems));
      const after = scheduleOf(given, before.version + 1);
      await saveSchedule(trx, { id: ids.newId(), providerId, now }, after);
      return ok(await viewSchedule(trx, providerId, now));
    },
  );
}
