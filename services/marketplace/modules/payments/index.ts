import { bindTo } from '../../platform/bind-to.ts';
import { listChargebacks, sendEvidence, viewChargeback } from './chargebacks.service.ts';
import { cleanUpTask } from './clean-up.task.ts';
import { readEvidenceFile, removeEvidenceFile, setEvidenceFile } from './evidence-files.service.ts';
import {
  createAccount,
  getAccount,
  refreshLink,
  storedAccountState,
  visitAccount,
} from './payment-account.service.ts';
import { receiveEvent } from './payment-event.service.ts';
import { getPayout, listPayouts } from './payout-list.service.ts';
import { openPayment, payPurchase } from './payment-page.service.ts';
import type { PaymentsParts } from './payments.parts.ts';
import { refundPart, requestRefund } from './refund-request.service.ts';
import type { TradeParts } from './trade.parts.ts';
import { abandonPurchase } from './unpaid-purchase.service.ts';

export type { HostedLink, PaymentAccountView } from './payment-account.service.ts';
export { storedAccountState } from './payment-account.service.ts';
export { createPaymentProvider } from './payment-provider.ts';
export type { PaymentsParts } from './payments.parts.ts';
export { refundableOf, type RefundPart } from './refund-request.service.ts';
export { goodsRefunded, refundShareOf, soldAs, type Goods, type LeftOfSale } from './refund-shares.domain.ts';
export { toProvider } from './provider-money.domain.ts';
export { paymentOfOrder } from './trade.domain.ts';
export {
  capturePostings,
  refundPostings,
  reversalPostings,
  splitOf,
  transferPostings,
} from './trade-postings.domain.ts';
export type { ListedPayout, PayoutLine } from './payout.repository.ts';
export { payoutFailureText } from './payout.domain.ts';
export type { ChargebackView } from './chargebacks.service.ts';
export type { PaymentKey, Settlement } from './trade.domain.ts';
export type { RefundSaleJob } from './trade-jobs.ts';
export type { PurchaseProcess, TradeParts } from './trade.parts.ts';
export { tradeTasks } from './trade.tasks.ts';
export { isEarnedSale } from './transfer.repository.ts';
export { enqueueInvoices } from './transfer.service.ts';

/** Payment accounts of vendors and payments of purchases: the provider's state is stored, never assumed. */
export function createPayments(parts: PaymentsParts) {
  const bind = bindTo(parts);
  const bindTrade =
    <Given extends unknown[], Done>(useCase: (parts: TradeParts, ...given: Given) => Done) =>
    (...given: Given): Done =>
      useCase(parts.trade, ...given);
  return {
    getAccount: bind(getAccount),
    storedState: (vendorId: string) => storedAccountState(parts.db, vendorId),
    createAccount: bind(createAccount),
    refreshLink: bind(refreshLink),
    visitAccount: bind(visitAccount),
    receiveEvent: bind(receiveEvent),
    listPayouts: bindTrade(listPayouts),
    getPayout: bindTrade(getPayout),
    openPayment: bindTrade(openPayment),
    payPurchase: bindTrade(payPurchase),
    giveUpPurchase: bindTrade(abandonPurchase),
    requestRefund: bindTrade(requestRefund),
    refundPart: bindTrade(refundPart),
    listChargebacks: bindTrade(listChargebacks),
    sendChargebackEvidence: bindTrade(sendEvidence),
    viewChargeback: bindTrade(viewChargeback),
    setEvidenceFile: bindTrade(setEvidenceFile),
    readEvidenceFile: bindTrade(readEvidenceFile),
    removeEvidenceFile: bindTrade(removeEvidenceFile),
  } as const;
}

export type Payments = ReturnType<typeof createPayments>;

/** The module's job, nightly. */
export const paymentTasks = (parts: Pick<PaymentsParts, 'db' | 'clock'>) => ({
  clean_up_payment_events: cleanUpTask(parts),
});
