import type { Tasks } from '../../platform/jobs/index.ts';
import { refundSubOrder } from './refund-request.service.ts';
import { sendRefund } from './refund-sending.service.ts';
import { settleOrder } from './settlement.service.ts';
import { sweepPayments } from './sweep.service.ts';
import type { TradeParts } from './trade.parts.ts';
import { sendTransfer } from './transfer.service.ts';
import { expireOrder, voidPayment } from './unpaid-order.service.ts';

type TradeTask =
  | 'expire_order'
  | 'settle_order'
  | 'send_transfer'
  | 'refund_sub_order'
  | 'send_refund'
  | 'void_payment'
  | 'sweep_payments';

/** The jobs that move an order's money; each may be repeated, and does nothing the second time. */
export const tradeTasks = (parts: TradeParts): Pick<Tasks, TradeTask> => ({
  expire_order: ({ orderId }) => expireOrder(parts, orderId),
  settle_order: ({ orderId }) => settleOrder(parts, orderId),
  send_transfer: ({ subOrderId }) => sendTransfer(parts, subOrderId),
  refund_sub_order: (wanted) => refundSubOrder(parts, wanted),
  send_refund: ({ refundId }) => sendRefund(parts, refundId),
  void_payment: ({ orderId }) => voidPayment(parts, orderId),
  sweep_payments: () => sweepPayments(parts),
});
