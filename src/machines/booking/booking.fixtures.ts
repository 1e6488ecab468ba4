import type { FailureCase, MachineFixtures } from '../../statecharts/explore/fixtures.ts';
import type { bookingMachine } from './booking.machine.ts';
import { emptyDraft } from './draft.ts';
import {
  bookingId,
  cancelled,
  company,
  completed,
  confirmed,
  declined,
  declinedCard,
  details,
  engineService,
  expired,
  held,
  nearestSlots,
  offer,
  price,
  readyToReview,
  released,
  requested,
  rescheduleProposed,
  serviceId,
  slot,
  timeProposed,
  underWay,
  untaxedPrice,
  withdrawn,
  withService,
  work,
} from './testing/examples.ts';

const slotTaken: FailureCase = {
  code: 'SLOT_TAKEN',
  status: 409,
  message: 'Someone else took this time. Please choose another.',
  details: { nearestSlots: nearestSlots.map((one) => ({ ...one })) },
};
const serviceGone: FailureCase = {
  code: 'LISTING_NOT_AVAILABLE',
  status: 409,
  message: 'This service can’t be booked at the moment.',
};
const unknownVatId: FailureCase = {
  code: 'VALIDATION',
  status: 400,
  message: 'VIES, the Union’s register, doesn’t know this VAT ID. Check it, or leave it out.',
  details: {
    fields: [
      {
        field: 'billTo/vatId',
        message: 'VIES, the Union’s register, doesn’t know this VAT ID. Check it, or leave it out.',
      },
    ],
  },
};
const notAllowed: FailureCase = {
  code: 'NOT_ALLOWED_NOW',
  status: 409,
  message: 'That cannot be done now.',
};
const outage: FailureCase = {
  code: 'UNAVAILABLE',
  status: 503,
  message: 'This is not available at the moment. Please try again.',
};

const paymentPage = { bookingId, paymentUrl: 'https://pay.example.com/invented-session-1' };
const noPaymentPage = { bookingId, paymentUrl: null };

const walk = { bookingId: null, arrival: 'walk', draft: emptyDraft, resumesAt: null } as const;

const bookings = {
  'it is held': held,
  'the card was declined': declinedCard,
  'its time to pay is over': released,
  'the provider is asked': requested,
  'the provider proposes a time': timeProposed,
  'it is confirmed': confirmed,
  'another time is proposed': rescheduleProposed,
  'the work is under way': underWay,
  'it is completed': completed,
  'it was declined': declined,
  'nobody answered': expired,
  'it was withdrawn': withdrawn,
  'it was cancelled': cancelled,
};

/** A diesel engine service in Palma, from the search to each possible end. */
export const bookingFixtures = {
  inputs: {
    'from the beginning': walk,
    'from a service’s page': { ...walk, draft: withService },
    'with all that is needed': { ...walk, draft: readyToReview },
    'at its details, after a reload': { ...walk, draft: readyToReview, resumesAt: 'details' },
    'on the page of a booking': { ...walk, bookingId },
    'back from the payment page': { ...walk, bookingId, arrival: 'paid' },
  },
  events: {
    'SERVICE.CHOSEN': { 'an engine service': { serviceId, port: null } },
    'WORK.CHANGED': { 'at the yard': { work: { ...work, placeKind: 'yard' } } },
    'SLOT.CHOSEN': { 'a morning in Palma': { work, startsAt: slot.startsAt } },
    'DETAILS.TYPED': { 'a yacht and its berth': { details: { ...details, note: null } } },
    'DETAILS.SUBMITTED': { 'all of them': { details } },
    'BILLING.SUBMITTED': { 'a private person': { billTo: null }, 'a company': { billTo: company } },
    'STEP.SKIPPED': { 'the details': { step: 'details' } },
    'STEP.OPENED': {
      'the service': { step: 'service' },
      'the time': { step: 'slot' },
      'the details': { step: 'details' },
      billing: { step: 'billing' },
      'the review': { step: 'review' },
    },
    'HOLD.REQUESTED': { 'the price as shown': { key: 'invented-booking-key-1' } },
    'BOOKING.READ': Object.fromEntries(
      Object.entries(bookings).map(([name, booking]) => [name, { booking }]),
    ),
    'RESCHEDULE.PROPOSED': {
      'a day later': { startsAt: '2026-12-04T08:00:00.000Z', note: 'We arrive one invented day later.' },
    },
    'BOOKING.CANCELLED': { 'everything back': { expectedRefund: price.total, note: null } },
  },
  outputs: {
    loadService: { 'an engine service': engineService },
    checkSlot: { 'it is free': offer },
    priceBooking: { 'with tax': price, 'the business owes the tax itself': untaxedPrice },
    holdSlot: {
      'held, with its payment page': paymentPage,
      'held, the payment provider is away': noPaymentPage,
    },
    openPayment: { 'the payment page': paymentPage, 'the payment provider is away': noPaymentPage },
    readBooking: bookings,
    giveUpBooking: { 'given up': released, 'paid in the same moment': requested },
    actOnBooking: {
      'it is confirmed': confirmed,
      'it was withdrawn': withdrawn,
      'another time is proposed': rescheduleProposed,
      'it was cancelled': cancelled,
    },
  },
  failures: {
    loadService: {
      'it is gone': { code: 'NOT_FOUND', status: 404, message: 'There is no such service.' },
    },
    checkSlot: { 'somebody took it': slotTaken, 'the provider is suspended': serviceGone },
    priceBooking: {
      'VIES doesn’t know the VAT ID': unknownVatId,
      'the tax is not decided': {
        code: 'TAX_UNDECIDED',
        status: 409,
        message: 'We can’t work out the tax for this booking.',
        details: { missing: ['seller_vat_registration'] },
      },
      'the provider is suspended': serviceGone,
      'an outage': outage,
    },
    holdSlot: {
      'somebody took it': slotTaken,
      'the price has changed': {
        code: 'PRICE_CHANGED',
        status: 409,
        message: 'The price has changed.',
      },
      'the provider is suspended': serviceGone,
      'VIES doesn’t know the VAT ID': unknownVatId,
      'an outage': outage,
    },
    openPayment: {
      'paid or over meanwhile': {
        code: 'ORDER_NOT_OPEN',
        status: 409,
        message: 'This booking is not waiting for a payment.',
      },
    },
    actOnBooking: { 'it changed meanwhile': notAllowed, 'somebody took it': slotTaken },
  },
  distinguish: ({ draft, resumesAt, service, offer: known, bookingId: id, booking }) => ({
    hasService: service !== null,
    hasOffer: known !== null,
    settled: draft.settled.toSorted(),
    resumesAt,
    hasBooking: id !== null,
    status: booking?.status ?? null,
  }),
} satisfies MachineFixtures<typeof bookingMachine>;
