import { inTransaction } from '../../platform/db/transaction.ts';
import type { Task } from '../../platform/jobs/index.ts';
import { runReturnCommand } from './act-on-return.service.ts';
import type { ReturnParts } from './returns.parts.ts';
import { lockReturn } from './returns.repository.ts';

/** Ends a wait that nobody answered; nothing where it was answered meanwhile, so that it can be repeated. */
const expireReturn =
  (parts: ReturnParts): Task<'expire_return'> =>
  async ({ returnId }) => {
    await inTransaction(parts.db, async (trx) => {
      const held = await lockReturn(trx, returnId);
      if (held === null || held.answerBy === null || held.answerBy > parts.clock.now()) return;
      await runReturnCommand(parts, trx, held, {
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
