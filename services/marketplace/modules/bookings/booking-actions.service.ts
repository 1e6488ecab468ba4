import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { insertAudit } from '../audit/index.ts';
import type { Session } from '../account/index.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { invalid } from '../../platform/refusals.ts';
import { isActionOf, type BookingAction, type Party } from './allowed-actions.domain.ts';
import { runBookingCommand } from './booking-commands.service.ts';
import { refundNow, transitionOf, type CommandPayload } from './booking-transition.domain.ts';
import { findParties, lockBooking, type LockedBooking } from './booking.repository.ts';
import { type Attribution } from './bookings.domain.ts';
import type { BookingParts, Trx } from './bookings.parts.ts';
import type { Refusals } from './bookings.refusals.ts';
import { assignTeam, nearestFor, proposeTime, takeTeam } from './proposed-time.service.ts';

/** One action on a booking as requested (contract: BookingActRequest). */
export interface BookingActionInput {
  readonly action: BookingAction;
  readonly note?: string | null | undefined;
  /** ISO 8601. */
  readonly startsAt?: string | undefined;
  readonly teamId?: string | null | undefined;
  readonly notifiesBuyer?: boolean | undefined;
  readonly amount?: { readonly amountMinor: number; readonly currency: string } | undefined;
  readonly expectedRefund?: { readonly amountMinor: number; readonly currency: string } | undefined;
}

export type BookingActionRefusal = Refusals<
  'VALIDATION' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'PRICE_CHANGED' | 'SLOT_TAKEN' | 'SLOT_NOT_OFFERED'
>;

/** The party as which a user of this role takes part in bookings, if any. */
export const partyOf = ({ role }: Pick<Session, 'role'>): Party | null => (role === 'supplier' ? null : role);

/** Whether the user may see a booking; a provider sees no unpaid one. */
export const isTheirs = (
  { userId, role, membership }: Pick<Session, 'userId' | 'role' | 'membership'>,
  parties: Awaited<ReturnType<typeof findParties>>,
): boolean =>
  parties !== null &&
  (role === 'admin' ||
    (role === 'crew_member' && parties.buyerId === userId) ||
    (role === 'service_provider' &&
      parties.providerId === membership?.vendorId &&
      parties.status !== 'released'));

/** Contract: actOnBooking. Other users' bookings answer 404, as if they did not exist. */
export async function performBookingAction(
  parts: BookingParts,
  session: Session,
  bookingId: string,
  given: BookingActionInput,
): Promise<Result<null, BookingActionRefusal>> {
  const by = partyOf(session);
  const acted = await inTransaction(parts.db, async (trx): Promise<Result<null, BookingActionRefusal>> => {
    if (by === null || !isTheirs(session, await findParties(trx, bookingId)))
      return refuse({ code: 'NOT_FOUND' });
    const booking = await lockBooking(trx, bookingId);
    if (booking === null) return refuse({ code: 'NOT_FOUND' });
    return performBookingActionAs(parts, trx, booking, { by, actorId: session.userId }, given);
  });
  return acted.ok ? acted : refuse(await withNearest(parts, bookingId, given, acted.error));
}

/** An admin ends a dispute in another module's transaction, which writes the audit log; the note is passed on. */
export async function settleDispute(
  parts: BookingParts,
  trx: Trx,
  bookingId: string,
  { actorId, note }: { readonly actorId: string; readonly note: string },
): Promise<Result<null, 'NOT_ALLOWED_NOW'>> {
  const booking = await lockBooking(trx, bookingId);
  if (booking?.status !== 'disputed') return refuse('NOT_ALLOWED_NOW');
  const who = { by: 'admin', actorId, isInAuditLog: true } as const;
  const acted = await performBookingActionAs(parts, trx, booking, who, { action: 'settle_dispute', note });
  return acted.ok ? acted : refuse('NOT_ALLOWED_NOW');
}

/** Adds the nearest free times to a refusal of a time. */
export async function withNearest<Refused extends { readonly code: string }>(
  parts: Pick<BookingParts, 'db' | 'clock'>,
  bookingId: string,
  { startsAt }: Pick<BookingActionInput, 'startsAt'>,
  error: Refused,
): Promise<Refused> {
  if (!('nearestSlots' in error) || startsAt === undefined) return error;
  return { ...error, nearestSlots: await nearestFor(parts, bookingId, new Date(startsAt)) };
}

