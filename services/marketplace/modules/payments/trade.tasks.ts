import type { Tasks } from '../../platform/jobs/index.ts';
import { refundSale } from './refund-request.service.ts';
import { sendRefund } from './refund-sending.service.ts';
import { settlePayment } from './settlement.service.ts';
import { sweepPayments } from './sweep.service.ts';
import type { SaleJob } from './trade-jobs.ts';
import { paymentOfOrder } from './trade.domain.ts';
import type { TradeParts } from './trade.parts.ts';
import { sendTransfer } from './transfer.service.ts';
import { expirePayment, voidPayment } from './unpaid-purchase.service.ts';

type TradeTask =
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

/** The jobs that move a purchase's money; each may be repeated, and does nothing the second time. */
export const tradeTasks = (parts: TradeParts): Pick<Tasks, TradeTask> => ({
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
