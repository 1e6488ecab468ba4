import { enqueue } from '../../../platform/jobs/index.ts';
import { transitionPayment } from './payment-step.service.ts';
import type { StoredPayment, PaymentChange, Trx } from './payment.repository.ts';
import { publishPurchaseEvent } from '../purchase-news.ts';
import { findPerson } from '../mailed-people.repository.ts';
import { latePaymentMail } from '../purchase-money.mails.ts';
import { keyText, type PaymentKey, type PurchaseActor } from '../purchase-money.domain.ts';
import type { PurchaseMoneyParts } from '../purchase-money.parts.ts';

/** Releases money that is no longer needed; repeated requests run once. */
export const enqueueVoid = (trx: Trx, { purchaseId, saleId }: PaymentKey): Promise<void> =>
  enqueue(
    trx,
    'void_payment',
    { purchaseId, saleId },
    { jobKey: `void_payment:${keyText({ purchaseId, saleId })}` },
  );

/** Records that a payment was released because it arrived after its purchase had ended. */
export async function voidLate(
  parts: PurchaseMoneyParts,
  trx: Trx,
  held: StoredPayment,
  { doer, change = {} }: { readonly doer: PurchaseActor; readonly change?: PaymentChange },
): Promise<void> {
  const at = parts.clock.now();
  const note =
    held.purchaseKind === 'order'
      ? 'The payment arrived after the order had expired.'
      : 'The payment arrived after the time to pay was over.';
  await transitionPayment(parts, trx, held, { commands: ['void'], change, doer, note, at });
  await mailOfLatePayment(parts, trx, held);
  await publishPurchaseEvent(trx, held, { audience: [held.buyerId], at });
}

/** Notifies the buyer that nothing was charged after all. */
export async function mailOfLatePayment(
  { publicUrl, queueMail }: Pick<PurchaseMoneyParts, 'publicUrl' | 'queueMail'>,
  trx: Trx,
  { purchaseKind, purchaseId, purchaseNumber, buyerId }: StoredPayment,
): Promise<void> {
  const buyer = await findPerson(trx, buyerId);
  if (buyer === null) return;
  await queueMail(
    trx,
    latePaymentMail(buyer, { publicUrl, kind: purchaseKind, id: purchaseId, number: purchaseNumber }),
  );
}
