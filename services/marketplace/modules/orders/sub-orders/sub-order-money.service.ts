import { enqueue } from '../../../platform/jobs/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Trx } from '../orders.parts.ts';
import type { SubOrderCommand } from './sub-order.process.ts';
import type { SubOrderRequest, Transition } from './sub-order-transition.domain.ts';

/** Asks the payments module, after this transaction, for what becomes of the money. */
export async function applyMoney(
  { ids }: { readonly ids: Pick<Ids, 'newId'> },
  trx: Trx,
  { trade: { order }, subOrder: { id: subOrderId }, command, attribution }: SubOrderRequest,
  { settlesOrder, paysSupplier, refundsBuyer, refundsMinor }: Transition,
): Promise<void> {
  if (settlesOrder)
    await enqueue(
      trx,
      'settle_payment',
      { purchaseId: order.id, saleId: null },
      { jobKey: `settle_payment:order:${order.id}` },
    );
  if (refundsMinor !== null)
    await enqueue(trx, 'refund_sale', {
      saleId: subOrderId,
      reason: 'Agreed between both sides',
      requestedBy: attribution.actorId,
      // Its end lets the rest be sent.
      part: { refundId: ids.newId(), mostMinor: refundsMinor },
    });
  if (paysSupplier) await enqueue(trx, 'send_transfer', { saleId: subOrderId });
  if (refundsBuyer) {
    const reason = attribution.note ?? reasons[command] ?? 'Cancelled';
    await enqueue(trx, 'refund_sale', { saleId: subOrderId, reason, requestedBy: attribution.actorId });
  }
}

/** Why everything goes back, where nobody said it. */
const reasons: Readonly<Partial<Record<SubOrderCommand, string>>> = {
  accept_dispute: 'Problem accepted by the supplier',
  accept_return: 'Returned',
};
