import { StatusBadge } from '../../../ui/index.ts';
import type { FoundOrder, Order, OrderStatus, SubOrderStatus } from './order.types.ts';
import {
  anyOrderWord,
  foundOrderWord,
  orderWord,
  partWord,
  paymentWord,
  statusLabels,
  type OrderStates,
  type PartStates,
  type StatusReader,
  type StatusWord,
} from './status-labels.ts';

const badge = ({ word, tone }: StatusWord) => <StatusBadge tone={tone}>{word}</StatusBadge>;

/** The state of a whole order. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => badge(statusLabels.order[status]);

/** The state of a whole order, with its open returns or its refund. */
export const AnyOrderBadge = (order: Omit<OrderStates, 'parts'>) => badge(anyOrderWord(order));

/** The state of an order, worded for its buyer. */
export const OwnOrderBadge = (order: OrderStates) => badge(orderWord(order));

/** The state of an order that was found, as the reader's list shows it. */
export function FoundOrderBadge({ order, reader }: { order: FoundOrder; reader: StatusReader }) {
  const word = foundOrderWord(order, reader);
  return word === null ? null : badge(word);
}

/** The state of one sub-order. */
export const SubOrderStatusBadge = ({ status, reader }: { status: SubOrderStatus; reader: StatusReader }) =>
  badge(statusLabels.subOrder[reader][status]);

/** The state of a sub-order, with its returns. */
export const PartBadge = ({ part, reader }: { part: PartStates; reader: StatusReader }) =>
  badge(partWord(part, reader));

/** The state of the payment. */
export const PaymentStatusBadge = ({ payment }: { payment: Order['payment'] }) => badge(paymentWord(payment));
