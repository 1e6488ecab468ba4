import type { StatusTone } from '../../../ui/index.ts';
import type {
  Money,
  OpenReturn,
  Order,
  OrderStatus,
  PaymentStatus,
  SubOrder,
  SubOrderStatus,
} from './order.types.ts';

/** A state in a word or two, and its tone. */
export interface StatusWord {
  readonly word: string;
  readonly tone: StatusTone;
}

const label = (word: string, tone: StatusTone): StatusWord => ({ word, tone });

const orderLabels: Readonly<Record<OrderStatus, StatusWord>> = {
  pending_payment: label('To pay', 'warning'),
  payment_expired: label('Not paid', 'neutral'),
  // What waits for the reader is a warning; this waits for somebody else.
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

/** A payment in words: while it can still be tried again, a declined card is what there is to say of it. */
export const paymentWord = ({ status, declineMessage }: Order['payment']): StatusWord =>
  status === 'processing' && declineMessage !== null
    ? label('Card declined', 'danger')
    : paymentLabels[status];

/** Who reads the state of a sub-order: what a supplier has to do, its buyer waits for. */
export type StatusReader = 'buyer' | 'supplier' | 'admin';

const subOrderLabelsFor: Readonly<Record<StatusReader, typeof subOrderLabels>> = {
  buyer: {
    ...subOrderLabels,
    pending_confirmation: label('Waiting for an answer', 'info'),
    // Its supplier never heard of it.
    released: label('Not ordered', 'neutral'),
  },
  supplier: subOrderLabels,
  admin: subOrderLabels,
};

/** Of a part that is over without goods. */
const without: ReadonlySet<SubOrderStatus> = new Set(['released', 'declined', 'cancelled', 'expired']);

/** The suppliers of an order who still have a part in it, or had one to the end; all of them where nobody has. */
export function suppliersInIt(
  suppliers: readonly string[],
  parts: readonly SubOrderStatus[],
): readonly string[] {
  const live = suppliers.filter((_supplier, place) => {
    const part = parts[place];
    return part === undefined || !without.has(part);
  });
  return live.length > 0 ? live : suppliers;
}

const returnForReader = label('Return waits for you', 'warning');

const isTurnOf = (reader: StatusReader, open: readonly OpenReturn[]): boolean =>
  open.some(({ waitsFor }) => waitsFor === reader);

/** What is open of returns, for who may have to go on with it. */
const returnWord = (open: readonly OpenReturn[], reader: StatusReader): StatusWord =>
  isTurnOf(reader, open)
    ? returnForReader
    : open.some(({ waitsFor }) => waitsFor === 'admin')
      ? label('Quayside decides', 'info')
      : label('Return open', 'info');

const isAllBack = (refunded: Money, due: Money): boolean =>
  refunded.amountMinor > 0 && refunded.amountMinor >= due.amountMinor;

/** What was received: without more ado nothing is left to do. */
const isReceived = (status: SubOrderStatus): boolean =>
  status === 'delivered' || status === 'completed' || status === 'returned';

/** As much of a supplier's part as it takes to call it something. */
export interface PartStanding extends Pick<SubOrder, 'status' | 'openReturns' | 'refunded'> {
  readonly due: Pick<SubOrder['due'], 'total'>;
}

/** A supplier's part in a word: what is still open of its returns, and that all of it was refunded, say more than its state. */
export function partWord(
  { status, openReturns, refunded, due }: PartStanding,
  reader: StatusReader,
): StatusWord {
  if (openReturns.length > 0 && isReceived(status)) return returnWord(openReturns, reader);
  if (isAllBack(refunded, due.total) && !without.has(status)) return refundedWord;
  return subOrderLabelsFor[reader][status];
}

const refundedWord = label('Refunded', 'neutral');

/** As much of an order as it takes to call it something. */
export interface OrderStanding {
  readonly status: OrderStatus;
  /** Its buyer cancelled it before it was paid; left out where that is not known. */
  readonly isGivenUp?: boolean;
  /** The state of each supplier's part. */
  readonly parts: readonly SubOrderStatus[];
  readonly openReturns: readonly OpenReturn[];
  /** What is due for all of it. */
  readonly due: Money;
  readonly refunded: Money;
}

/** Whether its buyer cancelled an order before it was paid. */
export const wasGivenUp = ({ status, timeline }: Pick<Order, 'status' | 'timeline'>): boolean =>
  status === 'payment_expired' && timeline.some(({ command }) => command === 'give_up');

/** One that was not paid: by whose doing, where that is known. */
const unpaidWord = (isGivenUp: boolean | undefined, whose: 'buyer' | 'admin'): StatusWord =>
  isGivenUp === undefined
    ? orderLabels.payment_expired
    : label(
        isGivenUp ? (whose === 'buyer' ? 'You cancelled it' : 'Cancelled unpaid') : 'Not paid in time',
        'neutral',
      );

/**
 * An order in a word, as its buyer reads it everywhere: what its suppliers’ parts have in common says more than the state of the whole
 * ("On its way" than "Confirmed"), and what waits for the buyer more than what waits for a supplier. Nothing is done as long as a return is
 * open.
 */
export function orderWord({
  status,
  isGivenUp,
  parts,
  openReturns,
  due,
  refunded,
}: OrderStanding): StatusWord {
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

/** An order in a word as those read it who look after all of them: what is open of its returns, and that all of it was refunded, say more than its state. */
export function anyOrderWord({
  status,
  isGivenUp,
  openReturns,
  due,
  refunded,
}: Omit<OrderStanding, 'parts'>): StatusWord {
  if (status === 'payment_expired') return unpaidWord(isGivenUp, 'admin');
  if (openReturns.length > 0) return returnWord(openReturns, 'admin');
  return status !== 'cancelled' && isAllBack(refunded, due) ? refundedWord : orderLabels[status];
}

/** Every state of orders, sub-orders and payments as people read it; a sub-order's by who reads. */
export const statusLabels = {
  order: orderLabels,
  subOrder: subOrderLabelsFor,
  payment: paymentLabels,
} as const;
