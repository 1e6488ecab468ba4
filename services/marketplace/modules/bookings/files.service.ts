import type { Readable } from 'node:stream';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { documentHeaders, keepDocument, safeFileName, type StoredFile } from '../../platform/files/index.ts';
import { announce } from '../../platform/live/index.ts';
import type { Session } from '../account/index.ts';
import { isTheirs } from './booking-actions.service.ts';
import { canHaveFiles } from './booking-view.service.ts';
import { findFiles } from './booking-rows.repository.ts';
import { findParties, lockBooking } from './booking.repository.ts';
import type { BookingParts } from './bookings.parts.ts';
import type { Refusals } from './bookings.refusals.ts';
import { insertFile } from './files.repository.ts';

interface SentFile {
  readonly fileName: string;
  /** Fails if it exceeds the operation's limit. */
  readonly file: Readable;
}

type FileRefusal = Refusals<
  'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'PAPER_NOT_ACCEPTED' | 'PICTURE_TOO_MANY_PIXELS' | 'FILE_EMPTY'
>;

/** Enough to show what is wrong, too few to fill a disk. */
const maxFiles = 20;

const fileKey = (fileId: string): string => `bookings/${fileId}`;

/** Adds a photograph or paper to a booking (contract: addBookingFile). A failure leaves nothing behind. */
export async function addFile(
  { db, clock, ids, files }: BookingParts,
  session: Session,
  bookingId: string,
  { fileName, file }: SentFile,
): Promise<Result<null, FileRefusal>> {
  if (!isTheirs(session, await findParties(db, bookingId))) {
    file.destroy();
    return refuse({ code: 'NOT_FOUND' });
  }
  // A path names it as the contract names everything; who may read it is asked each time.
  const kept = await keepDocument({ files, ids: { newFileId: ids.newId } }, file, fileKey);
  if (!kept.ok) return kept;
  const { fileId, mediaType, sizeBytes } = kept.value;
  let added: Result<null, FileRefusal>;
  try {
    const at = clock.now();
    added = await inTransaction(db, async (trx): Promise<Result<null, FileRefusal>> => {
      const booking = await lockBooking(trx, bookingId);
      if (booking === null) return refuse({ code: 'NOT_FOUND' });
      if (!canHaveFiles(booking) || (await findFiles(trx, bookingId)).length >= maxFiles)
        return refuse({ code: 'NOT_ALLOWED_NOW' });
      const name = safeFileName(fileName, mediaType);
      await insertFile(trx, {
        fileId,
        bookingId,
        addedBy: session.userId,
        name,
        mediaType,
        sizeBytes,
        addedAt: at,
      });
      const audience = [booking.buyerId, booking.providerId];
      await announce(trx, { about: { bookingId }, audience, at });
      return ok(null);
    });
  } catch (error) {
    await files.delete(fileKey(fileId));
    throw error;
  }
  if (!added.ok) await files.delete(fileKey(fileId));
  return added;
}

interface ServedFile extends StoredFile {
  readonly headers: Readonly<Record<string, string>>;
}

/** Contract: readBookingFile; the caller reads the stream to its end or destroys it. */
export async function readFile(
  { db, files }: Pick<BookingParts, 'db' | 'files'>,
  session: Session,
  bookingId: string,
  fileId: string,
): Promise<Result<ServedFile, Refusals<'NOT_FOUND'>>> {
  if (!isTheirs(session, await findParties(db, bookingId))) return refuse({ code: 'NOT_FOUND' });
  const row = (await findFiles(db, bookingId)).find((one) => one.fileId === fileId);
  if (row === undefined) return refuse({ code: 'NOT_FOUND' });
  const stored = await files.read(fileKey(fileId));
  if (!stored.ok) return refuse({ code: 'NOT_FOUND' });
  return ok({ ...stored.value, headers: documentHeaders({ ...row, fileName: row.name }) });
}
