import { hashToken } from '../../../platform/ids.ts';
import { asking, ofOwnStep } from '../../../platform/mail/index.ts';
import { answerUrl } from '../booking-addresses.ts';
import type { CommandParts } from '../booking-commands.service.ts';
import { newBookingMail, requestedMail } from '../mails/request.mails.ts';
import type { Trx } from '../bookings.parts.ts';
import { insertLink } from './links.repository.ts';
import { findMailedBooking } from '../people.repository.ts';

/** The mails of a requested booking: to the buyer, and to each of the provider's colleagues with an answer link. */
export async function mailRequest(
  { ids, publicUrl, queueMail }: CommandParts,
  trx: Trx,
  bookingId: string,
  { at, answerBy }: { readonly at: Date; readonly answerBy: Date },
): Promise<void> {
  const booking = await findMailedBooking(trx, bookingId);
  const data = { booking, publicUrl, note: null };
  if (booking.buyer) await queueMail(trx, ofOwnStep(requestedMail(booking.buyer, data, answerBy)));
  for (const colleague of booking.colleagues) {
    const token = ids.newToken();
    const link = { bookingId, userId: colleague.userId, tokenHash: hashToken(token) };
    await insertLink(trx, { ...link, createdAt: at, expiresAt: answerBy });
    const mail = newBookingMail(colleague, data, { url: answerUrl(publicUrl, token), answerBy });
    await queueMail(trx, asking({ about: bookingId, answerBy }, mail));
  }
}
