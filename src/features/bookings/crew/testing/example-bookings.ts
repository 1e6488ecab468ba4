import { euro, idOf } from '../../../../api/testing/values.ts';
import type { Booking, BookingRow, Supplement } from '../../shared/index.ts';
import {
  confirmed,
  ledgerLine,
  longNames,
  rowOf,
  severalDays,
  toAnswer,
} from '../../shared/testing/example-bookings.ts';
import type { CrewCalendarEntry } from '../crew-entries.ts';

/** An instant in the future, whenever the example is shown. */
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** The booking as its buyer sees it: no team, no commission. */
const asBuyer = (booking: Booking, more: Partial<Booking> = {}): Booking => ({
  ...booking,
  teamId: null,
  teamName: null,
  commission: null,
  share: null,
  refundable: null,
  timeline: booking.timeline.map((entry) =>
    entry.by === 'buyer'
      ? { ...entry, by: 'you', byName: null }
      : entry.by === 'you'
        ? { ...entry, by: 'service_provider', byName: booking.provider.name }
        : entry,
  ),
  ...more,
});

export const requested = asBuyer(toAnswer, {
  payment: { status: 'authorized', declineMessage: null },
  actions: ['withdraw', 'add_file'],
});

export const held = asBuyer(toAnswer, {
  status: 'held',
  requestedAt: null,
  answerBy: null,
  expiresAt: inMinutes(14),
  payment: { status: 'created', declineMessage: null },
  timeline: [],
  actions: ['pay', 'give_up'],
});

export const declinedCard: Booking = {
  ...held,
  payment: { status: 'processing', declineMessage: 'The bank says that the card is over its limit.' },
};

export const released: Booking = {
  ...held,
  status: 'released',
  expiresAt: null,
  payment: { status: 'expired', declineMessage: null },
  actions: [],
};

const captured = (amountMinor: number, at: string, memo: string) =>
  ledgerLine({
    entryId: idOf(900 + amountMinor / 100),
    at,
    cash: euro(amountMinor),
    commission: null,
    vendorDue: null,
    memo,
  });

export const freeToCancel = asBuyer(confirmed, {
  payment: { status: 'captured', declineMessage: null },
  cancellation: { freeUntil: '2026-11-30T08:00:00.000Z', refund: euro(43_560), kept: euro(0) },
  ledger: [captured(43_560, '2026-11-25T11:20:04.000Z', 'capture')],
  actions: ['propose_time', 'cancel', 'add_file'],
});

export const lateToCancel: Booking = {
  ...freeToCancel,
  cancellation: { freeUntil: '2026-11-30T08:00:00.000Z', refund: euro(0), kept: euro(43_560) },
};

export const asked = asBuyer(confirmed, {
  status: 'reschedule_proposed',
  proposal: {
    startsAt: '2026-12-04T08:00:00.000Z',
    endsAt: '2026-12-04T12:00:00.000Z',
    by: 'provider',
    message: 'The crane is under repair until Thursday evening.',
    expiresAt: inMinutes(1_200),
  },
  cancellation: freeToCancel.cancellation,
  actions: ['accept_time', 'refuse_time', 'cancel', 'add_file'],
});

const supplement: Supplement = {
  id: idOf(21),
  number: 'B-10001/2',
  description: 'Two corroded seacocks replaced',
  subtotal: euro(18_000),
  tax: euro(3_780),
  total: euro(21_780),
  status: 'proposed',
  proposedAt: '2026-12-03T10:15:00.000Z',
  expiresAt: '2026-12-05T10:15:00.000Z',
  refunded: euro(0),
  refundable: null,
  actions: ['accept', 'decline'],
};

export const underWay = asBuyer(confirmed, {
  status: 'in_progress',
  completesAt: '2026-12-05T12:00:00.000Z',
  supplements: [
    supplement,
    {
      ...supplement,
      id: idOf(22),
      number: 'B-10001/3',
      description: 'Impeller of the generator',
      status: 'pending_payment',
      actions: ['pay'],
    },
  ],
  actions: ['confirm_completion', 'dispute', 'add_file'],
});

/** Its provider reported that nobody was there. */
export const noShowReported = asBuyer(confirmed, {
  status: 'no_show_reported',
  completesAt: inMinutes(46 * 60),
  answer: 'The berth was empty, and nobody answered the phone.',
  timeline: [
    ...confirmed.timeline,
    {
      at: '2026-12-03T08:40:00.000Z',
      saleNumber: 'B-10001',
      process: 'booking',
      command: 'report_no_show',
      status: 'no_show_reported',
      by: 'service_provider',
      byName: confirmed.provider.name,
      note: 'The berth was empty, and nobody answered the phone.',
    },
  ],
  actions: ['dispute', 'add_file'],
});

