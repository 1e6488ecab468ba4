import { cleanUpTask } from './clean-up.task.ts';
import { createAccount, getAccount, refreshLink, storedState } from './payment-account.service.ts';
import { receiveEvent } from './payment-event.service.ts';
import { openPayment, payOrder } from './payment-page.service.ts';
import type { PaymentsParts } from './payments.parts.ts';
import { requestRefund } from './refund-request.service.ts';
import type { TradeParts } from './trade.parts.ts';
import { giveUpOrder } from './unpaid-order.service.ts';

export type { HostedLink, PaymentAccountView } from './payment-account.service.ts';
export type { PaymentAccountState } from './payment-account.domain.ts';
export type { EventEffect } from './payment-event.service.ts';
export { createPaymentProvider, type PaymentProviderOptions } from './payment-provider.ts';
export type { PaymentsParts } from './payments.parts.ts';
export { refundableOf } from './refund-request.service.ts';
export type { RefundRefusal, RequestedRefund, WantedRefund } from './refund-request.service.ts';
export type {
  ExpireOrderJob,
  RefundSubOrderJob,
  SendRefundJob,
  SendTransferJob,
  SettleOrderJob,
  VoidPaymentJob,
} from './trade-jobs.ts';
export type { TradeParts } from './trade.parts.ts';
export { tradeTasks } from './trade.tasks.ts';
export type { RequirementDue } from './requirement-words.domain.ts';

/** The payment accounts of vendors and the money of orders: what the provider says, kept and never presumed. */
export function createPayments(parts: PaymentsParts) {
  const bind =
    <Given extends unknown[], Done>(useCase: (parts: PaymentsParts, ...given: Given) => Done) =>
    (...given: Given): Done =>
      useCase(parts, ...given);
  const bindTrade =
    <Given extends unknown[], Done>(useCase: (parts: TradeParts, ...given: Given) => Done) =>
    (...given: Given): Done =>
      useCase(parts.trade, ...given);
  return {
    getAccount: bind(getAccount),
    storedState: bind(storedState),
    createAccount: bind(createAccount),
    refreshLink: bind(refreshLink),
    receiveEvent: bind(receiveEvent),
    openPayment: bindTrade(openPayment),
    payOrder: bindTrade(payOrder),
    giveUpOrder: bindTrade(giveUpOrder),
    requestRefund: bindTrade(requestRefund),
  } as const;
}

export type Payments = ReturnType<typeof createPayments>;

/** The module's job, nightly. */
export const paymentTasks = (parts: Pick<PaymentsParts, 'db' | 'clock'>) => ({
  clean_up_payment_events: cleanUpTask(parts),
});
