import { enqueue } from '../../platform/jobs/index.ts';
import { after, changeWithinMs, completesAfterMs } from './orders.domain.ts';
import type { Trx } from './orders.parts.ts';
import type { SubOrderRequest } from './sub-order-transition.domain.ts';

/** What a command lets happen by itself when nobody does anything. */
export async function planTimers(
  trx: Trx,
  { subOrder: { id: subOrderId }, command, attribution: { at } }: SubOrderRequest,
): Promise<void> {
  if (command === 'propose_change')
    await enqueue(
      trx,
      'end_change',
      { subOrderId },
      { runAt: after(at, changeWithinMs), jobKey: `end_change:${subOrderId}` },
    );
  if (command === 'mark_delivered') await planCompletion(trx, { subOrderId, deliveredAt: at });
}

/** Lets a delivered sub-order complete by itself: once the days for it are over, or at once where they are. */
export const planCompletion = (
  trx: Trx,
  { subOrderId, deliveredAt }: { readonly subOrderId: string; readonly deliveredAt: Date },
): Promise<void> =>
  enqueue(
    trx,
    'complete_sub_order',
    { subOrderId },
    { runAt: after(deliveredAt, completesAfterMs), jobKey: `complete_sub_order:${subOrderId}` },
  );
