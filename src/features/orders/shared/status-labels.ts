import type { StatusTone } from '../../../ui/index.ts';
import { areGoodsUnderWay, returnStates } from './return-states.ts';
import type {
  FoundOrder,
  Money,
  OpenReturn,
  Order,
  OrderStatus,
  PaymentStatus,
  SubOrder,
  SubOrderStatus,
} from './order.types.ts';

/** A label of a state in one or two words, with its tone. */
export interface StatusWord {
  readonly word: string;
  readonly tone: StatusTone;
}

const label = (word: string, tone: StatusTone): StatusWord => ({ word, tone });

const orderLabels: Readonly<Record<OrderStatus, StatusWord>> = {
  pending_payment: label('To pay', 'warning'),
  payment_expired: label('Not paid', 'neutral'),
  // An info, since it waits for others; what waits for the reader is a warning.
  placed: label('Waiting for an answer', 'info'),
  partially_confirmed: label('Partly confirmed', 'info'),
  confirmed: label('Confirmed', 'success'),
  partially_fulfilled: label('Partly delivered', 'info'),
  fulfilled: label('Delivered', 'success'),
  completed: label('Completed', 'success'),
  cancelled: label('Cancelled', 'neutral'),
};

const subOrderLabels: Readonly<Record<SubOrderStatus, StatusWord>> = {
  reserved: label('Waiting for payment', 'neutral'),
  released: label('Released', 'neutral'),
  pending_confirmation: label('To confirm', 'warning'),
  change_proposed: label('Change proposed', 'warning'),
  confirmed: label('Confirmed', 'success'),
  preparing: label('Being prepared', 'info'),
  dispatched: label('On its way', 'info'),
  ready_for_collection: label('Ready to collect', 'info'),
  delivered: label('Delivered', 'success'),
  disputed: label('Problem reported', 'danger'),
  completed: label('Completed', 'success'),
  returned: label('Returned', 'neutral'),
  declined: label('Declined', 'danger'),
  cancelled: label('Cancelled', 'neutral'),
  expired: label('Not answered in time', 'neutral'),
};

const paymentLabels: Readonly<Record<PaymentStatus, StatusWord>> = {
  created: label('Not paid yet', 'neutral'),
  processing: label('Waiting for payment', 'info'),
  requires_action: label('Bank confirmation needed', 'warning'),
  failed: label('Payment declined', 'danger'),
  expired: label('Not paid', 'neutral'),
  authorized: label('Held on the card', 'info'),
  voided: label('Released', 'neutral'),
  captured: label('Paid', 'success'),
  partially_refunded: label('Partly refunded', 'info'),
  refunded: label('Refunded', 'neutral'),
  disputed: label('Disputed at the bank', 'danger'),
  won: label('Dispute won', 'success'),
  lost: label('Dispute lost', 'danger'),
};

/** The label of a payment; a declined card is shown as declined while it can be tried again. */
export const paymentWord = ({ status, declineMessage }: Order['payment']): StatusWord =>
  status === 'processing' && declineMessage !== null
    ? label('Card declined', 'danger')
    : paymentLabels[status];

/** The role of the reader of a sub-order's state: what a supplier has to do, its buyer waits for. */
export type StatusReader = 'buyer' | 'supplier' | 'admin';

const subOrderLabelsFor: Readonly<Record<StatusReader, typeof subOrderLabels>> = {
  buyer: {
    ...subOrderLabels,
    pending_confirmation: label('Waiting for an answer', 'info'),
    // Its supplier was never notified of it.
    released: label('Not ordered', 'neutral'),
  },
  supplier: subOrderLabels,
  admin: subOrderLabels,
};

/** Sub-orders that ended without goods. */
const without: ReadonlySet<SubOrderStatus> = new Set(['released', 'declined', 'cancelled', 'expired']);

export const endsWithoutGoods = (status: SubOrderStatus): boolean => without.has(status);

/** The suppliers with a sub-order that was not ended without goods; all suppliers if there is none. */
export function suppliersInIt(
  suppliers: readonly string[],
  parts: readonly SubOrderStatus[],
): readonly string[] {
  const live = suppliers.filter((_supplier, index) => {
    const part = parts[index];
    return part === undefined || !without.has(part);
  });
  return live.length > 0 ? live : suppliers;
}

/** The labels of open returns whose goods come back, and of those that the buyer keeps for a lower price. */
const returnLabels = {
  returned: { yours: label('Return waits for you', 'warning'), open: label('Return open', 'info') },
  kept: { yours: label('Lower price waits for you', 'warning'), open: label('Lower price asked', 'info') },
} as const;

const isTurnOf = (reader: StatusReader, open: readonly OpenReturn[]): boolean =>
  open.some(({ waitsFor }) => waitsFor === reader);

