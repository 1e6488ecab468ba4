import { attachedFilesOf } from '../../platform/files/index.ts';
import type { Session } from '../account/index.ts';
import { partyIn } from './return-actions.service.ts';
import { isOpen } from './returns.domain.ts';
import { findReturn, findReturnFiles, insertReturnFile, lockReturn } from './returns.repository.ts';

/** Photographs, labels and documents of an open return (contract: addReturnFile, readReturnFile). */
export const { addFile, readFile } = attachedFilesOf<Session>({
  folder: 'returns',
  isReadable: async (db, session, returnId) => {
    const found = await findReturn(db, returnId);
    return found !== null && partyIn(session, found) !== null;
  },
  lock: async (trx, _session, returnId) => {
    const locked = await lockReturn(trx, returnId);
    return (
      locked && {
        canHaveFiles: isOpen(locked.status),
        about: { orderId: locked.orderId, subOrderId: locked.subOrderId },
        audience: [locked.buyerId, locked.supplierId],
      }
    );
  },
  find: (db, returnId) => findReturnFiles(db, [returnId]),
  insert: (trx, returnId, file) => insertReturnFile(trx, { ...file, returnId }),
});
