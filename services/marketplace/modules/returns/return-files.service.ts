import type { Readable } from 'node:stream';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { documentHeaders, keepDocument, safeFileName, type StoredFile } from '../../platform/files/index.ts';
import { announce } from '../../platform/live/index.ts';
import type { Session } from '../account/index.ts';
import { partyIn } from './act-on-return.service.ts';
import { maxFiles } from './return-view.service.ts';
import { isOpen } from './returns.domain.ts';
import type { ReturnParts } from './returns.parts.ts';
import type { Refusals } from './returns.refusals.ts';
import { findReturn, findReturnFiles, insertReturnFile, lockReturn } from './returns.repository.ts';

type FileRefusal = Refusals<
  'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'PAPER_NOT_ACCEPTED' | 'PICTURE_TOO_MANY_PIXELS' | 'FILE_EMPTY'
>;

const fileKey = (fileId: string): string => `returns/${fileId}`;

/** Adds a photograph, a label or a paper to an open return (contract: addReturnFile). A failure leaves nothing behind. */
export async function addReturnFile(
  { db, clock, ids, files }: ReturnParts,
  session: Session,
  returnId: string,
  { fileName, file }: { readonly fileName: string; readonly file: Readable },
): Promise<Result<null, FileRefusal>> {
  const kept = await findReturn(db, returnId);
  if (kept === null || partyIn(session, kept) === null) {
    file.destroy();
    return refuse({ code: 'NOT_FOUND' });
  }
  const stored = await keepDocument({ files, ids: { newFileId: ids.newId } }, file, fileKey);
  if (!stored.ok) return stored;
  const { fileId, mediaType, sizeBytes } = stored.value;
  let added: Result<null, FileRefusal>;
  try {
    const addedAt = clock.now();
    added = await inTransaction(db, async (trx): Promise<Result<null, FileRefusal>> => {
      const held = await lockReturn(trx, returnId);
      if (held === null) return refuse({ code: 'NOT_FOUND' });
      if (!isOpen(held.status) || (await findReturnFiles(trx, [returnId])).length >= maxFiles)
        return refuse({ code: 'NOT_ALLOWED_NOW' });
      const name = safeFileName(fileName, mediaType);
      await insertReturnFile(trx, {
        fileId,
        returnId,
        addedBy: session.userId,
        name,
        mediaType,
        sizeBytes,
        addedAt,
      });
      const { orderId, subOrderId, buyerId, supplierId } = held;
      const audience = [buyerId, supplierId];
      await announce(trx, { about: { orderId, subOrderId }, audience, at: addedAt });
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

/** Contract: readReturnFile; the caller reads the stream to its end or destroys it. */
export async function readReturnFile(
  { db, files }: Pick<ReturnParts, 'db' | 'files'>,
  session: Session,
  returnId: string,
  fileId: string,
): Promise<Result<ServedFile, Refusals<'NOT_FOUND'>>> {
  const kept = await findReturn(db, returnId);
  if (kept === null || partyIn(session, kept) === null) return refuse({ code: 'NOT_FOUND' });
  const row = (await findReturnFiles(db, [returnId])).find((one) => one.fileId === fileId);
  if (row === undefined) return refuse({ code: 'NOT_FOUND' });
  const stored = await files.read(fileKey(fileId));
  if (!stored.ok) return refuse({ code: 'NOT_FOUND' });
  return ok({ ...stored.value, headers: documentHeaders({ ...row, fileName: row.name }) });
}
