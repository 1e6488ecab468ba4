import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { publishLiveEvent } from '../../platform/live/index.ts';
import { askAdmins } from '../../platform/mail/index.ts';
import { markDealtWith, notify, settleQuestions, type Question } from '../../platform/notifications/index.ts';
import { adminPath, crewPath, providerPath } from './booking-addresses.ts';
import { withInvitation } from './booking-invitation.ts';
import { askedAfter } from './booking-questions.domain.ts';
import { commandMails } from './booking-recipients.ts';
import type { LockedBooking } from './booking.repository.ts';
import { completionOf } from './bookings.domain.ts';
import type { BookingRequest, BookingTransition } from './booking-transition.domain.ts';
import type { BookingParts, Trx } from './bookings.parts.ts';
import { findMailedBooking } from './people.repository.ts';

/** What is told of a transition. */
type BookingStep = Pick<BookingTransition, 'from' | 'to'> & {
  readonly change: Pick<BookingTransition['change'], 'dispute'>;
};

/**
 * Queues the mails of a command and publishes its live event to open screens. What both sides were told before it about
 * the booking is settled with it; a command of which nobody is told leaves that as it was. What was asked waits until a
 * step answers it.
 */
export async function sendMessages(
  { publicUrl, queueMail }: Pick<BookingParts, 'publicUrl' | 'queueMail'>,
  trx: Trx,
  request: BookingRequest,
  transition: BookingStep,
): Promise<void> {
  const { booking, attribution } = request;
  const mailed = await findMailedBooking(trx, booking.id);
  const data = { booking: mailed, publicUrl, note: attribution.note };
  const isStep =
    transition.from !== transition.to ||
    transition.change.dispute !== undefined ||
    request.command === 'finish';
  if (isStep) await settleQuestions(trx, booking.id, attribution.at);
  const asked = isStep ? askedAfter(request, transition) : null;
  const mails = commandMails(request, transition, data, asked);
  if (mails.length > 0) await settle(trx, request);
  for (const mail of mails) await queueMail(trx, withInvitation(mail, data, attribution.at));
  if (request.command === 'withdraw_time' && asked) await askAgain(trx, booking, asked, mailed.number);
  // An admin decides if the two sides disagree or one does not answer.
  if (transition.change.dispute?.stage === 'escalated')
    await askAdmins({ publicUrl, queueMail }, trx, {
      title: `The problem with ${mailed.number} needs a decision`,
      detail:
        request.command === 'escalate'
          ? 'There was no answer in time.'
          : `${mailed.buyerName} and ${mailed.providerName} don’t agree.`,
      path: adminPath(booking.id),
      about: booking.id,
    });
  const audience = [booking.buyerId, booking.providerId];
  await publishLiveEvent(trx, { about: { bookingId: booking.id }, audience, at: attribution.at });
}

/** Asks a provider who took back their own proposal, in the app: no mail, because they are just there. */
const askAgain = (
  trx: Trx,
  { id, providerId }: BookingRequest['booking'],
  question: Question,
  number: string,
): Promise<void> =>
  notify(
    trx,
    { vendorId: providerId },
    {
      kind: 'booking',
      title: `${number} needs your answer again`,
      detail: 'The proposed time was withdrawn. The request is for the time that was asked for.',
      path: providerPath(id),
      question,
    },
  );

/** Asks the provider in the app, at the end of a booking's time; no mail, because it completes without an answer. */
export async function askWhetherDone(trx: Trx, booking: LockedBooking): Promise<void> {
  const { id, providerId } = booking;
  const { number, serviceName } = await findMailedBooking(trx, id);
  await notify(
    trx,
    { vendorId: providerId },
    {
      kind: 'booking',
      title: `${number}: is the work done?`,
      detail: `The time of ${serviceName} is over. Without an answer, it completes automatically within ${businessTerms.completionHours} hours.`,
      path: providerPath(id),
      question: { about: id, answerBy: completionOf(booking) },
    },
  );
}

async function settle(
  trx: Trx,
  { booking: { id, buyerId, providerId, dispute }, attribution: { at } }: BookingRequest,
): Promise<void> {
  const people = [{ userId: buyerId }, { vendorId: providerId }];
  await markDealtWith(trx, { people, kind: 'booking', paths: [crewPath(id), providerPath(id)] }, at);
  if (dispute?.stage === 'escalated')
    await markDealtWith(trx, { people: [{ role: 'admin' }], kind: 'decision', paths: [adminPath(id)] }, at);
}
