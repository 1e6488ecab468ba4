import type { TimelineEntry } from './order.types.ts';

const orderSentences: Readonly<Record<string, string>> = {
  pending_payment: 'Order made, payment awaited',
  payment_expired: 'Not paid in time: everything reserved went back',
  placed: 'Order placed',
  partially_confirmed: 'Confirmed in part',
  confirmed: 'Confirmed by every supplier',
  partially_fulfilled: 'Delivered in part',
  fulfilled: 'Everything delivered',
  completed: 'Order completed',
  cancelled: 'Order cancelled',
};

const subOrderSentences: Readonly<Record<string, string>> = {
  reserved: 'Stock reserved',
  released: 'Stock released',
  pending_confirmation: 'Waiting for the supplier’s answer',
  change_proposed: 'A change was proposed',
  confirmed: 'Confirmed',
  preparing: 'Being prepared',
  dispatched: 'Dispatched',
  ready_for_collection: 'Ready for collection',
  delivered: 'Delivered',
  disputed: 'A problem was reported',
  completed: 'Completed',
  returned: 'Returned',
  declined: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Not answered in time',
};

const paymentSentences: Readonly<Record<string, string>> = {
  created: 'Payment begun',
  processing: 'Payment page opened',
  requires_action: 'The bank asks to confirm the payment',
  failed: 'Payment declined',
  expired: 'Payment page closed',
  authorized: 'Amount held on the card',
  voided: 'Held amount released',
  captured: 'Paid',
  partially_refunded: 'Refunded in part',
  refunded: 'Refunded in full',
  disputed: 'Payment disputed at the bank',
  won: 'Bank decided for the market',
  lost: 'Bank decided for the buyer',
};

const transferSentences: Readonly<Record<string, string>> = {
  accrued: 'Supplier’s share set aside',
  eligible: 'Supplier’s share due',
  sent: 'Supplier’s share sent',
  failed: 'Supplier’s share could not be sent: it is tried again',
  partially_reversed: 'Part of the supplier’s share taken back',
  reversed: 'Supplier’s share taken back',
};

const sentences: Readonly<Record<TimelineEntry['process'], Readonly<Record<string, string>>>> = {
  order: orderSentences,
  sub_order: subOrderSentences,
  payment: paymentSentences,
  transfer: transferSentences,
};

/** What happened, in a few words; a state that a newer server knows is told by its own name. */
export const sentenceOf = ({ process, status }: Pick<TimelineEntry, 'process' | 'status'>): string =>
  sentences[process][status] ?? status.replaceAll('_', ' ');

/** Who did it: null where it goes without saying. */
export function actorOf({ by, supplierName }: Pick<TimelineEntry, 'by' | 'supplierName'>): string | null {
  if (by === 'system') return null;
  if (by === 'supplier') return supplierName ?? 'the supplier';
  return { you: 'you', buyer: 'the buyer', admin: 'Quayside', provider: 'the payment provider' }[by];
}

const bad = new Set(['declined', 'failed', 'disputed', 'lost', 'expired', 'payment_expired', 'cancelled']);
const good = new Set(['completed', 'fulfilled', 'captured', 'sent', 'delivered', 'confirmed', 'won']);

/** Whether an entry is something that went well or badly; most are neither. */
export const moodOf = ({ status }: Pick<TimelineEntry, 'status'>): 'good' | 'bad' | 'plain' =>
  bad.has(status) ? 'bad' : good.has(status) ? 'good' : 'plain';
