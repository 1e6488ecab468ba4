import { hashToken } from '../../platform/ids.ts';
import { answerUrl } from './booking-addresses.ts';
import type { CommandParts } from './booking-commands.service.ts';
import { newBookingMail, requestedMail } from './bookings.mails.ts';
import type { Trx } from './bookings.parts.ts';
import { insertLink } from './links.repository.ts';
import { findMailedBooking } from './people.repository.ts';

/** The mails of a booking that was asked for: to the buyer, and to the provider with a link at which they answer. */
export async function mailRequest(
  { ids, publicUrl, queueMail }: CommandParts,
  trx: Trx,
  bookingId: string,
  { at, answerBy }: { readonly at: Date; readonly answerBy: Date },
): Promise<void> {
  const token = ids.newToken();
  await insertLink(trx, { bookingId, tokenHash: hashToken(token), createdAt: at, expiresAt: answerBy });
  const booking = await findMailedBooking(trx, bookingId);
  const data = { booking, publicUrl, note: null };
  if (booking.buyer) await queueMail(trx, requestedMail(booking.buyer, data, answerBy));
  if (booking.provider)
    await queueMail(
      trx,
      newBookingMail(booking.provider, data, { url: answerUrl(publicUrl, token), answerBy }),
    );
}
