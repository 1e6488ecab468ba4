import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Task } from '../../../platform/jobs/index.ts';
import type { OrderParts } from '../orders.parts.ts';
import { endApproval } from './approval-commands.service.ts';
import { lockApproval } from './approvals.repository.ts';

/** Ends a wait for an approver that nobody answered; nothing where somebody did, so that it can be repeated. */
export const expireApproval =
  (parts: Pick<OrderParts, 'db' | 'clock' | 'queueMail' | 'publicUrl'>): Task<'expire_approval'> =>
  async ({ approvalId }) => {
    await inTransaction(parts.db, async (trx) => {
      const held = await lockApproval(trx, approvalId);
      const at = parts.clock.now();
      if (held?.status === 'asked' && held.expiresAt <= at)
        await endApproval(parts, trx, held, { command: 'expire', approverId: null, note: null, at });
    });
  };
