import { palma } from '../../../api/testing/delivery.ts';
import { vatOf } from '../../../api/testing/vat.ts';
import type { LinkedBooking, LinkedOrder } from '../order-answer.vocabulary.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const id = (last: number) => `0193f2a1-7c1e-7b2a-9d4e-${String(last).padStart(12, '0')}`;

const ordered = {
  subtotal: euro(17900),
  tax: euro(3759),
  delivery: euro(1500),
  total: euro(23159),
};

/** A sub-order that awaits its answer, in the contract's shape. */
export const linkedOrder: LinkedOrder = {
  orderNumber: 'Q-10001',
  placedAt: '2026-11-20T08:30:00.000Z',
  buyerName: 'Marina Soler',
  place: { ...palma, latestUsefulOn: '2026-11-27', noteToSupplier: 'Ask for the bosun at the gate.' },
  subOrder: {
    id: id(1),
    orderId: id(2),
    number: 'Q-10001/1',
    status: 'pending_confirmation',
    supplier: { id: id(3), name: 'Xarxa Chandlery', logoUrl: null },
    lines: [],
    deliveryKind: 'berth',
    deliveryName: 'To your berth',
    deliveryDays: { from: 1, to: 2 },
    elsewhere: null,
    collection: null,
    ...ordered,
    due: ordered,
    vat: vatOf(ordered),
    commission: euro(1790),
    share: euro(21369),
    refunded: euro(0),
    afterRefunds: euro(23159),
    vatAfterRefunds: null,
    refundable: null,
    openReturns: [],
    answerBy: '2026-11-22T08:30:00.000Z',
    note: null,
    proposal: null,
    dispute: null,
    files: [],
    readyOn: null,
    tracking: null,
    trackingUrl: null,
    deliveredAt: null,
    chargedBy: null,
    latestReadyOn: null,
    completesAt: null,
    actions: ['confirm', 'decline', 'propose_change'],
    version: 2,
  },
  expiresAt: '2026-11-22T08:30:00.000Z',
};

/** The same sub-order, answered. */
export const answeredOrder: LinkedOrder = {
  ...linkedOrder,
  subOrder: { ...linkedOrder.subOrder, status: 'confirmed', actions: [] },
};

/** A booking that awaits its answer, in the contract's shape. */
export const linkedBooking: LinkedBooking = {
  booking: {
    id: id(41),
    number: 'B-10001',
    status: 'requested',
    createdAt: '2026-11-25T09:00:00.000Z',
    requestedAt: '2026-11-25T09:03:00.000Z',
    expiresAt: null,
    answerBy: '2026-11-27T09:03:00.000Z',
    finishedAt: null,
    completesAt: null,
    buyerName: 'Marina Soler',
    billTo: null,
    vatCheck: null,
    poNumber: 'HT-2026-Invented',
    costCentre: 'Invented cost centre',
    provider: { id: id(42), name: 'Riviera Marine Engineering', logoUrl: null },
    serviceId: id(43),
    serviceName: 'Diesel engine service',
    pricedPer: 'visit',
    unit: null,
    quantity: 1,
    teamId: id(44),
    teamName: 'Team Blue',
    startsAt: '2026-12-03T08:00:00.000Z',
    endsAt: '2026-12-03T12:00:00.000Z',
    timeZone: 'Europe/Madrid',
    wholeDays: false,
    place: {
      kind: 'berth',
      port: 'Palma',
      portSlug: 'palma',
      berth: 'B-12',
      yachtName: 'Halcyon Tide',
      contact: 'Jo, +34 600 000 000',
      latestUsefulOn: '2026-12-10',
    },
    note: 'Starboard engine loses coolant.',
    answer: null,
    cancellationPolicy: 'moderate',
    cancellation: null,
    unitPrice: euro(36000),
    taxBasisPoints: 2100,
    taxReason: null,
    subtotal: euro(36000),
    tax: euro(7560),
    total: euro(43560),
    paid: euro(0),
    refunded: euro(0),
    commission: euro(3600),
    share: euro(39960),
    refundable: null,
    payment: null,
    proposal: null,
    dispute: null,
    supplements: [],
    files: [],
    timeline: [],
    ledger: [],
    actions: ['confirm', 'propose_time', 'decline'],
    version: 2,
  },
  expiresAt: '2026-11-27T09:03:00.000Z',
  slots: [
    { startsAt: '2026-12-03T12:00:00.000Z', endsAt: '2026-12-03T16:00:00.000Z' },
    { startsAt: '2026-12-04T08:00:00.000Z', endsAt: '2026-12-04T12:00:00.000Z' },
    { startsAt: '2026-12-04T12:00:00.000Z', endsAt: '2026-12-04T16:00:00.000Z' },
  ],
};

/** The same booking, answered. */
export const answeredBooking: LinkedBooking = {
  ...linkedBooking,
  slots: [],
  booking: { ...linkedBooking.booking, status: 'time_proposed', actions: [] },
};
