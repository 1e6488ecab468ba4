import { euro } from '../../../api/testing/values.ts';
import type { Booking, BookingDraft, BookingPrice, ChosenService, Offer, Slot } from '../booking.types.ts';
import { emptyDraft } from '../draft.ts';

export const serviceId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
export const bookingId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4eaa';

export const engineService: ChosenService = {
  id: serviceId,
  name: 'Diesel engine service',
  description: 'Oil, filters, impellers and belts, with a written report.',
  included: ['Filters and oil', 'Written report'],
  category: 'Engines',
  departments: ['engineering'],
  pictureUrl: null,
  morePictureUrls: [],
  provider: { id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4ebb', name: 'Riviera Marine Engineering', logoUrl: null },
  about: 'Engineers for yachts from 20 to 90 metres.',
  price: euro(36_000),
  taxBasisPoints: 2100,
  pricedPer: 'visit',
  unit: null,
  durationMinutes: 240,
  durationUnits: null,
  leadTimeHours: 24,
  cancellationPolicy: 'moderate',
  placeKinds: ['berth', 'yard'],
  ports: [
    { slug: 'antibes', name: 'Antibes', country: 'FR', timeZone: 'Europe/Paris' },
    { slug: 'palma', name: 'Palma', country: 'ES', timeZone: 'Europe/Madrid' },
  ],
  isBookable: true,
};

export const slot: Slot = { startsAt: '2026-12-03T08:00:00.000Z', endsAt: '2026-12-03T12:00:00.000Z' };
export const nearestSlots: readonly Slot[] = [
  { startsAt: '2026-12-03T12:30:00.000Z', endsAt: '2026-12-03T16:30:00.000Z' },
  { startsAt: '2026-12-04T08:00:00.000Z', endsAt: '2026-12-04T12:00:00.000Z' },
];

export const price: BookingPrice = {
  unitPrice: euro(36_000),
  subtotal: euro(36_000),
  tax: euro(7_560),
  total: euro(43_560),
  taxBasisPoints: 2100,
  taxReason: null,
};
export const newPrice: BookingPrice = {
  ...price,
  unitPrice: euro(39_000),
  subtotal: euro(39_000),
  tax: euro(8_190),
  total: euro(47_190),
};
/** Billed to a business with reverse charge. */
export const untaxedPrice: BookingPrice = {
  ...price,
  tax: euro(0),
  total: euro(36_000),
  taxBasisPoints: 0,
  taxReason: 'Reverse charge: the buyer accounts for the VAT (articles 44 and 196 of Directive 2006/112/EC).',
};

export const offer: Offer = {
  ...slot,
  timeZone: 'Europe/Madrid',
  wholeDays: false,
  durationMinutes: 240,
};

export const work = { placeKind: 'berth', port: 'palma', quantity: 1 } as const;

export const details = {
  yachtId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4ecc',
  berth: 'Invented berth B-12',
  contact: 'Jo Invented, +34 600 000 000',
  latestUsefulOn: '2026-12-10',
  note: 'Starboard engine loses invented coolant.',
  poNumber: 'Invented-2026-114',
  costCentre: 'Invented Engine',
};

export const company = {
  status: 'business',
  country: 'FR',
  vatId: 'FR11123456782',
  usedCommercially: false,
  companyName: 'Invented Azur Charter',
  street: '4 quai Inventé',
  postalCode: '06600',
  city: 'Antibes',
} as const;

/** A draft complete up to the service, the time, or the review. */
export const withService: BookingDraft = { ...emptyDraft, serviceId };
export const withSlot: BookingDraft = { ...withService, ...work, startsAt: slot.startsAt };
export const readyToReview: BookingDraft = { ...withSlot, details, settled: ['details', 'billing'] };

/** A booking as its buyer reads it. */
export const booking = (status: Booking['status'], more: Partial<Booking> = {}): Booking => ({
  id: bookingId,
  number: 'B-10001',
  status,
  createdAt: '2026-11-25T09:00:00.000Z',
  requestedAt: status === 'held' || status === 'released' ? null : '2026-11-25T09:03:00.000Z',
  expiresAt: status === 'held' ? '2026-11-25T09:15:00.000Z' : null,
  answerBy: status === 'requested' || status === 'time_proposed' ? '2026-11-27T09:03:00.000Z' : null,
  finishedAt: null,
  completesAt: null,
  buyerName: 'Marina Invented',
  billTo: null,
  vatCheck: null,
  poNumber: details.poNumber,
  costCentre: details.costCentre,
  provider: engineService.provider,
  serviceId,
  serviceName: engineService.name,
  pricedPer: 'visit',
  unit: null,
  quantity: 1,
  teamId: null,
  teamName: null,
  ...slot,
  timeZone: 'Europe/Madrid',
  wholeDays: false,
  place: {
    kind: 'berth',
    port: 'Palma',
    portSlug: 'palma',
    berth: details.berth,
    yachtName: 'MY Invented Halcyon',
    contact: details.contact,
    latestUsefulOn: '2026-12-10',
  },
  note: details.note,
  answer: null,
  dispute: null,
  cancellationPolicy: 'moderate',
  cancellation: null,
  unitPrice: price.unitPrice,
  taxBasisPoints: 2100,
  taxReason: null,
  subtotal: price.subtotal,
  tax: price.tax,
  total: price.total,
  paid: euro(0),
  refunded: euro(0),
  commission: null,
  share: null,
  refundable: null,
  payment: { status: 'authorized', declineMessage: null },
  proposal: null,
  supplements: [],
  files: [],
  timeline: [],
  ledger: [],
  actions: [],
  version: 2,
  ...more,
});

const proposal = {
  startsAt: '2026-12-04T08:00:00.000Z',
  endsAt: '2026-12-04T12:00:00.000Z',
  by: 'provider',
  message: 'Our crane is booked that morning.',
  expiresAt: '2026-11-26T09:00:00.000Z',
} as const;

export const held = booking('held', {
  payment: { status: 'created', declineMessage: null },
  actions: ['pay', 'give_up', 'add_file'],
  version: 1,
});
export const declinedCard: Booking = {
  ...held,
  payment: { status: 'requires_action', declineMessage: 'Your bank declined the card.' },
};
export const released = booking('released', { payment: { status: 'expired', declineMessage: null } });
export const requested = booking('requested', { actions: ['withdraw', 'add_file'] });
export const timeProposed = booking('time_proposed', {
  proposal,
  actions: ['accept_time', 'refuse_time', 'add_file'],
  version: 3,
});
export const confirmed = booking('confirmed', {
  paid: price.total,
  payment: { status: 'captured', declineMessage: null },
  cancellation: { freeUntil: '2026-11-30T08:00:00.000Z', refund: price.total, kept: euro(0) },
  actions: ['propose_time', 'cancel', 'add_file'],
  version: 4,
});
export const rescheduleProposed: Booking = {
  ...confirmed,
  status: 'reschedule_proposed',
  proposal,
  actions: ['accept_time', 'refuse_time', 'cancel', 'add_file'],
  version: 5,
};
export const moveAsked: Booking = {
  ...rescheduleProposed,
  proposal: { ...proposal, by: 'buyer', message: null },
  actions: ['withdraw_time', 'cancel', 'add_file'],
};
export const underWay: Booking = {
  ...confirmed,
  status: 'in_progress',
  cancellation: null,
  actions: ['dispute'],
  version: 6,
};
export const completed: Booking = { ...underWay, status: 'completed', actions: [], version: 7 };
export const declined = booking('declined', { answer: 'We are away that week.', version: 3 });
export const expired = booking('expired', { version: 3 });
export const withdrawn = booking('withdrawn', { version: 3 });
export const cancelled: Booking = {
  ...confirmed,
  status: 'cancelled_by_crew',
  cancellation: null,
  refunded: price.total,
  actions: [],
  version: 5,
};
