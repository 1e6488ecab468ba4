import { reasonGiven } from '../../../platform/processes/reason-given.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Trx } from '../orders.parts.ts';
import type { SubOrderCommand } from './sub-order.process.ts';
import type { SubOrderRequest, Transition } from './sub-order-transition.domain.ts';

/** Enqueues the payments module's work that follows from a transition; it runs after this transaction. */
export async function applyMoney(
  { ids }: { readonly ids: Pick<Ids, 'newId'> },
  trx: Trx,
  { trade: { order }, subOrder: { id: subOrderId, dispute }, command, attribution }: SubOrderRequest,
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
      reason:
        command === 'refund_reported'
          ? (attribution.note ?? 'What was reported as missing')
          : ['Agreed between both sides', dispute?.providerNote].filter(Boolean).join(': '),
      requestedBy: attribution.actorId,
      // The end of the refund triggers the transfer of the remainder.
      part: { refundId: ids.newId(), mostMinor: refundsMinor },
    });
  if (paysSupplier) await enqueue(trx, 'send_transfer', { saleId: subOrderId });
  if (refundsBuyer) {
    const reason = reasonGiven(attribution) ?? reasons[command] ?? 'Cancelled';
    await enqueue(trx, 'refund_sale', { saleId: subOrderId, reason, requestedBy: attribution.actorId });
  }
}

/** The reason of a full refund if nobody gave one. */
const reasons: Readonly<Partial<Record<SubOrderCommand, string>>> = {
  accept_dispute: 'Problem accepted by the supplier',
  accept_return: 'Quayside decided for the buyer',
};
