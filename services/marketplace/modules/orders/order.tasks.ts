import { expireApproval } from './approvals/approval.tasks.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Task } from '../../platform/jobs/index.ts';
import { hashToken } from '../../platform/ids.ts';
import { asking } from '../../platform/mail/index.ts';
import { settleQuestions } from '../../platform/notifications/index.ts';
import { subOrderNumberOf } from '../ledger/index.ts';
import { disputeAnswerBy } from '../disputes/index.ts';
import { insertLink } from './sub-orders/links.repository.ts';
import { runSubOrderCommand } from './sub-orders/sub-order-commands.service.ts';
import { bySystem, type SubOrderStatus } from './orders.domain.ts';
import { reminderMail } from './mails/placing.mails.ts';
import { isBeingReturned } from './reading/order-reading.repository.ts';
import type { OrderParts, Trx } from './orders.parts.ts';
import { answerUrl } from './checkout/placing.service.ts';
import type { SubOrderCommand } from './sub-orders/sub-order.process.ts';
import { findMailedOrder } from './mailed-order.repository.ts';
import { findParties, lockOrder, type LockedSubOrder, type Trade } from './trade.repository.ts';

interface SubOrderJob {
  readonly subOrderId: string;
}

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** Planned with the order: reminds a supplier who has not answered. */
    remind_supplier: SubOrderJob;
    /** Planned with the order: ends what no supplier answered in time. */
    expire_sub_order: SubOrderJob;
    /** Planned with a proposal: ends the sub-order if nobody accepts it in time. */
    end_change: SubOrderJob;
    /** Planned with a reported problem and with an offer: an admin decides what was not answered in time. */
    escalate_problem: SubOrderJob;
    /** Planned with the delivery and the end of a return: an undisputed delivery counts as received. */
    complete_sub_order: SubOrderJob;
  }
}

type TaskParts = Pick<OrderParts, 'db' | 'clock' | 'ids' | 'publicUrl' | 'queueMail'>;

/**
 * Locks the order and runs a task if the sub-order is still in the given state; does nothing otherwise, so that it can
 * be repeated.
 */
async function whileIn(
  { db }: TaskParts,
  { subOrderId }: SubOrderJob,
  status: SubOrderStatus,
  work: (trx: Trx, trade: Trade, subOrder: LockedSubOrder) => Promise<unknown>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const parties = await findParties(trx, subOrderId);
    const trade = parties && (await lockOrder(trx, parties.orderId));
    const subOrder = trade?.subOrders.find(({ id }) => id === subOrderId);
    if (trade && subOrder?.status === status) await work(trx, trade, subOrder);
  });
}

type EndOfWait = 'expire_sub_order' | 'end_change' | 'escalate_problem' | 'complete_sub_order';

const endOfWait =
  <Name extends EndOfWait>(parts: TaskParts, status: SubOrderStatus, command: SubOrderCommand): Task<Name> =>
  (job) =>
    whileIn(parts, job, status, async (trx, trade, { id: subOrderId, dispute }) => {
      // It was answered meanwhile, or another dispute is open.
      const problemBy = disputeAnswerBy(dispute);
      if (command === 'escalate' && (problemBy === null || problemBy > parts.clock.now())) return;
      // The end of the return plans the completion again.
      if (command === 'complete' && (await isBeingReturned(trx, subOrderId))) return;
      await runSubOrderCommand(parts, trx, {
        trade,
        subOrderId,
        command,
        attribution: bySystem(parts.clock.now()),
      });
    });

const reminder =
  (parts: TaskParts): Task<'remind_supplier'> =>
  (job) =>
    whileIn(parts, job, 'pending_confirmation', async (trx, { order }, subOrder) => {
      const { id, position, answerBy } = subOrder;
      if (answerBy === null) return;
      const { ids, clock, publicUrl } = parts;
      const mailed = await findMailedOrder(trx, order.id, id);
      const [about] = mailed.subOrders;
      if (about === undefined) return;
      const number = subOrderNumberOf(order.number, position);
      const data = { order: mailed, subOrder: about, number, publicUrl, note: null };
      // The reminder replaces what was asked before.
      await settleQuestions(trx, id, clock.now());
      // Only hashes of the first links are stored, so the reminders get new links.
      for (const colleague of about.colleagues) {
        const token = ids.newToken();
        const link = { subOrderId: id, userId: colleague.userId, tokenHash: hashToken(token) };
        await insertLink(trx, link, { createdAt: clock.now(), expiresAt: answerBy });
        const url = answerUrl(publicUrl, id, token);
        const mail = reminderMail(colleague, data, { url, answerBy });
        await parts.queueMail(trx, asking({ about: id, answerBy }, mail));
      }
    });

/** The module's jobs, for the worker. */
export const orderTasks = (parts: TaskParts) => ({
  expire_approval: expireApproval(parts),
  remind_supplier: reminder(parts),
  expire_sub_order: endOfWait(parts, 'pending_confirmation', 'expire'),
  end_change: endOfWait(parts, 'change_proposed', 'expire'),
  escalate_problem: endOfWait(parts, 'disputed', 'escalate'),
  complete_sub_order: endOfWait(parts, 'delivered', 'complete'),
});
