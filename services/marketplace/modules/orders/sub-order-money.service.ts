import { enqueue } from '../../platform/jobs/index.ts';
import type { Trx } from './orders.parts.ts';
import type { SubOrderRequest, Transition } from './sub-order-transition.domain.ts';

/** Asks the payments module, after this transaction, for what becomes of the money. */
export async function applyMoney(
  trx: Trx,
  { trade: { order }, subOrder: { id: subOrderId }, command, attribution }: SubOrderRequest,
  { settlesOrder, paysSupplier, refundsBuyer }: Transition,
): Promise<void> {
  if (settlesOrder)
    await enqueue(
      trx,
      'settle_payment',
      { purchaseId: order.id, saleId: null },
      { jobKey: `settle_payment:order:${order.id}` },
    );
  if (paysSupplier) await enqueue(trx, 'send_transfer', { saleId: subOrderId });
  if (refundsBuyer) {
    const reason = attribution.note ?? (command === 'accept_return' ? 'Returned' : 'Cancelled');
    await enqueue(trx, 'refund_sale', { saleId: subOrderId, reason, requestedBy: attribution.actorId });
  }
}
