import { StatusBadge } from '../../../ui/index.ts';
import type { Order, OrderStatus, SubOrderStatus } from './order.types.ts';
import { orderWord, paymentWord, statusLabels, type StatusReader, type StatusWord } from './status-labels.ts';

const badge = ({ word, tone }: StatusWord) => <StatusBadge tone={tone}>{word}</StatusBadge>;

/** The state of a whole order. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => badge(statusLabels.order[status]);

/** The state of an order as its buyer reads it. */
export const OwnOrderBadge = (order: { status: OrderStatus; parts: readonly SubOrderStatus[] }) =>
  badge(orderWord(order.status, order.parts));

/** The state of one supplier's part. */
export const SubOrderStatusBadge = ({ status, reader }: { status: SubOrderStatus; reader: StatusReader }) =>
  badge(statusLabels.subOrder[reader][status]);

/** The state of the payment. */
export const PaymentStatusBadge = ({ payment }: { payment: Order['payment'] }) => badge(paymentWord(payment));
