import { publishLiveEvent } from '../../platform/live/index.ts';
import { askAdmins } from '../../platform/mail/index.ts';
import { withInvitation } from './booking-invitation.ts';
import { commandMails } from './booking-recipients.ts';
import type { BookingRequest, BookingTransition } from './booking-transition.domain.ts';
import type { BookingParts, Trx } from './bookings.parts.ts';
import { findMailedBooking } from './people.repository.ts';

/** Queues the mails of a command and publishes its live event to open screens. */
export async function sendMessages(
  { publicUrl, queueMail }: Pick<BookingParts, 'publicUrl' | 'queueMail'>,
  trx: Trx,
  request: BookingRequest,
  transition: BookingTransition,
): Promise<void> {
  const { booking, attribution } = request;
  const mailed = await findMailedBooking(trx, booking.id);
  const data = { booking: mailed, publicUrl, note: attribution.note };
  for (const mail of commandMails(request, transition, data))
    await queueMail(trx, withInvitation(mail, data, attribution.at));
  // An admin decides if the two sides disagree or one does not answer.
  if (transition.change.dispute?.stage === 'escalated')
    await askAdmins({ publicUrl, queueMail }, trx, {
      title: `The problem with ${mailed.number} needs a decision`,
      detail:
        request.command === 'escalate'
          ? 'There was no answer in time.'
          : `${mailed.buyerName} and ${mailed.providerName} don’t agree.`,
      path: `/admin/bookings-management/${booking.id}`,
    });
  const audience = [booking.buyerId, booking.providerId];
  await publishLiveEvent(trx, { about: { bookingId: booking.id }, audience, at: attribution.at });
}
