import { formatMoney } from '../../../ui/index.ts';
import { returnSentence } from './return-sentence.ts';
import type { TimelineEntry } from './order.types.ts';
import type { StatusReader } from './status-labels.ts';

/** Builds the sentence of an entry for a reader; `who` is the actor's name as the beginning of a sentence. */
type Sentence = (who: string, entry: TimelineEntry, reader: StatusReader) => string;

/** One transition, worded for each role. */
const byReader =
  (words: Readonly<Record<StatusReader, string>>): Sentence =>
  (_who, _entry, reader) =>
    words[reader];

const orderSteps: Readonly<Record<string, Sentence>> = {
  pay: () => 'Order placed',
  give_up: (who) => `${who} cancelled the order`,
  expire: (_who, { status }) =>
    status === 'payment_expired'
      ? 'Not paid in time: reserved items were released'
      : (orderStates[status] ?? ''),
};

const orderStates: Readonly<Record<string, string>> = {
  pending_payment: 'Order created, waiting for payment',
  payment_expired: 'Not paid: reserved items were released',
  placed: 'Order placed',
  partially_confirmed: 'Confirmed by some suppliers; the others have yet to answer',
  confirmed: 'Everything that will be delivered is confirmed',
  partially_fulfilled: 'Delivered in part',
  fulfilled: 'Everything delivered',
  completed: 'Order completed',
  cancelled: 'Order cancelled',
};

const subOrderSteps: Readonly<Record<string, Sentence>> = {
  authorize: byReader({
    buyer: 'Waiting for the supplier’s answer',
    supplier: 'Ordered: waiting for your answer',
    admin: 'Waiting for the supplier’s answer',
  }),
  release: () => 'Stock released',
  confirm: (who) => `${who} confirmed`,
  decline: (who) => `${who} declined`,
  propose_change: (who) => `${who} proposed a change`,
  accept_change: (who) => `${who} accepted the change`,
  refuse_change: (who) => `${who} rejected the change: cancelled`,
  withdraw_change: (who) => `${who} withdrew the proposed change`,
  start_preparing: (who, { by }) =>
    by === 'system' ? 'Marked as prepared automatically' : `${who} started preparing it`,
  dispatch: (who) => `${who} dispatched it`,
  mark_ready: (who) => `${who} marked it as ready for collection`,
  mark_delivered: (who, { by }, reader) =>
    by === 'supplier' || (by === 'you' && reader === 'supplier') ? `${who} delivered it` : 'Delivered',
  change_date: (who, { by }) =>
    by === 'system' ? 'The expected date moved' : `${who} changed the expected date`,
  confirm_receipt: (who) => `${who} confirmed receipt`,
  complete: () => 'Completed automatically',
  cancel: (who) => `${who} cancelled it`,
  expire: (who, entry, reader) => (entry.status === 'cancelled' ? lapsed : unanswered)(who, entry, reader),
  dispute: (who) => `${who} reported a problem`,
  report_undelivered: (who) => `${who} reported that it hasn’t come`,
  accept_dispute: (who) => `${who} accepted the problem: everything is refunded`,
  refund_reported: (who) => `${who} refunded what was missing`,
  offer_part: (who) => `${who} offered part of the money back`,
  contest_dispute: (who) => `${who} didn’t agree: Quayside decides`,
  accept_part: (who) => `${who} accepted the offer`,
  refuse_part: (who) => `${who} refused the offer: Quayside decides`,
  withdraw_dispute: (who) => `${who} said that the problem is solved`,
  escalate: () => 'No answer in time: Quayside decides',
  // Also where part of the money goes back, which is an entry of its own.
  settle_dispute: (who) => `${who} decided about the problem`,
  accept_return: (who, _entry, reader) =>
    `${who} ruled in favour of ${reader === 'buyer' ? 'you' : 'the buyer'}: everything is refunded`,
  lose_payment: () => 'Cancelled: the payment was released',
};

const lapsed = byReader({
  buyer: 'You did not answer the proposal in time: cancelled',
  supplier: 'The buyer did not answer your proposal in time: cancelled',
  admin: 'The buyer did not answer the proposal in time: cancelled',
});
const unanswered = byReader({
  buyer: 'The supplier did not answer in time',
  supplier: 'You did not answer in time',
  admin: 'The supplier did not answer in time',
});

