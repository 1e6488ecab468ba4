import { enqueue } from '../../platform/jobs/index.ts';
import { announce } from '../../platform/live/index.ts';
import { movePayment } from './payment-step.service.ts';
import type { KeptPayment, PaymentChange, Trx } from './payment.repository.ts';
import { findBuyer } from './trade-people.repository.ts';
import { latePaymentMail } from './trade.mails.ts';
import type { Doer } from './trade.domain.ts';
import type { TradeParts } from './trade.parts.ts';

/** Lets money go that nobody waits for; asked for often, it is done once. */
export const enqueueVoid = (trx: Trx, orderId: string): Promise<void> =>
  enqueue(trx, 'void_payment', { orderId }, { jobKey: `void_payment:${orderId}` });

/** Keeps that money was let go which came after its order had ended. */
export async function voidLate(
  parts: TradeParts,
  trx: Trx,
  held: KeptPayment,
  doer: Doer,
  change: PaymentChange = {},
): Promise<void> {
  const at = parts.clock.now();
  const note = 'The payment came after the order had ended.';
  await movePayment(parts, trx, held, { commands: ['void'], change, doer, note, at });
  await mailOfLatePayment(parts, trx, held);
  await announce(trx, { orderId: held.orderId, subOrderId: null, audience: [held.buyerId], at });
}

/** Tells the buyer that nothing was charged after all. */
export async function mailOfLatePayment(
  { publicUrl }: Pick<TradeParts, 'publicUrl'>,
  trx: Trx,
  { orderId, orderNumber, buyerId }: KeptPayment,
): Promise<void> {
  const buyer = await findBuyer(trx, buyerId);
  if (buyer === null) return;
  await enqueue(trx, 'send_mail', latePaymentMail(buyer, { publicUrl, orderId, number: orderNumber }));
}
