import { euro, idOf } from '../../../api/testing/values.ts';
import { palma } from '../../../api/testing/delivery.ts';
import { requestedBooking } from '../../../api/testing/bookings.ts';
import { addedUp, subOrderOf } from '../../../api/testing/orders.ts';
import type { LinkedBooking, LinkedOrder } from '../order-answer.vocabulary.ts';

const ordered = addedUp(17_900, 3759, 1500);

/** A sub-order that awaits its answer, in the contract's shape. */
export const linkedOrder: LinkedOrder = {
  orderNumber: 'Q-10001',
  placedAt: '2026-11-20T08:30:00.000Z',
  buyerName: 'Marina Soler',
  place: { ...palma, latestUsefulOn: '2026-11-27', noteToSupplier: 'Ask for the bosun at the gate.' },
  subOrder: subOrderOf(ordered, {
    commission: euro(1790),
    share: euro(21_369),
    answerBy: '2026-11-22T08:30:00.000Z',
    actions: ['confirm', 'decline', 'propose_change'],
  }),
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
    ...requestedBooking,
    id: idOf(41),
    poNumber: 'HT-2026-Invented',
    costCentre: 'Invented cost centre',
    provider: { id: idOf(42), name: 'Riviera Marine Engineering', logoUrl: null },
    serviceId: idOf(43),
    teamId: idOf(44),
    place: { ...requestedBooking.place, yachtName: 'Halcyon Tide' },
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