/** The label of open returns, depending on whether they wait for the reader; of goods under way, where they are. */
function returnWord(open: readonly OpenReturn[], reader: StatusReader): StatusWord {
  const [first] = open.toSorted(
    (one, other) => Number(other.waitsFor === reader) - Number(one.waitsFor === reader),
  );
  if (first !== undefined && areGoodsUnderWay(first.status))
    return label(returnStates[first.status], first.waitsFor === reader ? 'warning' : 'info');
  const words = returnLabels[open.some(({ goodsComeBack }) => goodsComeBack) ? 'returned' : 'kept'];
  if (isTurnOf(reader, open)) return words.yours;
  return open.some(({ waitsFor }) => waitsFor === 'admin') ? label('Quayside decides', 'info') : words.open;
}

const isAllBack = (refunded: Money, due: Money): boolean =>
  refunded.amountMinor > 0 && refunded.amountMinor >= due.amountMinor;

/** Received, with nothing left to do. */
const isReceived = (status: SubOrderStatus): boolean =>
  status === 'delivered' || status === 'completed' || status === 'returned';

/** The fields of a sub-order that its label depends on. */
export interface PartStates extends Pick<SubOrder, 'status' | 'openReturns' | 'refunded'> {
  readonly due: Pick<SubOrder['due'], 'total'>;
}

/** The label of a sub-order; an open return or a full refund takes precedence over its status. */
export function partWord(
  { status, openReturns, refunded, due }: PartStates,
  reader: StatusReader,
): StatusWord {
  if (openReturns.length > 0 && isReceived(status)) return returnWord(openReturns, reader);
  if (isAllBack(refunded, due.total) && !without.has(status)) return refundedWord;
  return subOrderLabelsFor[reader][status];
}

const refundedWord = label('Refunded', 'neutral');

/** The fields of an order that its label depends on. */
export interface OrderStates {
  readonly status: OrderStatus;
  /** Its buyer cancelled it before paying; absent where that is unknown. */
  readonly isGivenUp?: boolean;
  /** The statuses of the sub-orders. */
  readonly parts: readonly SubOrderStatus[];
  readonly openReturns: readonly OpenReturn[];
  /** The amount due for the whole order. */
  readonly due: Money;
  readonly refunded: Money;
}

/** Whether the buyer cancelled the order before paying. */
export const wasGivenUp = ({ status, timeline }: Pick<Order, 'status' | 'timeline'>): boolean =>
  status === 'payment_expired' && timeline.some(({ command }) => command === 'give_up');

/** The label of an unpaid order, with who ended it where that is known. */
const unpaidWord = (isGivenUp: boolean | undefined, whose: 'buyer' | 'admin'): StatusWord =>
  isGivenUp === undefined
    ? orderLabels.payment_expired
    : label(
        isGivenUp ? (whose === 'buyer' ? 'You cancelled it' : 'Cancelled unpaid') : 'Not paid in time',
        'neutral',
      );

/**
 * An order's label for its buyer. A status that all sub-orders share is more precise than the order's ("On its way"
 * rather than "Confirmed"), and what waits for the buyer comes before what waits for a supplier. An order with an open
 * return is not shown as done.
 */
export function orderWord({ status, isGivenUp, parts, openReturns, due, refunded }: OrderStates): StatusWord {
  if (status === 'payment_expired') return unpaidWord(isGivenUp, 'buyer');
  if (status === 'pending_payment') return orderLabels[status];
  const live = parts.filter((part) => !without.has(part));
  const [first, ...others] = live.length > 0 ? live : parts;
  if (live.includes('change_proposed')) return subOrderLabelsFor.buyer.change_proposed;
  if (isTurnOf('buyer', openReturns) || (openReturns.length > 0 && live.every(isReceived)))
    return returnWord(openReturns, 'buyer');
  if (live.length > 0 && isAllBack(refunded, due)) return refundedWord;
  if (first === undefined || others.some((part) => part !== first)) return orderLabels[status];
  return subOrderLabelsFor.buyer[first];
}

/** An order's label for admins; an open return or a full refund takes precedence over its status. */
export function anyOrderWord({
  status,
  isGivenUp,
  openReturns,
  due,
  refunded,
}: Omit<OrderStates, 'parts'>): StatusWord {
  if (status === 'payment_expired') return unpaidWord(isGivenUp, 'admin');
  if (openReturns.length > 0) return returnWord(openReturns, 'admin');
  return status !== 'cancelled' && isAllBack(refunded, due) ? refundedWord : orderLabels[status];
}

/** The label of an order that was found, as the reader's list has it; null for a state that this version doesn't know. */
export function foundOrderWord(
  { status, parts, openReturns, refunded, total }: FoundOrder,
  reader: StatusReader,
): StatusWord | null {
  const [part] = parts;
  if (reader === 'supplier')
    return part === undefined
      ? null
      : partWord({ status: part, openReturns, refunded, due: { total } }, reader);
  if (!isOrderStatus(status)) return null;
  const standing = { status, parts, openReturns, refunded, due: total };
  return reader === 'buyer' ? orderWord(standing) : anyOrderWord(standing);
}

const isOrderStatus = (status: FoundOrder['status']): status is OrderStatus =>
  Object.hasOwn(orderLabels, status);

/** Labels of all states of orders, sub-orders and payments; those of sub-orders depend on the reader. */
export const statusLabels = {
  order: orderLabels,
  subOrder: subOrderLabelsFor,
  payment: paymentLabels,
} as const;
