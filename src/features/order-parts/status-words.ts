import type { StatusTone } from '../../ui/index.ts';
import type { Order, OrderStatus, PaymentStatus, SubOrderStatus } from './order.types.ts';

/** A state in a word or two, and its tone. */
export interface StatusWord {
  readonly word: string;
  readonly tone: StatusTone;
}

const said = (word: string, tone: StatusTone): StatusWord => ({ word, tone });

const orderWords: Readonly<Record<OrderStatus, StatusWord>> = {
  pending_payment: said('To pay', 'warning'),
  payment_expired: said('Not paid in time', 'neutral'),
  placed: said('Placed', 'info'),
  partially_confirmed: said('Partly confirmed', 'info'),
  confirmed: said('Confirmed', 'success'),
  partially_fulfilled: said('Partly delivered', 'info'),
  fulfilled: said('Delivered', 'success'),
  completed: said('Completed', 'success'),
  cancelled: said('Cancelled', 'neutral'),
};

const subOrderWords: Readonly<Record<SubOrderStatus, StatusWord>> = {
  reserved: said('Waiting for payment', 'neutral'),
  released: said('Released', 'neutral'),
  pending_confirmation: said('To confirm', 'warning'),
  change_proposed: said('Change proposed', 'warning'),
  confirmed: said('Confirmed', 'success'),
  preparing: said('Being prepared', 'info'),
  dispatched: said('On its way', 'info'),
  ready_for_collection: said('Ready to collect', 'info'),
  delivered: said('Delivered', 'success'),
  disputed: said('Disputed', 'danger'),
  completed: said('Completed', 'success'),
  returned: said('Returned', 'neutral'),
  declined: said('Declined', 'danger'),
  cancelled: said('Cancelled', 'neutral'),
  expired: said('Not answered in time', 'neutral'),
};

const paymentWords: Readonly<Record<PaymentStatus, StatusWord>> = {
  created: said('Not paid yet', 'neutral'),
  processing: said('Being paid', 'info'),
  requires_action: said('Bank asks to confirm', 'warning'),
  failed: said('Payment declined', 'danger'),
  expired: said('Not paid in time', 'neutral'),
  authorized: said('Held on the card', 'info'),
  voided: said('Released', 'neutral'),
  captured: said('Paid', 'success'),
  partially_refunded: said('Partly refunded', 'info'),
  refunded: said('Refunded', 'neutral'),
  disputed: said('Disputed at the bank', 'danger'),
  won: said('Dispute won', 'success'),
  lost: said('Dispute lost', 'danger'),
};

/** A payment in words: while it can still be tried again, a declined card is what there is to say of it. */
export const paymentWord = ({ status, declineMessage }: Order['payment']): StatusWord =>
  status === 'processing' && declineMessage !== null ? said('Card declined', 'danger') : paymentWords[status];

/** Who reads the state of a sub-order: what a supplier has to do, its buyer waits for. */
export type StatusReader = 'buyer' | 'supplier' | 'admin';

const subOrderWordsOf: Readonly<Record<StatusReader, typeof subOrderWords>> = {
  buyer: { ...subOrderWords, pending_confirmation: said('Waiting for an answer', 'warning') },
  supplier: subOrderWords,
  admin: subOrderWords,
};

/** Every state of orders, sub-orders and payments as people read it; a sub-order's by who reads. */
export const statusWords = { order: orderWords, subOrder: subOrderWordsOf, payment: paymentWords } as const;