const noteNeeded: ReadonlySet<BookingAction> = new Set([
  'decline',
  'report_no_show',
  'dispute',
  'offer_part',
  'contest_dispute',
  'refuse_part',
  'settle_dispute',
  'uphold_dispute',
]);

interface Actor {
  readonly by: Party;
  readonly actorId: string | null;
  /** Whether the caller writes the audit log itself. */
  readonly isInAuditLog?: boolean;
}

/** One command by a user who may give it, on a booking that the transaction has locked. */
export async function performBookingActionAs(
  parts: BookingParts,
  trx: Trx,
  booking: LockedBooking,
  { isInAuditLog = false, ...who }: Actor,
  given: BookingActionInput,
): Promise<Result<null, BookingActionRefusal>> {
  const { action } = given;
  if (!isActionOf(who.by, action)) return refuse({ code: 'NOT_ALLOWED_NOW' });
  const at = parts.clock.now();
  const note = cleanText(given.note ?? '') || null;
  const isReasonNeeded = noteNeeded.has(action) || (action === 'cancel' && who.by !== 'crew_member');
  if (isReasonNeeded && note === null)
    return refuse(invalid('note', 'Give a reason. The other side will see it.', 'required'));
  const attribution: Attribution = { ...who, note, at };
  const request = { booking, command: action, attribution, payload: {} };
  // Checked before another period is occupied for it.
  if (!transitionOf(request).ok) return refuse({ code: 'NOT_ALLOWED_NOW' });
  if (action === 'cancel' && who.by === 'crew_member' && !isExpected(booking, given, at))
    return refuse({ code: 'PRICE_CHANGED', price: null });
  const payload =
    action === 'offer_part'
      ? await offeredPart(parts, trx, booking, given)
      : await payloadOf(trx, booking, who.by, given, { at, note });
  if (!payload.ok) return payload;
  const ran = await runBookingCommand(parts, trx, { ...request, payload: payload.value });
  if (!ran.ok) return refuse({ code: ran.error });
  if (who.by === 'admin' && !isInAuditLog)
    await insertAudit(trx, {
      id: parts.ids.newId(),
      actorId: who.actorId,
      act: `booking_${action}`,
      subjectKind: 'booking',
      subjectId: booking.id,
      details: { note },
      at,
    });
  return ok(null);
}

/** Whether the refund is the one that the buyer was shown. */
const isExpected = (booking: LockedBooking, { expectedRefund }: BookingActionInput, at: Date): boolean =>
  expectedRefund !== undefined &&
  expectedRefund.currency === booking.currency &&
  expectedRefund.amountMinor === refundNow(booking, at);

/** The partial refund that a provider offers: at most what remains of the price of the booking itself. */
async function offeredPart(
  { refundable }: Pick<BookingParts, 'refundable'>,
  trx: Trx,
  { id, currency }: LockedBooking,
  { amount }: BookingActionInput,
): Promise<Result<CommandPayload, BookingActionRefusal>> {
  if (amount === undefined) return refuse(invalid('amount', 'Enter the amount.', 'required'));
  if (amount.currency !== currency)
    return refuse(invalid('amount/currency', `This was paid in ${currency}.`, 'const'));
  const { amountMinor: offeredMinor } = amount;
  if (offeredMinor < 1)
    return refuse(invalid('amount/amountMinor', 'Enter the amount that goes back.', 'minimum'));
  const most = (await refundable(trx, id)).get(id) ?? 0;
  return offeredMinor > most
    ? refuse(invalid('amount/amountMinor', 'This is more than was paid for the booking.', 'maximum'))
    : ok({ offeredMinor });
}

function payloadOf(
  trx: Trx,
  booking: LockedBooking,
  by: Party,
  { action, startsAt, teamId = null, notifiesBuyer = false }: BookingActionInput,
  { at, note }: { readonly at: Date; readonly note: string | null },
): Promise<Result<CommandPayload, BookingActionRefusal>> {
  if (action === 'propose_time' && by !== 'admin')
    return proposeTime(trx, booking, { by, startsAt, teamId, message: note, at });
  if (action === 'assign_team') return assignTeam(trx, booking, teamId, notifiesBuyer);
  if (action === 'confirm' && teamId !== null && teamId !== booking.teamId)
    return takeTeam(trx, booking, teamId);
  return Promise.resolve(ok({}));
}
