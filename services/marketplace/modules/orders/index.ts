import { bindTo } from '../../platform/bind-to.ts';
import {
  performSubOrderAction,
  recordArrival,
  settleDispute,
} from './sub-orders/sub-order-actions.service.ts';
import {
  actOnApproval,
  listApprovals,
  requestApproval,
  viewApproval,
  withdrawRequestsOf,
} from './approvals/approvals.service.ts';
import { cancelOrder } from './cancel-order.service.ts';
import { checkout } from './checkout/checkout.service.ts';
import { answerLink, readLink } from './sub-orders/links.service.ts';
import { listAllOrders, listOrders, listSubOrders } from './reading/lists.service.ts';
import type { PurchaseProcess } from '../payments/index.ts';
import { hasOpenTrade } from './open-trade.repository.ts';
import { addFile, readFile } from './files.service.ts';
import type { OrderParts } from './orders.parts.ts';
import { paymentLost } from './checkout/payment-lost.service.ts';
import { expireOrder, paymentAuthorized } from './checkout/placing.service.ts';
import { getAnyOrder, getOrder, getSubOrder, viewSubOrder } from './reading/reading.service.ts';
import { readSlip } from './slips/slips.service.ts';
import { beginSettlement } from './settlement.service.ts';

export { approvalNumberOf } from './approvals/approvals.mails.ts';
export type { ApprovalView } from './approvals/approvals.service.ts';
export type { SubOrderActionInput } from './sub-orders/sub-order-actions.service.ts';
export type { LinkedSubOrder } from './sub-orders/links.service.ts';
export type { SupplierRow } from './reading/lists.service.ts';
export type { ListedOrder } from './reading/order-list.repository.ts';
export { agreedPrices } from './order-money.domain.ts';
export type { OpenReturn } from '../returns/open-returns.sql.ts';
export { orderTasks } from './order.tasks.ts';
export type { OrderView, SubOrderView, TimelineEntry } from './reading/order-view.service.ts';
export type { Place } from './reading/order-rows.domain.ts';
export type { OrderParts } from './orders.parts.ts';
export type { SupplierOrderView } from './reading/reading.service.ts';
export type { SubOrderCommand } from './sub-orders/sub-order.process.ts';
export { orderStatusOf } from './order.process.ts';
export { planCompletion } from './sub-orders/sub-order-timers.service.ts';
export {
  askForReceipt,
  sendMessages as sendSubOrderMessages,
} from './sub-orders/sub-order-messages.service.ts';
export { receiptQuestion } from './sub-orders/sub-order-questions.domain.ts';
export { isBeingReturned } from './reading/order-reading.repository.ts';
export { lockOrder } from './trade.repository.ts';
export { isOnItsWay, isReturnableAt } from './sub-orders/allowed-actions.domain.ts';
export { returnStock, takeStock } from './checkout/stock.repository.ts';
export { hasOpenOrders, hasOpenTrade } from './open-trade.repository.ts';

/** Orders after checkout: the suppliers' answers, delivery, and what the payments module needs to know. */
export function createOrders(parts: OrderParts) {
  const bind = bindTo(parts);
  return {
    checkout: bind(checkout),
    requestApproval: bind(requestApproval),
    listApprovals: bind(listApprovals),
    viewApproval: bind(viewApproval),
    actOnApproval: bind(actOnApproval),
    /** For the account module, in its transaction. */
    withdrawRequestsOf: bind(withdrawRequestsOf),
    listOrders: bind(listOrders),
    getOrder: bind(getOrder),
    cancelOrder: bind(cancelOrder),
    listAllOrders: bind(listAllOrders),
    getAnyOrder: bind(getAnyOrder),
    listSubOrders: bind(listSubOrders),
    getSubOrder: bind(getSubOrder),
    readSlip: bind(readSlip),
    act: bind(performSubOrderAction),
    addFile: bind(addFile),
    readFile: bind(readFile),
    viewSubOrder: bind(viewSubOrder),
    readLink: bind(readLink),
    answerLink: bind(answerLink),
    /** For the payments module, in its transactions. */
    purchase: {
      paymentAuthorized: (trx, { purchaseId }, at) => paymentAuthorized(parts, trx, purchaseId, at),
      expire: (trx, { purchaseId }, at, doer) => expireOrder(parts, trx, purchaseId, at, doer),
      paymentLost: (trx, { purchaseId }, at) => paymentLost(parts, trx, purchaseId, at),
      beginSettlement: (trx, { purchaseId }, at) => beginSettlement(parts, trx, purchaseId, at),
      settleDispute: bind(settleDispute),
    } satisfies PurchaseProcess,
    /** For the returns module, in its transactions. */
    recordArrival: bind(recordArrival),
    hasOpenTrade,
  } as const;
}

export type Orders = ReturnType<typeof createOrders>;
