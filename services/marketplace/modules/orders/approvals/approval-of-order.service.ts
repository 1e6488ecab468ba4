import { step } from '../../../platform/processes/step.ts';
import type { Trx } from '../trade.repository.ts';
import { planExpiry, tellRequester, type MailParts } from './approval-commands.service.ts';
import { approvalProcess } from './approval.process.ts';
import { approvalOfOrder, lockApproval, saveApproval } from './approvals.repository.ts';

const lockOfOrder = async (trx: Trx, orderId: string) => {
  const id = await approvalOfOrder(trx, orderId);
  return id === null ? null : lockApproval(trx, id);
};

/** With the payment of an order that somebody had asked for: they are told. Does nothing for any other order. */
export async function settleApproval(parts: MailParts, trx: Trx, orderId: string, at: Date): Promise<void> {
  const held = await lockOfOrder(trx, orderId);
  if (held === null) return;
  const settled = step(approvalProcess, held.status, 'pay', {});
  if (!settled.ok) return;
  await saveApproval(trx, held.id, { status: settled.value }, at);
  await tellRequester(parts, trx, held);
}

/** With the end of an order that was not paid: what somebody had asked for waits for an approver again. Does nothing for any other order. */
export async function reopenApproval(trx: Trx, orderId: string, at: Date): Promise<void> {
  const held = await lockOfOrder(trx, orderId);
  if (held === null) return;
  const reopened = step(approvalProcess, held.status, 'reopen', {});
  if (!reopened.ok) return;
  await saveApproval(trx, held.id, { status: reopened.value, approverId: null, orderId: null }, at);
  // Its own timer may have found it approved.
  await planExpiry(trx, held.id, held.expiresAt);
}
