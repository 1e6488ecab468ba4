import type { Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanLine } from '../../../platform/clean-text.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { invalid, type Invalid } from '../../../platform/refusals.ts';
import { ownVendorId, type Session } from '../../account/index.ts';
import type { AvailabilityParts } from '../availability.parts.ts';
import { occupy, occupyTimeOff, vacate } from '../slots/occupancy.repository.ts';
import type { TimeOff } from './schedule.domain.ts';
import { lockOwnProvider } from './schedule.service.ts';
import {
  bookingsAt,
  deleteTimeOff,
  insertTimeOff,
  updateTimeOff,
  type BookingAtTime,
} from './time-off.repository.ts';

interface Occupied {
  readonly code: 'PERIOD_OCCUPIED';
  readonly bookings: readonly BookingAtTime[];
}
interface NotFound {
  readonly code: 'NOT_FOUND';
}
type TimeOffGiven = Omit<TimeOff, 'id'>;

/**
 * Blocks a team, or all of them, for a period (contract: addTimeOff): completely, or not at all if something is booked
 * then; `aroundBookings` blocks what is free, and what becomes free later.
 */
export async function addTimeOff(
  parts: AvailabilityParts,
  session: Session,
  { aroundBookings = false, ...given }: TimeOffGiven & { readonly aroundBookings?: boolean },
): Promise<Result<TimeOff, Invalid | Occupied>> {
  const now = parts.clock.now();
  const checked = checkPeriod(given, now);
  if (!checked.ok) return checked;
  return inTransaction(parts.db, async (trx): Promise<Result<TimeOff, Invalid | Occupied>> => {
    const provider = await lockOwnProvider(trx, parts, session);
    const timeOff = { id: parts.ids.newId(), ...checked.value };
    const teams = teamsToBlock(provider, timeOff);
    if (!teams.ok) return teams;
    const { providerId } = provider;
    if (!aroundBookings) {
      const blocked = await block(trx, teams.value, timeOff);
      if (!blocked.ok) return blocked;
    }
    await insertTimeOff(trx, { providerId, now }, timeOff);
    if (aroundBookings) await occupyTimeOff(trx, providerId, now);
    return ok(timeOff);
  });
}

/** Changes the period or team of a time off (contract: changeTimeOff); a refusal leaves it as it was. */
export async function changeTimeOff(
  parts: AvailabilityParts,
  session: Session,
  id: string,
  given: TimeOffGiven,
): Promise<Result<TimeOff, Invalid | Occupied | NotFound>> {
  const checked = checkPeriod(given, parts.clock.now());
  if (!checked.ok) return checked;
  try {
    return await inTransaction(parts.db, async (trx): Promise<Result<TimeOff, Invalid | NotFound>> => {
      const provider = await lockOwnProvider(trx, parts, session);
      const timeOff = { id, ...checked.value };
      const teams = teamsToBlock(provider, timeOff);
      if (!teams.ok) return teams;
      if (!(await updateTimeOff(trx, provider.providerId, timeOff))) return refuse({ code: 'NOT_FOUND' });
      await vacate(trx, id);
      const blocked = await block(trx, teams.value, timeOff);
      if (!blocked.ok) throw new NotBlocked(blocked.error);
      return ok(timeOff);
    });
  } catch (error) {
    if (error instanceof NotBlocked) return refuse(error.refusal);
    throw error;
  }
}

/** Rolls back a transaction. */
class NotBlocked extends Error {
  readonly refusal: Occupied;
  constructor(refusal: Occupied) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Checks that the times are in order and not over, and cleans the note. */
function checkPeriod(given: TimeOffGiven, now: Date): Result<TimeOffGiven, Invalid> {
  const { startsAt, endsAt } = given;
  // The contract's schema allows leap seconds, which are an invalid Date here, for which every comparison is false.
  if (!(endsAt > startsAt)) return refuse(invalid('endsAt', 'This must be later than the start.', 'after'));
  if (endsAt <= now) return refuse(invalid('endsAt', 'This is already over.', 'future'));
  return ok({ ...given, note: (given.note === null ? '' : cleanLine(given.note)) || null });
}

/** The given team, or all, sorted, so that two transactions never deadlock. */
function teamsToBlock(
  { teams }: { readonly teams: readonly { readonly id: string }[] },
  { teamId }: TimeOff,
): Result<readonly string[], Invalid> {
  const blocked = teams.map(({ id }) => id).filter((id) => teamId === null || id === teamId);
  if (blocked.length > 0) return ok(blocked.toSorted());
  return refuse(invalid('teamId', 'You don’t have this team any more.', 'team'));
}

/** Occupies the period for each of the teams, or for none. */
async function block(
  trx: Transaction<Database>,
  teamIds: readonly string[],
  timeOff: TimeOff,
): Promise<Result<null, Occupied>> {
  for (const teamId of teamIds) {
    const period = {
      from: timeOff.startsAt,
      until: timeOff.endsAt,
      sourceId: timeOff.id,
      kind: 'time_off',
    } as const;
    if (await occupy(trx, { ...period, teamId })) continue;
    await vacate(trx, timeOff.id);
    return refuse({ code: 'PERIOD_OCCUPIED', bookings: await bookingsAt(trx, teamIds, timeOff) });
  }
  return ok(null);
}

/** Frees a blocked period (contract: removeTimeOff). */
export async function removeTimeOff(
  { db }: AvailabilityParts,
  session: Session,
  id: string,
): Promise<Result<null, { readonly code: 'NOT_FOUND' }>> {
  return inTransaction(db, async (trx): Promise<Result<null, { readonly code: 'NOT_FOUND' }>> => {
    if (!(await deleteTimeOff(trx, ownVendorId(session), id))) return refuse({ code: 'NOT_FOUND' });
    await vacate(trx, id);
    return ok(null);
  });
}
