import { inTransaction } from '../../platform/db/transaction.ts';
import type { Task } from '../../platform/jobs/index.ts';
import { runReturnCommand } from './return-actions.service.ts';
import type { ReturnParts } from './returns.parts.ts';
import { lockReturn } from './returns.repository.ts';

/** Ends a state that nobody answered in time. Does nothing if somebody did, so it can be repeated. */
const expireReturn =
  (parts: ReturnParts): Task<'expire_return'> =>
  async ({ returnId }) => {
    await inTransaction(parts.db, async (trx) => {
      const stored = await lockReturn(trx, returnId);
      if (stored === null || stored.answerBy === null || stored.answerBy > parts.clock.now()) return;
      await runReturnCommand(parts, trx, stored, {
        command: 'expire',
        by: 'system',
        actorId: null,
        note: null,
        change: {},
        isStockPutBack: false,
      });
    });
  };

/** The module's jobs, for the worker. */
export const returnTasks = (parts: ReturnParts) => ({ expire_return: expireReturn(parts) });
