import { step } from '../../../platform/processes/step.ts';
import type { Trx } from '../trade.repository.ts';
import { planExpiry, settleAsked, notifyRequester, type MailParts } from './approval-commands.service.ts';
import { approvalProcess } from './approval.process.ts';
import { approvalOfOrder, lockApproval, saveApproval } from './approvals.repository.ts';

const lockOfOrder = async (trx: Trx, orderId: string) => {
  const id = await approvalOfOrder(trx, orderId);
  return id === null ? null : lockApproval(trx, id);
};

/**
 * When an order from a request is paid: approves the request and notifies the requester. Does nothing for other orders.
 */
export async function settleApproval(parts: MailParts, trx: Trx, orderId: string, at: Date): Promise<void> {
  const request = await lockOfOrder(trx, orderId);
  if (request === null) return;
  const settled = step(approvalProcess, request.status, 'pay', {});
  if (!settled.ok) return;
  await saveApproval(trx, request.id, { status: settled.value }, at);
  await settleAsked(trx, request, at);
  await notifyRequester(parts, trx, request);
}

/** When an order from a request ends unpaid: the request awaits an approver again. Does nothing for other orders. */
export async function reopenApproval(trx: Trx, orderId: string, at: Date): Promise<void> {
  const request = await lockOfOrder(trx, orderId);
  if (request === null) return;
  const reopened = step(approvalProcess, request.status, 'reopen', {});
  if (!reopened.ok) return;
  await saveApproval(trx, request.id, { status: reopened.value, approverId: null, orderId: null }, at);
  // Its own timer may have run while it was approved.
  await planExpiry(trx, request.id, request.expiresAt);
}
