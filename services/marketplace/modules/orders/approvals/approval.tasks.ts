import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Task } from '../../../platform/jobs/index.ts';
import type { OrderParts } from '../orders.parts.ts';
import { endApproval } from './approval-commands.service.ts';
import { lockApproval } from './approvals.repository.ts';

/** Expires a request that nobody answered. Does nothing if somebody did, so it can be repeated. */
export const expireApproval =
  (parts: Pick<OrderParts, 'db' | 'clock' | 'queueMail' | 'publicUrl'>): Task<'expire_approval'> =>
  async ({ approvalId }) => {
    await inTransaction(parts.db, async (trx) => {
      const request = await lockApproval(trx, approvalId);
      const at = parts.clock.now();
      if (request?.status === 'asked' && request.expiresAt <= at)
        await endApproval(parts, trx, request, { command: 'expire', approverId: null, note: null, at });
    });
  };
