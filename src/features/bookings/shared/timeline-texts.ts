import { paymentSentence, type TimelineEvent } from '../../orders/index.ts';
import { bookingStatusLabel, bookingStatuses, supplementStatusLabels } from './booking-status.ts';
import type { BookingReader, BookingTimelineEntry, SupplementStatus } from './booking.types.ts';

/** Builds the sentence of an entry for a reader; `who` is the actor as the beginning of a sentence. */
type Sentence = (who: string, entry: BookingTimelineEntry, reader: BookingReader) => string;

const nameless: Readonly<Record<Exclude<BookingTimelineEntry['by'], 'you'>, string>> = {
  buyer: 'The buyer',
  service_provider: 'The provider',
  admin: 'Quayside',
  provider: 'The payment provider',
  system: 'Quayside',
};

const whoOf = ({ by, byName }: BookingTimelineEntry): string =>
  by === 'you' ? 'You' : (byName ?? nameless[by]);

const bookingSteps: Readonly<Record<string, Sentence>> = {
  hold: (who) => `${who} started a booking`,
  pay: (_who, _entry, reader) => requested(reader),
  authorize: (_who, _entry, reader) => requested(reader),
  give_up: (who) => `${who} released the time`,
  release: () => 'Not paid in time: the time was released',
  confirm: (who) => `${who} confirmed`,
  decline: (who) => `${who} declined`,
  withdraw: (who) => `${who} withdrew the request`,
  propose_time: (who, { status }) =>
    status === 'reschedule_proposed' ? `${who} asked to move the booking` : `${who} proposed another time`,
  accept_time: (who) => `${who} accepted the new time`,
  refuse_time: (who, { status }) =>
    status === 'withdrawn'
      ? `${who} rejected the new time: the request is withdrawn`
      : `${who} rejected the new time: the booked time applies`,
  withdraw_time: (who, { status }) =>
    `${who} withdrew the proposed time${status === 'confirmed' ? ': the booked time applies' : ''}`,
  keep: (who) => `${who} kept the booked time`,
  assign_team: (who) => `${who} assigned another team`,
  expire: (_who, { status }) =>
    status === 'confirmed'
      ? 'The proposal was not answered in time: the booked time applies'
      : 'Not answered in time',
  cancel: (who) => `${who} cancelled the booking`,
  start: (who, { by }) => (by === 'system' ? 'The booked time began' : `${who} started the work`),
  finish: (who) => `${who} said that the work is done`,
  report_no_show: (who) => `${who} reported a no-show`,
  withdraw_no_show: (who) => `${who} withdrew the no-show`,
  confirm_completion: (who) => `${who} confirmed completion`,
  complete: (_who, { status }) =>
    status === 'no_show'
      ? 'The no-show is final: nobody disagreed in time'
      : 'Completed automatically: no problem was reported',
  dispute: (who) => `${who} reported a problem`,
  accept_dispute: (who) => `${who} accepted the problem: everything is refunded`,
  offer_part: (who) => `${who} offered part of it back`,
  contest_dispute: (who) => `${who} didn’t agree: Quayside decides`,
  accept_part: (who) => `${who} accepted the offer`,
  refuse_part: (who) => `${who} refused the offer: Quayside decides`,
  withdraw_dispute: (who) => `${who} said that the problem is solved`,
  escalate: () => 'Not answered in time: Quayside decides',
  // Also where part of the money goes back, which is an entry of its own.
  settle_dispute: (who) => `${who} decided about the problem`,
  uphold_dispute: (who, _entry, reader) =>
    `${who} decided in favour of ${reader === 'buyer' ? 'you' : 'the buyer'}`,
  lose_payment: () => 'Cancelled: the payment was lost',
};

const requested = (reader: BookingReader): string =>
  reader === 'provider' ? 'Booked: waiting for your answer' : 'Booked: waiting for the provider’s answer';

const supplementSteps: Readonly<Record<string, Sentence>> = {
  propose: (who) => `${who} proposed extra work`,
  accept: (who) => `${who} accepted the extra work`,
  pay: () => 'Extra work paid',
  decline: (who) => `${who} declined the extra work`,
  withdraw: (who) => `${who} withdrew the extra work`,
  expire: () => 'The extra work was not answered or paid in time',
};

