import { euro, idOf } from '../../../../api/testing/values.ts';
import type { LedgerLine } from '../../../orders/index.ts';
import type { Booking, BookingRow } from '../../shared/index.ts';
import {
  confirmed,
  inProgress,
  ledgerLine,
  longNames,
  rowOf,
  severalDays,
  toAnswer,
} from '../../shared/testing/example-bookings.ts';

/** An instant in the future, whenever the example is shown. */
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

const asAdmin = (booking: Booking, more: Partial<Booking> = {}): Booking => ({
  ...booking,
  timeline: booking.timeline.map((entry) =>
    entry.by === 'you' ? { ...entry, by: 'service_provider', byName: booking.provider.name } : entry,
  ),
  ...more,
});

const line = (kind: LedgerLine['kind'], cash: number, commission: number, due: number) =>
  ledgerLine({
    entryId: idOf(800 + Math.abs(cash) / 100),
    at: kind === 'capture' ? '2026-11-25T11:20:04.000Z' : '2026-12-04T09:00:00.000Z',
    kind,
    cash: euro(cash),
    commission: euro(commission),
    vendorDue: euro(due),
    memo: kind,
  });

const money = {
  payment: { status: 'captured', declineMessage: null },
  paid: euro(43_560),
  refundable: euro(38_560),
  refunded: euro(5_000),
  ledger: [line('capture', 43_560, 3_600, 39_960), line('refund', -5_000, -413, -4_587)],
} as const satisfies Partial<Booking>;

export const waiting = asAdmin(toAnswer, {
  payment: { status: 'authorized', declineMessage: null },
  answerBy: inMinutes(1_200),
  actions: ['cancel'],
});

export const paid = asAdmin(confirmed, {
  ...money,
  ledger: [...money.ledger],
  actions: ['cancel', 'refund'],
});

export const disputed = asAdmin(inProgress, {
  ...money,
  ledger: [...money.ledger],
  status: 'disputed',
  completesAt: null,
  answer: 'The coolant still leaks.\nPhotos are attached.',
  dispute: { stage: 'escalated', answerBy: null, offered: null, most: null, providerNote: 'It was dry.' },
  timeline: [
    ...inProgress.timeline,
    {
      at: '2026-12-03T16:40:00.000Z',
      saleNumber: inProgress.number,
      process: 'booking',
      command: 'dispute',
      status: 'disputed',
      by: 'buyer',
      byName: 'Marina Soler',
      note: 'The coolant still leaks.\nPhotos are attached.',
    },
  ],
  supplements: inProgress.supplements.map((each) => ({
    ...each,
    status: 'paid' as const,
    refundable: each.total,
    actions: [],
  })),
  files: inProgress.files.map((file) => ({ ...file, by: file.by === 'you' ? ('buyer' as const) : file.by })),
  actions: ['settle_dispute', 'uphold_dispute', 'refund'],
});

/** A dispute that its provider can still answer, so there is nothing to decide yet. */
export const providerAsked: typeof disputed = {
  ...disputed,
  actions: ['refund'],
  dispute: {
    stage: 'asked',
    answerBy: '2026-12-08T16:40:00.000Z',
    offered: null,
    most: null,
    providerNote: null,
  },
};

export const allLong = asAdmin(longNames, {
  answer: longNames.note,
  payment: { status: 'failed', declineMessage: 'The bank says that the card is over its limit.' },
  actions: ['cancel'],
});

/** Bookings on different days of one December, in three ports and remote. */
export const rows: readonly BookingRow[] = [
  rowOf(waiting, { waitsFor: 'provider', waitsUntil: inMinutes(1_200) }),
  rowOf(
    { ...disputed, id: idOf(101), number: 'B-10002' },
    {
      waitsFor: 'admin',
      startsAt: '2026-12-03T06:00:00.000Z',
      endsAt: '2026-12-03T08:00:00.000Z',
    },
  ),
  rowOf(
    { ...paid, id: idOf(102), number: 'B-10003' },
    {
      port: 'Antibes',
      timeZone: 'Europe/Paris',
      startsAt: '2026-12-03T13:00:00.000Z',
      endsAt: '2026-12-03T15:00:00.000Z',
    },
  ),
  rowOf(
    { ...paid, id: idOf(103), number: 'B-10004' },
    {
      port: null,
      startsAt: '2026-12-03T09:00:00.000Z',
      endsAt: '2026-12-03T10:00:00.000Z',
    },
  ),
  rowOf(
    { ...allLong, id: idOf(104), number: 'B-10005', status: 'time_proposed' },
    {
      waitsFor: 'buyer',
      startsAt: '2026-12-10T08:00:00.000Z',
      endsAt: '2026-12-10T12:00:00.000Z',
    },
  ),
  rowOf({ ...severalDays, id: idOf(105) }),
  rowOf({ ...paid, id: idOf(106), number: 'B-10006', status: 'cancelled_by_crew' }),
];

export const ports = [
  { slug: 'palma', name: 'Palma', country: 'ES', timeZone: 'Europe/Madrid' },
  { slug: 'antibes', name: 'Antibes', country: 'FR', timeZone: 'Europe/Paris' },
];
