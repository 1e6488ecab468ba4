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
import { partyIn } from './return-actions.service.ts';
import { maxFiles } from './return-view.service.ts';
import { isOpen } from './returns.domain.ts';
import type { ReturnParts } from './returns.parts.ts';
import type { Refusals } from './returns.refusals.ts';
import { findReturn, findReturnFiles, insertReturnFile, lockReturn } from './returns.repository.ts';

type FileRefusal = Refusals<
  'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'PAPER_NOT_ACCEPTED' | 'PICTURE_TOO_MANY_PIXELS' | 'FILE_EMPTY'
>;

const keyOf = (fileId: string): string => `returns/${fileId}`;

/** Adds a photograph, a label or a document to an open return (contract: addReturnFile). A failure stores nothing. */
export async function addReturnFile(
  { db, clock, ids, files }: ReturnParts,
  session: Session,
  returnId: string,
  sent: SentDocument,
): Promise<Result<null, FileRefusal>> {
  const kept = await findReturn(db, returnId);
  if (kept === null || partyIn(session, kept) === null) {
    sent.file.destroy();
    return refuse({ code: 'NOT_FOUND' });
  }
  return addRecordedDocument({ files, newFileId: ids.newId, keyOf }, sent, ({ fileName, ...document }) =>
    inTransaction(db, async (trx): Promise<Result<null, FileRefusal>> => {
      const held = await lockReturn(trx, returnId);
      if (held === null) return refuse({ code: 'NOT_FOUND' });
      if (!isOpen(held.status) || (await findReturnFiles(trx, [returnId])).length >= maxFiles)
        return refuse({ code: 'NOT_ALLOWED_NOW' });
      const addedAt = clock.now();
      await insertReturnFile(trx, {
        ...document,
        returnId,
        addedBy: session.userId,
        name: fileName,
        addedAt,
      });
      const { orderId, subOrderId, buyerId, supplierId } = held;
      const audience = [buyerId, supplierId];
      await publishLiveEvent(trx, { about: { orderId, subOrderId }, audience, at: addedAt });
      return ok(null);
    }),
  );
}

/** Contract: readReturnFile. The caller must read the stream to its end or destroy it. */
export async function readReturnFile(
  { db, files }: Pick<ReturnParts, 'db' | 'files'>,
  session: Session,
  returnId: string,
  fileId: string,
): Promise<Result<ServedDocument, Refusals<'NOT_FOUND'>>> {
  const kept = await findReturn(db, returnId);
  if (kept === null || partyIn(session, kept) === null) return refuse({ code: 'NOT_FOUND' });
  const row = (await findReturnFiles(db, [returnId])).find((one) => one.fileId === fileId);
  if (row === undefined) return refuse({ code: 'NOT_FOUND' });
  return serveDocument(files, keyOf(fileId), { ...row, fileName: row.name });
}
