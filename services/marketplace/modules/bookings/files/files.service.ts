import { attachedFilesOf } from '../../../platform/files/index.ts';
import type { Session } from '../../account/index.ts';
import { isTheirs } from '../booking-actions.service.ts';
import { findFiles } from '../reading/booking-rows.repository.ts';
import { canHaveFiles } from '../reading/booking-view.service.ts';
import { findParties, lockBooking } from '../booking.repository.ts';
import { insertFile } from './files.repository.ts';

/** Photographs and documents of a booking (contract: addBookingFile, readBookingFile). */
export const { addFile, readFile } = attachedFilesOf<Session>({
  folder: 'bookings',
  isReadable: async (db, session, bookingId) => isTheirs(session, await findParties(db, bookingId)),
  lock: async (trx, _session, bookingId) => {
    const booking = await lockBooking(trx, bookingId);
    return (
      booking && {
        canHaveFiles: canHaveFiles(booking),
        about: { bookingId },
        audience: [booking.buyerId, booking.providerId],
      }
    );
  },
  find: findFiles,
  insert: (trx, bookingId, file) => insertFile(trx, { ...file, bookingId }),
});
