import { invariant } from '../../../../../src/lib/invariant.ts';
import { answerReminderHours } from '../../../../../src/lib/business-terms.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { publishLiveEvent } from '../../../platform/live/index.ts';
import { marketAnswerHours } from '../../market-settings/index.ts';
import { occupyTimeOff, vacate } from '../../availability/index.ts';
import type { PaymentKey, PurchaseProcess, Settlement } from '../../payments/index.ts';
import { runBookingCommand, type CommandParts } from '../booking-commands.service.ts';
import { insertBookingHistory } from '../reading/booking-history.repository.ts';
import { acceptedMinor } from '../booking-transition.domain.ts';
import { lockBooking, saveBooking, saveSettled, type LockedBooking } from '../booking.repository.ts';
import { after, answerDeadline, hourMs, type Attribution } from '../bookings.domain.ts';
import { paymentLostMail } from '../mails/ending.mails.ts';
import type { Trx } from '../bookings.parts.ts';
import { findMailedBooking } from '../people.repository.ts';
import { mailRequest } from '../answer-links/request-mails.service.ts';
import {
  expireSupplement,
  settleSupplement,
  supplementAuthorized,
  supplementPaymentLost,
} from '../supplements/supplement-payment.service.ts';

const lostNote = 'The bank released the payment before it was charged.';

const isBooking = ({ purchaseId, saleId }: PaymentKey): boolean => purchaseId === saleId;

/** What payments cause in bookings and supplements: for the payments module, in its transactions. */
export const bookingPurchase = (parts: CommandParts): Omit<PurchaseProcess, 'settleDispute'> => ({
  paymentAuthorized: (trx, key, at) =>
    isBooking(key) ? authorized(parts, trx, key.purchaseId, at) : supplementAuthorized(parts, trx, key, at),
  expire: (trx, key, at, doer) =>
    isBooking(key)
      ? release(parts, trx, key.purchaseId, { ...doer, note: null, at })
      : expireSupplement(parts, trx, key, { ...doer, note: null, at }),
  paymentLost: (trx, key, at) =>
    isBooking(key) ? paymentLost(parts, trx, key.purchaseId, at) : supplementPaymentLost(parts, trx, key, at),
  beginSettlement: (trx, key, at) =>
    isBooking(key) ? settlementOf(trx, key.purchaseId, at) : settleSupplement(trx, key),
});

async function authorized(
  parts: CommandParts,
  trx: Trx,
  bookingId: string,
  at: Date,
): Promise<'placed' | 'too_late'> {
  const booking = await lockBooking(trx, bookingId);
  if (booking === null || booking.status === 'released') return 'too_late';
  if (booking.status !== 'held') return 'placed';
  const answerHours = await marketAnswerHours(trx);
  const answerBy = answerDeadline(at, booking.startsAt, answerHours);
  await saveBooking(trx, bookingId, { status: 'requested', requestedAt: at, answerBy }, at);
  // Attributed to the buyer, who paid, although the provider reported it.
  const attribution: Attribution = { by: 'crew_member', actorId: booking.buyerId, note: null, at };
  await insertBookingHistory(
    trx,
    parts.ids.newId,
    { bookingId, supplementId: null, attribution },
    { command: 'authorize', from: 'held', to: 'requested' },
  );
  await askProvider(parts, trx, booking, { at, answerBy, answerHours });
  await publishLiveEvent(trx, { about: { bookingId }, audience: [booking.buyerId, booking.providerId], at });
  return 'placed';
}

/** Queues the mails, and plans the timers of the provider's answer. */
async function askProvider(
  parts: CommandParts,
  trx: Trx,
  { id: bookingId }: LockedBooking,
  { at, answerBy, answerHours }: { readonly at: Date; readonly answerBy: Date; readonly answerHours: number },
): Promise<void> {
  await mailRequest(parts, trx, bookingId, { at, answerBy });
  for (const afterHours of answerReminderHours(answerHours)) {
    const runAt = after(at, afterHours * hourMs);
    if (runAt < answerBy)
      await enqueue(
        trx,
        'remind_provider',
        { bookingId },
        { runAt, jobKey: `remind_provider:${bookingId}:${afterHours}` },
      );
  }
  await enqueue(
    trx,
    'expire_booking',
    { bookingId },
    { runAt: answerBy, jobKey: `expire_booking:${bookingId}` },
  );
}

/**
 * Ends a booking that its buyer cancelled or did not pay in time, and frees its time. Does nothing if it does not await
 * its payment.
 */
async function release(
  { ids }: CommandParts,
  trx: Trx,
  bookingId: string,
  attribution: Attribution,
): Promise<void> {
  const booking = await lockBooking(trx, bookingId);
  if (booking?.status !== 'held') return;
  await saveBooking(trx, bookingId, { status: 'released' }, attribution.at);
  await vacate(trx, bookingId);
  await occupyTimeOff(trx, booking.providerId, attribution.at);
  await insertBookingHistory(
    trx,
    ids.newId,
    { bookingId, supplementId: null, attribution },
    {
      command: attribution.by === 'crew_member' ? 'give_up' : 'expire',
      from: 'held',
      to: 'released',
    },
  );
  const audience = [booking.buyerId, booking.providerId];
  await publishLiveEvent(trx, { about: { bookingId }, audience, at: attribution.at });
}

async function paymentLost(parts: CommandParts, trx: Trx, bookingId: string, at: Date): Promise<void> {
  const booking = await lockBooking(trx, bookingId);
  if (booking === null) return;
  const attribution: Attribution = { by: 'provider', actorId: null, note: lostNote, at };
  const ran = await runBookingCommand(parts, trx, {
    booking,
    command: 'lose_payment',
    attribution,
    payload: {},
  });
  if (!ran.ok) return;
  const mailed = await findMailedBooking(trx, bookingId);
  const { publicUrl, queueMail } = parts;
  for (const to of [mailed.buyer, ...mailed.colleagues])
    if (to) await queueMail(trx, paymentLostMail(to, { booking: mailed, publicUrl, note: lostNote }));
}

async function settlementOf(trx: Trx, bookingId: string, at: Date): Promise<Settlement | null> {
  const booking = await lockBooking(trx, bookingId);
  if (booking === null || booking.status === 'released') return null;
  const accepted = acceptedMinor(booking);
  if (accepted === null) return null;
  if (booking.settledAt === null && accepted > 0) await saveSettled(trx, bookingId, at);
  const { number, buyerId, providerId, currency, totalMinor, commissionMinor } = booking;
  invariant(accepted === 0 || accepted === totalMinor, 'a booking is charged whole or not at all');
  return {
    number: `B-${number}`,
    buyerId,
    currency,
    sales:
      accepted === 0
        ? []
        : [{ saleId: bookingId, vendorId: providerId, acceptedTotalMinor: accepted, commissionMinor }],
  };
}
