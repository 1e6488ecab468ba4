import { enqueue } from '../../../platform/jobs/index.ts';
import { disputeAnswerBy } from '../../disputes/index.ts';
import { after, changeWithinMs, completesAfterMs } from '../orders.domain.ts';
import type { Trx } from '../orders.parts.ts';
import type { SubOrderRequest, Transition } from './sub-order-transition.domain.ts';

/** Plans what a command causes automatically if nobody acts. */
export async function planTimers(
  trx: Trx,
  { subOrder: { id: subOrderId, deliveredAt }, command, attribution: { at } }: SubOrderRequest,
  { change }: Pick<Transition, 'change'>,
): Promise<void> {
  if (command === 'propose_change')
    await enqueue(
      trx,
      'end_change',
      { subOrderId },
      { runAt: after(at, changeWithinMs), jobKey: `end_change:${subOrderId}` },
    );
  const problemBy = disputeAnswerBy(change.dispute ?? null);
  if (problemBy !== null)
    await enqueue(
      trx,
      'escalate_problem',
      { subOrderId },
      { runAt: problemBy, jobKey: `escalate_problem:${subOrderId}` },
    );
  if (command === 'mark_delivered') await planCompletion(trx, { subOrderId, deliveredAt: at });
  // Completion was suspended while the dispute was open.
  if (command === 'withdraw_dispute' && deliveredAt !== null)
    await planCompletion(trx, { subOrderId, deliveredAt });
}

interface Delivered {
  readonly subOrderId: string;
  readonly deliveredAt: Date;
  /** None of it is left to be received: returns have settled all of its goods. */
  readonly isSettled?: boolean;
}

/**
 * Plans the automatic completion of a delivered sub-order: when its days are over, or at once if they are or it is
 * settled.
 */
export const planCompletion = (
  trx: Trx,
  { subOrderId, deliveredAt, isSettled = false }: Delivered,
): Promise<void> =>
  enqueue(
    trx,
    'complete_sub_order',
    { subOrderId },
    {
      runAt: isSettled ? deliveredAt : after(deliveredAt, completesAfterMs),
      jobKey: `complete_sub_order:${subOrderId}`,
    },
  );
