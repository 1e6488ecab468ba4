import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { cleanLine, type Session } from '../account/index.ts';
import { invalid, type AvailabilityParts, type Invalid } from './availability.parts.ts';
import { occupy, vacate } from './occupancy.repository.ts';
import type { TimeOff } from './schedule.domain.ts';
import { lockOwnProvider } from './schedule.service.ts';
import { bookingsAt, deleteTimeOff, insertTimeOff, type BookingAtTime } from './time-off.repository.ts';

type AddRefusal = Invalid | { readonly code: 'PERIOD_OCCUPIED'; readonly bookings: readonly BookingAtTime[] };

/** Blocks a team, or all of them, for a while (contract: addTimeOff): all of it, or nothing when something is on then. */
export async function addTimeOff(
  parts: AvailabilityParts,
  session: Session,
  given: Omit<TimeOff, 'id'>,
): Promise<Result<TimeOff, AddRefusal>> {
  const { db, clock, ids } = parts;
  const now = clock.now();
  const { teamId, startsAt, endsAt } = given;
  // A leap second, which the contract's form of an instant allows, is no date here, and later than nothing.
  if (!(endsAt > startsAt))
    return refuse(
      invalid([{ field: 'endsAt', message: 'This must be later than the start.', rule: 'after' }]),
    );
  if (endsAt <= now)
    return refuse(invalid([{ field: 'endsAt', message: 'This is already over.', rule: 'future' }]));
  const note = (given.note === null ? '' : cleanLine(given.note)) || null;
  return inTransaction(db, async (trx): Promise<Result<TimeOff, AddRefusal>> => {
    const { providerId, teams } = await lockOwnProvider(trx, parts, session);
    const blocked = teams.map(({ id }) => id).filter((id) => teamId === null || id === teamId);
    if (blocked.length === 0)
      return refuse(
        invalid([{ field: 'teamId', message: 'You don’t have this team any more.', rule: 'team' }]),
      );
    const timeOff: TimeOff = { id: ids.newId(), teamId, startsAt, endsAt, note };
    // In one order, so that two transactions never wait for each other.
    for (const id of blocked.toSorted()) {
      const period = { from: startsAt, until: endsAt, sourceId: timeOff.id, kind: 'time_off' } as const;
      if (await occupy(trx, { ...period, teamId: id })) continue;
      await vacate(trx, timeOff.id);
      return refuse({ code: 'PERIOD_OCCUPIED', bookings: await bookingsAt(trx, blocked, timeOff) });
    }
    await insertTimeOff(trx, { providerId, now }, timeOff);
    return ok(timeOff);
  });
}

/** Opens a blocked time again (contract: removeTimeOff). */
export async function removeTimeOff(
  { db }: AvailabilityParts,
  session: Session,
  id: string,
): Promise<Result<null, { readonly code: 'NOT_FOUND' }>> {
  return inTransaction(db, async (trx): Promise<Result<null, { readonly code: 'NOT_FOUND' }>> => {
    if (!(await deleteTimeOff(trx, session.userId, id))) return refuse({ code: 'NOT_FOUND' });
    await vacate(trx, id);
    return ok(null);
  });
}
