import { enqueue } from '../../platform/jobs/index.ts';
import { announce } from '../../platform/live/index.ts';
import { transitionPayment } from './payment-step.service.ts';
import type { StoredPayment, PaymentChange, Trx } from './payment.repository.ts';
import { findBuyer } from './trade-people.repository.ts';
import { latePaymentMail } from './trade.mails.ts';
import type { TradeActor } from './trade.domain.ts';
import type { TradeParts } from './trade.parts.ts';

/** Releases money that is no longer needed; repeated requests run once. */
export const enqueueVoid = (trx: Trx, orderId: string): Promise<void> =>
  enqueue(trx, 'void_payment', { orderId }, { jobKey: `void_payment:${orderId}` });

/** Records that a payment was released because it arrived after its order had ended. */
export async function voidLate(
  parts: TradeParts,
  trx: Trx,
  held: StoredPayment,
  doer: TradeActor,
  change: PaymentChange = {},
): Promise<void> {
  const at = parts.clock.now();
  const note = 'The payment arrived after the order had expired.';
  await transitionPayment(parts, trx, held, { commands: ['void'], change, doer, note, at });
  await mailOfLatePayment(parts, trx, held);
  await announce(trx, { orderId: held.orderId, subOrderId: null, audience: [held.buyerId], at });
}

/** Notifies the buyer that nothing was charged after all. */
export async function mailOfLatePayment(
  { publicUrl, queueMail }: Pick<TradeParts, 'publicUrl' | 'queueMail'>,
  trx: Trx,
  { orderId, orderNumber, buyerId }: StoredPayment,
): Promise<void> {
  const buyer = await findBuyer(trx, buyerId);
  if (buyer === null) return;
  await queueMail(trx, latePaymentMail(buyer, { publicUrl, orderId, number: orderNumber }));
}
