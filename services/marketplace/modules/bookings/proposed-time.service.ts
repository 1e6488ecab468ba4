import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { invalid } from '../../platform/refusals.ts';
import { findPlacement, nearestSlots, occupy, vacate } from '../availability/index.ts';
import type { CommandPayload } from './booking-transition.domain.ts';
import { isTeamOf, lockBooking, type LockedBooking } from './booking.repository.ts';
import { after, earlier, proposalWithinMs, type TimeProposal } from './bookings.domain.ts';
import type { BookingParts, Trx } from './bookings.parts.ts';
import type { Refusals } from './bookings.refusals.ts';

type TimeRefusal = Refusals<'VALIDATION' | 'SLOT_TAKEN' | 'SLOT_NOT_OFFERED'>;

const wantedAt = ({ serviceId, placeKind, port, quantity }: LockedBooking, startsAt: Date) => ({
  serviceId,
  placeKind,
  port,
  quantity,
  startsAt,
});

/** Occupies another time for a booking in addition to its own, until the other side has answered. */
export async function proposeTime(
  trx: Trx,
  booking: LockedBooking,
  {
    by,
    startsAt,
    teamId,
    message,
    at,
  }: {
    readonly by: TimeProposal['by'];
    readonly startsAt: string | undefined;
    readonly teamId: string | null;
    readonly message: string | null;
    readonly at: Date;
  },
): Promise<Result<CommandPayload, TimeRefusal>> {
  if (startsAt === undefined)
    return refuse(invalid('startsAt', 'Choose the time that you propose.', 'required'));
  const wanted = wantedAt(booking, new Date(startsAt));
  if (wanted.startsAt.getTime() === booking.startsAt.getTime())
    return refuse(invalid('startsAt', 'This is the time that is already booked.', 'same'));
  // Only the provider decides which team comes.
  const onlyTeam = by === 'service_provider' ? teamId : null;
  const placed = await findPlacement(trx, wanted, { now: at, movedSourceId: booking.id, teamId: onlyTeam });
  if (!placed.ok) return refuse({ ...placed.error, nearestSlots: [] });
  const { endsAt, teams } = placed.value;
  const expiresAt = earlier(
    after(at, proposalWithinMs),
    earlier(booking.startsAt > at ? booking.startsAt : wanted.startsAt, wanted.startsAt),
  );
  for (const team of teams) {
    const { blockedFrom: from, blockedUntil: until } = team;
    if (!(await occupy(trx, { teamId: team.teamId, kind: 'proposal', sourceId: booking.id, from, until })))
      continue;
    const proposal: TimeProposal = {
      teamId: team.teamId,
      startsAt: wanted.startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      blockedFrom: from.toISOString(),
      blockedUntil: until.toISOString(),
      by,
      message,
      expiresAt: expiresAt.toISOString(),
    };
    return ok({ proposal });
  }
  return refuse({ code: 'SLOT_TAKEN', nearestSlots: [] });
}

/** Moves the booking to another of the provider's teams at the same time. */
export async function takeTeam(
  trx: Trx,
  booking: LockedBooking,
  teamId: string,
): Promise<Result<CommandPayload, TimeRefusal>> {
  if (!(await isTeamOf(trx, teamId, booking.providerId)))
    return refuse(invalid('teamId', 'Choose one of your teams.', 'unknown'));
  const { id: sourceId, startsAt, endsAt, blockedFrom, blockedUntil } = booking;
  const period = { kind: 'booking', sourceId, from: blockedFrom, until: blockedUntil } as const;
  // The period of the booking is given up only after the other team's is occupied; the two never conflict.
  if (!(await occupy(trx, { ...period, teamId }))) return refuse({ code: 'SLOT_TAKEN', nearestSlots: [] });
  await vacate(trx, sourceId, 'booking');
  await occupy(trx, { ...period, teamId });
  return ok({ time: { teamId, startsAt, endsAt, blockedFrom, blockedUntil } });
}

/** The same for a confirmed booking, where only the team changes; the buyer is notified if the provider wants it. */
export async function assignTeam(
  trx: Trx,
  booking: LockedBooking,
  teamId: string | null,
  notifiesBuyer: boolean,
): Promise<Result<CommandPayload, TimeRefusal>> {
  if (teamId === null) return refuse(invalid('teamId', 'Choose the team that comes instead.', 'required'));
  if (teamId === booking.teamId)
    return refuse(invalid('teamId', 'This team does the work already. Choose another one.', 'same'));
  const taken = await takeTeam(trx, booking, teamId);
  return taken.ok ? ok({ ...taken.value, notifiesBuyer }) : taken;
}

/** The free times nearest to one that a booking cannot be moved to. */
export async function nearestFor(
  { db, clock }: Pick<BookingParts, 'db' | 'clock'>,
  bookingId: string,
  startsAt: Date,
) {
  const booking = await inTransaction(db, (trx) => lockBooking(trx, bookingId));
  return booking === null
    ? []
    : nearestSlots(db, wantedAt(booking, startsAt), { now: clock.now(), movedSourceId: bookingId });
}
