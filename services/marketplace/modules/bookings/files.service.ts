import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import {
  addRecordedDocument,
  serveDocument,
  type SentDocument,
  type ServedDocument,
} from '../../platform/files/index.ts';
import { publishLiveEvent } from '../../platform/live/index.ts';
import type { Session } from '../account/index.ts';
import { isTheirs } from './booking-actions.service.ts';
import { canHaveFiles } from './booking-view.service.ts';
import { findFiles } from './booking-rows.repository.ts';
import { findParties, lockBooking } from './booking.repository.ts';
import type { BookingParts } from './bookings.parts.ts';
import type { Refusals } from './bookings.refusals.ts';
import { insertFile } from './files.repository.ts';

type FileRefusal = Refusals<
  'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'PAPER_NOT_ACCEPTED' | 'PICTURE_TOO_MANY_PIXELS' | 'FILE_EMPTY'
>;

/** Enough evidence, too little to fill a disk. */
const maxFiles = 20;

const keyOf = (fileId: string): string => `bookings/${fileId}`;

/** Adds a photograph or document to a booking (contract: addBookingFile). A failure stores nothing. */
export async function addFile(
  { db, clock, ids, files }: BookingParts,
  session: Session,
  bookingId: string,
  sent: SentDocument,
): Promise<Result<null, FileRefusal>> {
  if (!isTheirs(session, await findParties(db, bookingId))) {
    sent.file.destroy();
    return refuse({ code: 'NOT_FOUND' });
  }
  return addRecordedDocument({ files, newFileId: ids.newId, keyOf }, sent, ({ fileName, ...document }) =>
    inTransaction(db, async (trx): Promise<Result<null, FileRefusal>> => {
      const booking = await lockBooking(trx, bookingId);
      if (booking === null) return refuse({ code: 'NOT_FOUND' });
      if (!canHaveFiles(booking) || (await findFiles(trx, bookingId)).length >= maxFiles)
        return refuse({ code: 'NOT_ALLOWED_NOW' });
      const at = clock.now();
      await insertFile(trx, {
        ...document,
        bookingId,
        addedBy: session.userId,
        name: fileName,
        addedAt: at,
      });
      const audience = [booking.buyerId, booking.providerId];
      await publishLiveEvent(trx, { about: { bookingId }, audience, at });
      return ok(null);
    }),
  );
}

/** Contract: readBookingFile. The caller must read the stream to its end or destroy it. */
export async function readFile(
  { db, files }: Pick<BookingParts, 'db' | 'files'>,
  session: Session,
  bookingId: string,
  fileId: string,
): Promise<Result<ServedDocument, Refusals<'NOT_FOUND'>>> {
  if (!isTheirs(session, await findParties(db, bookingId))) return refuse({ code: 'NOT_FOUND' });
  const row = (await findFiles(db, bookingId)).find((one) => one.fileId === fileId);
  if (row === undefined) return refuse({ code: 'NOT_FOUND' });
  return serveDocument(files, keyOf(fileId), { ...row, fileName: row.name });
}
