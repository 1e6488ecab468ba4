import { requestedBooking } from '../../../../api/testing/bookings.ts';
import { euro, idOf } from '../../../../api/testing/values.ts';
import type { Booking, BookingRow, BookingTimelineEntry, Supplement } from '../booking.types.ts';

/** A ledger line of the booking, by default its payment. */
export const ledgerLine = (more: Partial<Booking['ledger'][number]> = {}): Booking['ledger'][number] => ({
  entryId: idOf(40),
  at: '2026-11-25T11:20:04.000Z',
  kind: 'capture',
  orderId: idOf(1),
  orderNumber: 'B-10001',
  subOrderId: idOf(1),
  subOrderNumber: 'B-10001',
  saleKind: 'booking',
  vendorName: 'Riviera Marine Engineering',
  buyerName: 'Marina Soler',
  memo: 'Paid for B-10001',
  cash: euro(43_560),
  commission: euro(3_600),
  vendorDue: euro(39_960),
  ...more,
});

const entry = (
  at: string,
  command: string,
  status: string,
  by: BookingTimelineEntry['by'],
  more: Partial<BookingTimelineEntry> = {},
): BookingTimelineEntry => ({
  at,
  saleNumber: 'B-10001',
  process: 'booking',
  command,
  status,
  by,
  byName: null,
  note: null,
  ...more,
});

/** A booking that waits for its provider's answer, as the provider sees it. */
export const toAnswer: Booking = {
  ...requestedBooking,
  timeline: [
    entry('2026-11-25T09:03:00.000Z', 'authorize', 'requested', 'buyer', { byName: 'Marina Soler' }),
  ],
  actions: ['confirm', 'propose_time', 'decline', 'add_file'],
};

const confirmedLine = entry('2026-11-25T11:20:00.000Z', 'confirm', 'confirmed', 'you');

export const confirmed: Booking = {
  ...toAnswer,
  status: 'confirmed',
  answerBy: null,
  paid: euro(43_560),
  timeline: [
    ...toAnswer.timeline,
    confirmedLine,
    entry('2026-11-25T11:20:04.000Z', 'capture', 'captured', 'system', { process: 'payment' }),
  ],
  ledger: [],
  actions: ['start', 'propose_time', 'cancel', 'add_file'],
  version: 3,
};

export const rescheduling: Booking = {
  ...confirmed,
  status: 'reschedule_proposed',
  proposal: {
    startsAt: '2026-12-04T08:00:00.000Z',
    endsAt: '2026-12-04T12:00:00.000Z',
    by: 'buyer',
    message: 'We arrive a day later.',
    expiresAt: '2026-11-27T10:00:00.000Z',
  },
  timeline: [
    ...confirmed.timeline,
    entry('2026-11-26T10:00:00.000Z', 'propose_time', 'reschedule_proposed', 'buyer', {
      byName: 'Marina Soler',
      note: 'We arrive a day later.',
    }),
  ],
  actions: ['accept_time', 'refuse_time', 'cancel', 'add_file'],
};

const supplement: Supplement = {
  id: idOf(21),
  number: 'B-10001/S1',
  description: 'Two corroded seacocks replaced',
  subtotal: euro(18_000),
  tax: euro(3_780),
  total: euro(21_780),
  status: 'proposed',
  proposedAt: '2026-12-03T10:15:00.000Z',
  expiresAt: '2026-12-05T10:15:00.000Z',
  refunded: euro(0),
  refundable: null,
  actions: ['withdraw'],
};

export const inProgress: Booking = {
  ...confirmed,
  status: 'in_progress',
  completesAt: '2026-12-05T12:00:00.000Z',
  supplements: [supplement],
  files: [
    {
      id: idOf(31),
      name: 'seacock-port-side.jpg',
      mediaType: 'image/jpeg',
      sizeBytes: 2_431_000,
      addedAt: '2026-12-03T10:12:00.000Z',
      by: 'you',
    },
    {
      id: idOf(32),
      name: 'service-report-of-last-year-with-all-readings.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 341_000,
      addedAt: '2026-11-25T09:10:00.000Z',
      by: 'buyer',
    },
  ],
  timeline: [
    ...confirmed.timeline,
    entry('2026-12-03T08:00:00.000Z', 'start', 'in_progress', 'system'),
    entry('2026-12-03T10:15:00.000Z', 'propose', 'proposed', 'you', {
      process: 'supplement',
      note: 'Two corroded seacocks replaced',
    }),
  ],
  actions: ['finish', 'propose_supplement', 'report_no_show', 'add_file'],
};

/** Priced by the day and over several days, without tax, partly refunded. */
export const severalDays: Booking = {
  ...confirmed,
  id: idOf(4),
  number: 'B-10044',
  status: 'completed',
  serviceName: 'Teak deck caulking',
  pricedPer: 'day',
  quantity: 3,
  wholeDays: true,
  startsAt: '2026-12-07T07:00:00.000Z',
  endsAt: '2026-12-09T17:00:00.000Z',
  unitPrice: euro(64_000),
  taxBasisPoints: 0,
  taxReason: 'Reverse charge: the buyer accounts for the tax.',
  subtotal: euro(192_000),
  tax: euro(0),
  total: euro(192_000),
  paid: euro(192_000),
  refunded: euro(20_000),
  commission: euro(17_200),
  share: euro(154_800),
  actions: [],
};

const long =
  'Complete overhaul of the port and starboard main engines including heat exchangers, injectors and turbochargers';

/** All texts as long as the contract allows, some without a space. */
export const longNames: Booking = {
  ...toAnswer,
  serviceName: long,
  buyerName: 'Maria-Magdalena Featherstonehaugh-Cholmondeley',
  teamName: 'Mechanical and electrical installations team of the northern yard',
  place: {
    ...toAnswer.place,
    kind: 'berth',
    port: 'Castelló de la Plana',
    berth: 'Pantalan-de-la-Punta-del-Muelle-de-Levante-214',
    yachtName: 'MY Northern Lights of the Outer Hebrides',
    contact: 'Second engineer Alexandros Papadopoulos, +30 6900 000 000, channel 12',
  },
  note: 'Please ring the marina office first.\nThe gate is locked at night; the code changes each week and is on the board next to the harbour master’s door.',
};

/** A row of a list. */
export const rowOf = (booking: Booking, more: Partial<BookingRow> = {}): BookingRow => ({
  id: booking.id,
  number: booking.number,
  status: booking.status,
  serviceId: booking.serviceId,
  serviceName: booking.serviceName,
  providerName: booking.provider.name,
  buyerName: booking.buyerName,
  yachtName: booking.place.yachtName,
  port: booking.place.port,
  teamName: booking.teamName,
  startsAt: booking.startsAt,
  endsAt: booking.endsAt,
  timeZone: booking.timeZone,
  total: booking.total,
  waitsUntil: booking.answerBy ?? booking.proposal?.expiresAt ?? null,
  waitsFor: booking.status === 'requested' ? 'provider' : null,
  ...more,
});
