import { bindTo } from '../../platform/bind-to.ts';
import { listChargebacks, sendEvidence, viewChargeback } from './chargebacks/chargebacks.service.ts';
import { cleanUpTask } from './clean-up.tasks.ts';
import {
  readEvidenceFile,
  removeEvidenceFile,
  setEvidenceFile,
} from './chargebacks/evidence-files.service.ts';
import {
  createAccount,
  getAccount,
  refreshLink,
  storedAccountState,
  visitAccount,
} from './payment-account/payment-account.service.ts';
import { receiveEvent } from './payment/payment-event.service.ts';
import { getPayout, listPayouts } from './payouts/payout-list.service.ts';
import { openPayment, payPurchase } from './payment/payment-page.service.ts';
import type { PaymentsParts } from './payments.parts.ts';
import { refundPart, requestRefund } from './refunds/refund-request.service.ts';
import type { PurchaseMoneyParts } from './purchase-money.parts.ts';
import { abandonPurchase } from './payment/unpaid-purchase.service.ts';

export type { HostedLink, PaymentAccountView } from './payment-account/payment-account.service.ts';
export { storedAccountState } from './payment-account/payment-account.service.ts';
export { createPaymentProvider } from './provider/payment-provider.ts';
export type { PaymentsParts } from './payments.parts.ts';
export {
  earlierRefundsOf,
  givenBackOf,
  refundableOf,
  type RefundPart,
} from './refunds/refund-request.service.ts';
export { goodsRefunded, refundShareOf, soldAs, type LeftOfSale } from './refunds/refund-shares.domain.ts';
export { toProvider } from './provider/provider-money.domain.ts';
export { paymentOfOrder } from './purchase-money.domain.ts';
export {
  capturePostings,
  refundPostings,
  reversalPostings,
  splitOf,
  transferPostings,
} from './purchase-postings.domain.ts';
export type { ListedPayout, PayoutLine } from './payouts/payout.repository.ts';
export { payoutFailureText } from './payouts/payout.domain.ts';
export type { ChargebackView } from './chargebacks/chargebacks.service.ts';
export type { PaymentKey, Settlement } from './purchase-money.domain.ts';
export type { RefundSaleJob } from './purchase-money-jobs.ts';
export type { PurchaseProcess, PurchaseMoneyParts } from './purchase-money.parts.ts';
export { expiryOfDuePayments } from './payment/due-payments.service.ts';
export { purchaseMoneyTasks } from './purchase-money.tasks.ts';
export { isEarnedSale } from './transfers/transfer.repository.ts';
export { enqueueInvoices } from './transfers/transfer.service.ts';

/** Payment accounts of vendors and payments of purchases: the provider's state is stored, never assumed. */
export function createPayments(parts: PaymentsParts) {
  const bind = bindTo(parts);
  const bindMoney =
    <Given extends unknown[], Done>(useCase: (parts: PurchaseMoneyParts, ...given: Given) => Done) =>
    (...given: Given): Done =>
      useCase(parts.purchaseMoney, ...given);
  return {
    getAccount: bind(getAccount),
    storedState: (vendorId: string) => storedAccountState(parts.db, vendorId),
    createAccount: bind(createAccount),
    refreshLink: bind(refreshLink),
    visitAccount: bind(visitAccount),
    receiveEvent: bind(receiveEvent),
    listPayouts: bindMoney(listPayouts),
    getPayout: bindMoney(getPayout),
    openPayment: bindMoney(openPayment),
    payPurchase: bindMoney(payPurchase),
    giveUpPurchase: bindMoney(abandonPurchase),
    requestRefund: bindMoney(requestRefund),
    refundPart: bindMoney(refundPart),
    listChargebacks: bindMoney(listChargebacks),
    sendChargebackEvidence: bindMoney(sendEvidence),
    viewChargeback: bindMoney(viewChargeback),
    setEvidenceFile: bindMoney(setEvidenceFile),
    readEvidenceFile: bindMoney(readEvidenceFile),
    removeEvidenceFile: bindMoney(removeEvidenceFile),
  } as const;
}

export type Payments = ReturnType<typeof createPayments>;

/** The module's job, nightly. */
export const paymentTasks = (parts: Pick<PaymentsParts, 'db' | 'clock'>) => ({
  clean_up_payment_events: cleanUpTask(parts),
});