const transferTexts: Readonly<Record<string, string>> = {
  release: 'share is due',
  retry: 'share is being retried',
  send: 'share was sent',
  fail: 'share couldn’t be sent and will be retried',
};

function transferSentence({ command, status }: BookingTimelineEntry, reader: BookingReader): string {
  const whose = reader === 'provider' ? 'Your' : 'The provider’s';
  const reversed = status === 'reversed' ? 'share was reversed' : 'share was partly reversed';
  return `${whose} ${transferTexts[command] ?? reversed}`;
}

/** Refunds follow a cancellation or a decision; only admins refund with an action of their own. */
function refundSentence(entry: BookingTimelineEntry, reader: BookingReader): string {
  const extent = entry.status === 'refunded' ? 'everything that was paid' : 'part of what was paid';
  const isDecided = entry.by === 'admin' || (entry.by === 'you' && reader === 'admin');
  return isDecided ? `${whoOf(entry)} refunded ${extent}` : `Refunded: ${extent}`;
}

/**
 * What happened, worded for the reader. A command that this version of the site does not know is described by the state
 * that it led to.
 */
export function bookingSentence(entry: BookingTimelineEntry, reader: BookingReader): string {
  const { process, command, status } = entry;
  const who = whoOf(entry);
  switch (process) {
    case 'booking':
      return (
        bookingSteps[command]?.(who, entry, reader) ??
        stateText(bookingStatuses, status, (one) => bookingStatusLabel(one, reader).label)
      );
    case 'supplement':
      return (
        supplementSteps[command]?.(who, entry, reader) ??
        `Extra work: ${stateText(supplementStatuses, status, (one) => supplementStatusLabels[one].label)}`
      );
    case 'payment':
      if (command === 'refund') return refundSentence(entry, reader);
      return (
        paymentSentence(
          { ...entry, process: 'payment', by: entry.by === 'service_provider' ? 'supplier' : entry.by },
          reader === 'provider' ? 'supplier' : reader,
        ) ?? plain(status)
      );
    case 'transfer':
      return transferSentence(entry, reader);
  }
}

const supplementStatuses = Object.keys(supplementStatusLabels) as SupplementStatus[]; // The record's own keys.

const plain = (status: string): string => status.replaceAll('_', ' ');

const stateText = <S extends string>(
  known: readonly S[],
  status: string,
  labelOf: (status: S) => string,
): string => {
  const one = known.find((each) => each === status);
  return one === undefined ? plain(status) : labelOf(one);
};

const bad = new Set([
  'declined',
  'failed',
  'disputed',
  'lost',
  'expired',
  'released',
  'no_show_reported',
  'no_show',
]);
const good = new Set(['completed', 'confirmed', 'captured', 'paid', 'sent', 'won']);

function moodOf({ status, by }: BookingTimelineEntry): TimelineEvent['mood'] {
  const isCancelled = status.startsWith('cancelled');
  // What readers ended themselves is no bad news for them.
  if (by === 'you' && (isCancelled || status === 'declined' || status === 'released')) return 'plain';
  if (isCancelled || bad.has(status)) return 'bad';
  return good.has(status) ? 'good' : 'plain';
}

/**
 * The entries of a booking's timeline as sentences. If there are supplements, their entries and all payments name their
 * sale.
 */
export function bookingEvents(
  entries: readonly BookingTimelineEntry[],
  reader: BookingReader,
): readonly TimelineEvent[] {
  const hasSeveral = new Set(entries.map(({ saleNumber }) => saleNumber)).size > 1;
  const saleOf = ({ process, saleNumber }: BookingTimelineEntry) =>
    hasSeveral && process !== 'booking' ? `${saleNumber}: ` : '';
  return entries.map((entry) => ({
    at: entry.at,
    text: `${saleOf(entry)}${bookingSentence(entry, reader)}`,
    note: entry.note,
    mood: moodOf(entry),
  }));
}
