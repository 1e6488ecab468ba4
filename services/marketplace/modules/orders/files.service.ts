import { attachedFilesOf } from '../../platform/files/index.ts';
import type { Session } from '../account/index.ts';
import { findFiles, insertFile } from './files.repository.ts';
import { canHaveFiles } from './sub-orders/allowed-actions.domain.ts';
import { isTheirs, partyOf } from './sub-orders/sub-order-actions.service.ts';
import { findParties, lockOrder } from './trade.repository.ts';

/**
 * Photographs and documents of a sub-order whose problem is being or was reported (contract: addSubOrderFile,
 * readSubOrderFile).
 */
export const { addFile, readFile } = attachedFilesOf<Session>({
  folder: 'sub-orders',
  isReadable: async (db, session, subOrderId) => {
    const parties = await findParties(db, subOrderId);
    return parties !== null && isTheirs(session, parties);
  },
  lock: async (trx, session, subOrderId) => {
    const parties = await findParties(trx, subOrderId);
    const trade = parties && (await lockOrder(trx, parties.orderId));
    const subOrder = trade?.subOrders.find(({ id }) => id === subOrderId);
    const by = partyOf(session);
    if (!parties || !subOrder || by === null) return null;
    return {
      canHaveFiles: canHaveFiles(subOrder.status, by),
      about: { orderId: parties.orderId, subOrderId },
      audience: [parties.buyerId, parties.supplierId],
    };
  },
  find: (db, subOrderId) => findFiles(db, [subOrderId]),
  insert: (trx, subOrderId, file) => insertFile(trx, { ...file, subOrderId }),
});
