import type { Tasks } from '../../platform/jobs/index.ts';
import { refundSale } from './refunds/refund-request.service.ts';
import { sendRefund } from './refunds/refund-sending.service.ts';
import { settlePayment } from './payment/settlement.service.ts';
import { sweepPayments } from './sweep.service.ts';
import type { SaleJob } from './purchase-money-jobs.ts';
import { paymentOfOrder } from './purchase-money.domain.ts';
import type { PurchaseMoneyParts } from './purchase-money.parts.ts';
import { sendTransfer } from './transfers/transfer.service.ts';
import { expirePayment, voidPayment } from './payment/unpaid-purchase.service.ts';

type PurchaseMoneyTask =
  | 'expire_payment'
  | 'settle_payment'
  | 'send_transfer'
  | 'refund_sale'
  | 'send_refund'
  | 'void_payment'
  | 'sweep_payments'
  | 'expire_order'
  | 'settle_order'
  | 'refund_sub_order';

const saleOf = (job: SaleJob): string => ('saleId' in job ? job.saleId : job.subOrderId);

/** The jobs that move a purchase's money. All are idempotent. */
export const purchaseMoneyTasks = (parts: PurchaseMoneyParts): Pick<Tasks, PurchaseMoneyTask> => ({
  expire_payment: (key) => expirePayment(parts, key),
  settle_payment: (key) => settlePayment(parts, key),
  send_transfer: (job) => sendTransfer(parts, saleOf(job)),
  refund_sale: (wanted) => refundSale(parts, wanted),
  send_refund: ({ refundId }) => sendRefund(parts, refundId),
  void_payment: (job) => voidPayment(parts, 'orderId' in job ? paymentOfOrder(job.orderId) : job),
  sweep_payments: () => sweepPayments(parts),
  expire_order: ({ orderId }) => expirePayment(parts, paymentOfOrder(orderId)),
  settle_order: ({ orderId }) => settlePayment(parts, paymentOfOrder(orderId)),
  refund_sub_order: ({ subOrderId, ...wanted }) => refundSale(parts, { ...wanted, saleId: subOrderId }),
});