const paymentSteps: Readonly<Record<string, Sentence>> = {
  open: () => 'Payment page opened',
  ask_payer: byReader({
    buyer: 'Your bank asks you to confirm the payment',
    supplier: 'The bank asks to confirm the payment',
    admin: 'The bank asks the buyer to confirm the payment',
  }),
  go_on: () => 'Back on the payment page',
  decline: () => 'Card declined',
  retry: (who) => `${who} tried again`,
  authorize: () => 'Amount held on the card',
  fail: () => 'Payment declined',
  expire: () => 'Payment page closed',
  capture: (_who, { amount }, reader) =>
    amount === null
      ? 'Paid'
      : `${formatMoney(amount)} charged to ${reader === 'buyer' ? 'your' : 'the buyer’s'} card`,
  void: () => 'Held amount released, nothing charged',
  refund: (who, { by, status, amount }, reader) => {
    const extent = status === 'refunded' ? 'all of it' : 'part of it';
    const sum = amount === null ? null : formatMoney(amount);
    // If the buyer accepts an offer the money is refunded, but the refund is not the buyer's action.
    const isOfBuyer = by === 'buyer' || (by === 'you' && reader === 'buyer');
    if (by !== 'system' && !isOfBuyer)
      return sum === null ? `${who} refunded ${extent}` : `${who} refunded ${sum}`;
    return sum === null
      ? `Refunded: ${extent}`
      : `${sum} refunded the way ${reader === 'buyer' ? 'you' : 'the buyer'} paid`;
  },
  dispute: () => 'Payment disputed at the bank',
  win: () => 'Bank ruled in favour of the marketplace',
  lose: () => 'Bank ruled in favour of the buyer',
};

const transferTexts: Readonly<Record<string, string>> = {
  release: 'share is due',
  retry: 'share is being retried',
  send: 'share was sent',
  fail: 'share couldn’t be sent and will be retried',
};

const transferSentence: Sentence = (_who, { command, status }, reader) => {
  const share = reader === 'supplier' ? 'Your' : 'The supplier’s';
  const reversed = status === 'reversed' ? 'share was reversed' : 'share was partly reversed';
  return `${share} ${transferTexts[command] ?? reversed}`;
};

const steps: Readonly<Record<TimelineEntry['process'], Readonly<Record<string, Sentence>>>> = {
  order: orderSteps,
  sub_order: subOrderSteps,
  payment: paymentSteps,
  transfer: {},
  return: {},
};

/** The actor as the beginning of a sentence; by name where the reader may know it. */
const whoOf = ({ by, byName }: Pick<TimelineEntry, 'by' | 'byName'>): string =>
  by === 'you' ? 'You' : (byName ?? nameless[by]);

const nameless: Readonly<Record<Exclude<TimelineEntry['by'], 'you'>, string>> = {
  buyer: 'The buyer',
  supplier: 'The supplier',
  admin: 'Quayside',
  provider: 'The payment provider',
  system: 'Quayside',
};

/**
 * What happened, worded for the reader. A command that this version of the site does not know is described by the state
 * that it led to.
 */
export function sentenceOf(entry: TimelineEntry, reader: StatusReader): string {
  const { process, command, status } = entry;
  if (process === 'transfer') return transferSentence('', entry, reader);
  if (process === 'return')
    return returnSentence(command, whoOf(entry), entry) ?? `The return is ${status.replaceAll('_', ' ')}`;
  const sentence = steps[process][command];
  if (sentence) return sentence(whoOf(entry), entry, reader);
  return (process === 'order' ? orderStates[status] : undefined) ?? status.replaceAll('_', ' ');
}

/**
 * A step of a payment that does not belong to an order; null for a command that this version of the site does not know.
 */
export const paymentSentence = (
  entry: Omit<TimelineEntry, 'subOrderId' | 'supplierName' | 'amount' | 'goods'>,
  reader: StatusReader,
): string | null =>
  paymentSteps[entry.command]?.(
    whoOf(entry),
    { ...entry, subOrderId: null, supplierName: null, amount: null, goods: null },
    reader,
  ) ?? null;

const bad = new Set(['declined', 'failed', 'disputed', 'lost', 'expired', 'payment_expired', 'cancelled']);
/** No bad news for who did it. */
const ended = new Set(['declined', 'cancelled', 'payment_expired']);
const good = new Set(['completed', 'fulfilled', 'captured', 'sent', 'delivered', 'confirmed', 'won']);

/** Whether an entry is good or bad news; most are neither. */
export const moodOf = ({
  process,
  status,
  command,
  by,
}: Pick<TimelineEntry, 'process' | 'status' | 'command' | 'by'>): 'good' | 'bad' | 'plain' => {
  if (process === 'payment' && command === 'decline') return 'bad';
  if (by === 'you' && ended.has(status)) return 'plain';
  // Of a dispute only its report went badly: what follows resolves it.
  if (process === 'sub_order' && status === 'disputed')
    return command === 'dispute' || command === 'report_undelivered' ? 'bad' : 'plain';
  return bad.has(status) ? 'bad' : good.has(status) ? 'good' : 'plain';
};
