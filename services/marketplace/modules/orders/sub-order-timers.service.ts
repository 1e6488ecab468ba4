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
  if (command === 'mark_delivered')
    await enqueue(
      trx,
      'complete_sub_order',
      { subOrderId },
      { runAt: after(at, completesAfterMs), jobKey: `complete_sub_order:${subOrderId}` },
    );
}
