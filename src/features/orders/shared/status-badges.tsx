import { StatusBadge } from '../../../ui/index.ts';
import type { Order, OrderStatus, SubOrder, SubOrderStatus } from './order.types.ts';
import {
  orderWord,
  partWord,
  paymentWord,
  returnForReader,
  statusLabels,
  type OrderStanding,
  type StatusReader,
  type StatusWord,
} from './status-labels.ts';

const badge = ({ word, tone }: StatusWord) => <StatusBadge tone={tone}>{word}</StatusBadge>;

/** The state of a whole order. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => badge(statusLabels.order[status]);

/** The state of an order as its buyer reads it. */
export const OwnOrderBadge = (order: OrderStanding) => badge(orderWord(order));

/** The state of one supplier's part. */
export const SubOrderStatusBadge = ({ status, reader }: { status: SubOrderStatus; reader: StatusReader }) =>
  badge(statusLabels.subOrder[reader][status]);

/** The same, with what came back of it or is to. */
export const PartBadge = ({ part, reader }: { part: SubOrder; reader: StatusReader }) =>
  badge(partWord(part, reader));

/** Of what has a return that waits for the reader. */
export const ReturnBadge = () => badge(returnForReader);

/** The state of the payment. */
export const PaymentStatusBadge = ({ payment }: { payment: Order['payment'] }) => badge(paymentWord(payment));
