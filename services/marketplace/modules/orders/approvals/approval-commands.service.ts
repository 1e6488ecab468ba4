import { invariant } from '../../../../../src/lib/invariant.ts';
import { refuse, ok, type Result } from '../../../../../src/lib/result.ts';
import { markDealtWith, notify, settleQuestions } from '../../../platform/notifications/index.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { step } from '../../../platform/processes/step.ts';
import { refillCart } from '../checkout/checkout.repository.ts';
import type { OrderParts } from '../orders.parts.ts';
import type { Refusals } from '../orders.refusals.ts';
import type { Trx } from '../trade.repository.ts';
import { approvalProcess, type ApprovalCommand } from './approval.process.ts';
import { approvalEndedMail, approvalPath, withdrawnNotification } from './approvals.mails.ts';
import {
  findAddressee,
  findApproval,
  findApprovers,
  refillOfApproval,
  saveApproval,
  type LockedApproval,
} from './approvals.repository.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** Planned with the request: it ends if nobody approves it in time. */
    expire_approval: { readonly approvalId: string };
  }
}

/** Plans the expiry of a request. */
export const planExpiry = (trx: Trx, approvalId: string, runAt: Date): Promise<void> =>
  enqueue(trx, 'expire_approval', { approvalId }, { runAt, jobKey: `expire_approval:${approvalId}` });

export type MailParts = Pick<OrderParts, 'queueMail' | 'publicUrl'>;

/** Notifies the requester of the outcome by mail, unless they caused it. */
export async function notifyRequester(
  { queueMail, publicUrl }: MailParts,
  trx: Trx,
  { id, requesterId }: Pick<LockedApproval, 'id' | 'requesterId'>,
): Promise<void> {
  const to = await findAddressee(trx, requesterId);
  const approval = await findApproval(trx, requesterId, id);
  invariant(approval, 'who asked for it can read it');
  if (to !== null) await queueMail(trx, approvalEndedMail(to, { approval, publicUrl }));
}

/** Settles what the approvers were told of a request once it needs no answer. */
export async function settleAsked(
  trx: Trx,
  { id, yachtId }: Pick<LockedApproval, 'id' | 'yachtId'>,
  at: Date,
): Promise<void> {
  await settleQuestions(trx, id, at);
  const people = await findApprovers(trx, yachtId);
  if (people.length > 0) await markDealtWith(trx, { people, kind: 'order', paths: [approvalPath(id)] }, at);
}

/** Notifies the approvers in the app of a withdrawal; no mail, because there is nothing to do. */
async function notifyApprovers(trx: Trx, { id, requesterId, yachtId }: LockedApproval): Promise<void> {
  const approval = await findApproval(trx, requesterId, id);
  invariant(approval, 'who asked for it can read it');
  const told = withdrawnNotification(approval);
  for (const { userId } of await findApprovers(trx, yachtId))
    if (userId !== requesterId) await notify(trx, { userId }, told);
}

interface EndGiven {
  readonly command: Extract<ApprovalCommand, 'decline' | 'withdraw' | 'expire'>;
  readonly approverId: string | null;
  readonly note: string | null;
  readonly at: Date;
}

/** Ends a locked request without an order and puts its lines back into the cart from which they came. */
export async function endApproval(
  parts: MailParts,
  trx: Trx,
  held: LockedApproval,
  { command, approverId, note, at }: EndGiven,
): Promise<Result<null, Refusals<'NOT_ALLOWED_NOW'>>> {
  const ended = step(approvalProcess, held.status, command, {});
  if (!ended.ok) return refuse({ code: 'NOT_ALLOWED_NOW' });
  await saveApproval(trx, held.id, { status: ended.value, approverId, note }, at);
  if (held.fromCart) await refillCart(trx, held.requesterId, refillOfApproval(held.id), at);
  await settleAsked(trx, held, at);
  if (command === 'withdraw') await notifyApprovers(trx, held);
  else await notifyRequester(parts, trx, held);
  return ok(null);
}