export const completed = asBuyer(confirmed, {
  status: 'completed',
  supplements: [{ ...supplement, status: 'paid', expiresAt: null, actions: [] }],
  paid: euro(65_340),
  refunded: euro(5_000),
  ledger: [
    captured(43_560, '2026-11-25T11:20:04.000Z', 'capture'),
    captured(21_780, '2026-12-03T10:40:00.000Z', 'capture'),
  ],
  timeline: [
    ...asBuyer(confirmed).timeline,
    {
      at: '2026-12-03T15:00:00.000Z',
      saleNumber: 'B-10001',
      process: 'booking',
      command: 'confirm_completion',
      status: 'completed',
      by: 'you',
      byName: null,
      note: null,
    },
  ],
  actions: [],
});

export const disputed = asBuyer(underWay, {
  status: 'disputed',
  supplements: [],
  answer: 'The coolant still leaks.\nPhotos are attached.',
  dispute: {
    stage: 'asked',
    answerBy: '2026-12-08T16:40:00.000Z',
    offered: null,
    most: euro(43_560),
    providerNote: null,
  },
  actions: ['withdraw_dispute', 'add_file'],
});

export const partOffered = asBuyer(disputed, {
  dispute: {
    stage: 'part_offered',
    answerBy: '2026-12-09T09:00:00.000Z',
    offered: euro(12_100),
    most: euro(43_560),
    providerNote: 'The hose alone was ours; here is its price.',
  },
  actions: ['accept_part', 'refuse_part', 'withdraw_dispute', 'add_file'],
});

export const refusedByProvider = asBuyer(toAnswer, {
  status: 'declined',
  answerBy: null,
  answer: 'We’re in dry dock that week.',
  payment: { status: 'voided', declineMessage: null },
  actions: [],
});

export const allLong = asBuyer(longNames, { actions: ['withdraw', 'add_file'] });

export const crewRows: readonly BookingRow[] = [
  rowOf(asked, { waitsFor: 'buyer', waitsUntil: inMinutes(1_200), teamName: null }),
  rowOf({ ...requested, id: idOf(41), number: 'B-10002' }, { teamName: null }),
  rowOf(
    { ...held, id: idOf(42), number: 'B-10003' },
    {
      waitsFor: 'buyer',
      waitsUntil: inMinutes(14),
      teamName: null,
    },
  ),
  rowOf({ ...allLong, id: idOf(43), number: 'B-10004', status: 'cancelled_by_provider' }, { teamName: null }),
  rowOf({ ...severalDays, id: idOf(44) }, { teamName: null }),
];

const calendarEntry = (more: Partial<CrewCalendarEntry>): CrewCalendarEntry => ({
  kind: 'booking',
  id: idOf(1),
  title: 'Diesel engine service',
  detail: 'Riviera Marine Engineering',
  status: 'confirmed',
  waitsFor: null,
  startsAt: '2026-12-03T08:00:00.000Z',
  endsAt: '2026-12-03T12:00:00.000Z',
  on: null,
  timeZone: 'Europe/Madrid',
  ...more,
});

const delivery = (on: string, more: Partial<CrewCalendarEntry> = {}): CrewCalendarEntry =>
  calendarEntry({
    kind: 'delivery',
    id: idOf(60),
    title: 'Delivery of Q-10017',
    detail: 'Xarxa Chandlery',
    status: 'dispatched',
    startsAt: null,
    endsAt: null,
    timeZone: null,
    on,
    ...more,
  });

/** A December with a busy day, work of several days, deliveries, and a time zone half an hour from its neighbours. */
export const december: readonly CrewCalendarEntry[] = [
  calendarEntry({}),
  calendarEntry({
    id: idOf(51),
    title: 'Hull cleaning',
    detail: 'Tramuntana Divers',
    status: 'requested',
    waitsFor: 'provider',
    startsAt: '2026-12-03T13:00:00.000Z',
    endsAt: '2026-12-03T15:30:00.000Z',
  }),
  delivery('2026-12-03'),
  delivery('2026-12-03', { id: idOf(61), title: 'Collection of Q-10018', status: 'ready_for_collection' }),
  calendarEntry({
    id: idOf(52),
    title: 'Teak deck caulking and everything that goes with it, port side first',
    detail: 'Compagnie Méditerranéenne d’Entretien des Yachts',
    status: 'reschedule_proposed',
    waitsFor: 'buyer',
    startsAt: '2026-12-07T07:00:00.000Z',
    endsAt: '2026-12-09T16:00:00.000Z',
  }),
  calendarEntry({
    id: idOf(53),
    title: 'Radar survey',
    detail: 'Lord Howe Electronics',
    status: 'in_progress',
    startsAt: '2026-11-25T22:00:00.000Z',
    endsAt: '2026-11-26T01:00:00.000Z',
    timeZone: 'Australia/Lord_Howe',
  }),
  delivery('2026-12-22', { status: 'confirmed' }),
];

export const feeds = [
  {
    id: idOf(71),
    withDetails: false,
    createdAt: '2026-11-02T09:00:00.000Z',
    lastReadAt: '2026-11-25T08:45:00.000Z',
  },
  { id: idOf(72), withDetails: true, createdAt: '2026-11-20T09:00:00.000Z', lastReadAt: null },
];
