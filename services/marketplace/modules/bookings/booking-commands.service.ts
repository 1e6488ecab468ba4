import { invariant } from '../../../../src/lib/invariant.ts';
import { ok, type Result } from '../../../../src/lib/result.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { reasonGiven } from '../../platform/processes/reason-given.ts';
import { occupy, occupyTimeOff, vacate } from '../availability/index.ts';
import type { BookingCommand } from './booking.process.ts';
import { insertBookingHistory } from './reading/booking-history.repository.ts';
import { sendMessages } from './booking-messages.service.ts';
import { planTimers } from './booking-timers.service.ts';
import {
  timeOf,
  transitionOf,
  type BookingRequest,
  type BookingTransition,
} from './booking-transition.domain.ts';
import { saveBooking } from './booking.repository.ts';
import type { BookingParts, Trx } from './bookings.parts.ts';
import { paidSupplements } from './supplements/supplements.repository.ts';

export type CommandParts = Pick<BookingParts, 'ids' | 'publicUrl' | 'queueMail'>;

/**
 * Runs one command on a booking that the transaction has locked, with everything that follows: history, occupied
 * periods, money, timers and mails.
 */
export async function runBookingCommand(
  parts: CommandParts,
  trx: Trx,
  request: BookingRequest,
): Promise<Result<null, 'NOT_ALLOWED_NOW'>> {
  const decided = transitionOf(request);
  if (!decided.ok) return decided;
  const transition = decided.value;
  const { booking, command, attribution } = request;
  await saveBooking(trx, booking.id, transition.change, attribution.at);
  await applyTime(trx, request, transition);
  await insertBookingHistory(
    trx,
    parts.ids.newId,
    { bookingId: booking.id, supplementId: null, attribution },
    { command, from: transition.from, to: transition.to },
  );
  await applyMoney(trx, parts.ids, request, transition);
  await planTimers(trx, request, transition);
  await sendMessages(parts, trx, request, transition);
  return ok(null);
}

async function applyTime(
  trx: Trx,
  { booking: { id, providerId, proposal }, attribution: { at } }: BookingRequest,
  { vacates, moves, change }: BookingTransition,
): Promise<void> {
  if (vacates === 'all') await vacate(trx, id);
  if (vacates === 'proposal') await vacate(trx, id, 'proposal');
  if (moves) {
    invariant(proposal !== null, 'a time is accepted that was proposed');
    const { teamId, blockedFrom: from, blockedUntil: until } = timeOf(proposal);
    await vacate(trx, id);
    // The proposal occupied it until now, so nobody else can have it.
    const isTaken = await occupy(trx, { teamId, kind: 'booking', sourceId: id, from, until });
    invariant(isTaken, 'a proposed time is the booking’s own');
  }
  // Time off that was added around the booking continues where its time was.
  if (vacates !== null || change.time !== undefined) await occupyTimeOff(trx, providerId, at);
}

/** Enqueues the payments module's work that follows from a transition; it runs after this transaction. */
async function applyMoney(
  trx: Trx,
  { newId }: Pick<CommandParts['ids'], 'newId'>,
  { booking: { id }, command, attribution }: BookingRequest,
  { settles, paysProvider, refundsBuyer, refundsMinor }: BookingTransition,
): Promise<void> {
  if (settles)
    await enqueue(
      trx,
      'settle_payment',
      { purchaseId: id, saleId: id },
      { jobKey: `settle_payment:sale:${id}` },
    );
  const requestedBy = attribution.actorId;
  if (refundsMinor !== null)
    await enqueue(trx, 'refund_sale', {
      saleId: id,
      reason: 'Agreed between both sides',
      requestedBy,
      // The end of the refund triggers the transfer of the remainder.
      part: { refundId: newId(), mostMinor: refundsMinor },
    });
  if (!paysProvider && !refundsBuyer) return;
  const reason = reasonGiven(attribution) ?? reasons[command] ?? 'Cancelled';
  const paid = [...(refundsMinor === null ? [id] : []), ...(await paidSupplements(trx, id))];
  for (const saleId of paid)
    await (paysProvider
      ? enqueue(trx, 'send_transfer', { saleId }, { jobKey: `send_transfer:${saleId}` })
      : enqueue(trx, 'refund_sale', { saleId, reason, requestedBy }));
}

/** The reason of a full refund if nobody gave one. */
const reasons: Readonly<Partial<Record<BookingCommand, string>>> = {
  uphold_dispute: 'Dispute upheld',
  accept_dispute: 'Problem accepted by the provider',
};
