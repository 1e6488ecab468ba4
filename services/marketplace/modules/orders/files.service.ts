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
import { findFiles, insertFile } from './files.repository.ts';
import { canHaveFiles } from './sub-orders/allowed-actions.domain.ts';
import type { OrderParts } from './orders.parts.ts';
import type { Refusals } from './orders.refusals.ts';
import { isTheirs, partyOf } from './sub-orders/sub-order-actions.service.ts';
import { findParties, lockOrder } from './trade.repository.ts';

type FileRefusal = Refusals<
  'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'PAPER_NOT_ACCEPTED' | 'PICTURE_TOO_MANY_PIXELS' | 'FILE_EMPTY'
>;

/** Enough evidence, too little to fill a disk. */
const maxFiles = 20;

const keyOf = (fileId: string): string => `sub-orders/${fileId}`;

/**
 * Adds a photograph or document to a sub-order whose problem is being or was reported (contract: addSubOrderFile). A
 * failure stores nothing.
 */
export async function addFile(
  { db, clock, ids, files }: OrderParts,
  session: Session,
  subOrderId: string,
  sent: SentDocument,
): Promise<Result<null, FileRefusal>> {
  const parties = await findParties(db, subOrderId);
  if (parties === null || !isTheirs(session, parties)) {
    sent.file.destroy();
    return refuse({ code: 'NOT_FOUND' });
  }
  return addRecordedDocument({ files, newFileId: ids.newId, keyOf }, sent, ({ fileName, ...document }) =>
    inTransaction(db, async (trx): Promise<Result<null, FileRefusal>> => {
      const trade = await lockOrder(trx, parties.orderId);
      const subOrder = trade?.subOrders.find(({ id }) => id === subOrderId);
      const by = partyOf(session);
      if (!trade || subOrder === undefined || by === null) return refuse({ code: 'NOT_FOUND' });
      if (!canHaveFiles(subOrder.status, by) || (await findFiles(trx, [subOrderId])).length >= maxFiles)
        return refuse({ code: 'NOT_ALLOWED_NOW' });
      const at = clock.now();
      await insertFile(trx, {
        ...document,
        subOrderId,
        addedBy: session.userId,
        name: fileName,
        addedAt: at,
      });
      const audience = [parties.buyerId, parties.supplierId];
      await publishLiveEvent(trx, { about: { orderId: parties.orderId, subOrderId }, audience, at });
      return ok(null);
    }),
  );
}

/** Contract: readSubOrderFile. The caller must read the stream to its end or destroy it. */
export async function readFile(
  { db, files }: Pick<OrderParts, 'db' | 'files'>,
  session: Session,
  subOrderId: string,
  fileId: string,
): Promise<Result<ServedDocument, Refusals<'NOT_FOUND'>>> {
  const parties = await findParties(db, subOrderId);
  if (parties === null || !isTheirs(session, parties)) return refuse({ code: 'NOT_FOUND' });
  const row = (await findFiles(db, [subOrderId])).find((one) => one.fileId === fileId);
  if (row === undefined) return refuse({ code: 'NOT_FOUND' });
  return serveDocument(files, keyOf(fileId), { ...row, fileName: row.name });
}
