import { assign, setup } from 'xstate';
import { PATIENCE_MS } from '../../lib/patience.ts';
import { errorIn, failureOf, inputIn, isRefusal, providedPromise } from '../kit/index.ts';
import { bookingFailureOf, isBillingRefused } from './booking-failure.ts';
import type {
  Booking,
  BookingContext,
  BookingDraft,
  BookingEvent,
  BookingFailure,
  BookingInput,
  BookingMeta,
  BookingPrice,
  BookingRequest,
  ChosenService,
  HeldBooking,
  Offer,
  OpenableStep,
  SentStep,
} from './booking.types.ts';
import { draftFor, draftLike, isPlaceKnown, isStepSettled } from './draft.ts';

/** An effect of the path. Each is given the whole context, so that a path needs no code to choose an effect's input. */
const effect = <Output>(name: string) => providedPromise<Output, BookingContext>(name);

/** The output of a done event, which is not among the events that are sent. */
const outputIn = <Output>(event: BookingEvent): Output | null =>
  // Each action that reads an output is used only with the one effect that returns it.
  'output' in event ? (event.output as Output) : null;

const statusOf = ({ booking }: BookingContext): Booking['status'] | null => booking?.status ?? null;

const cameBack = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'arrival' in input && input.arrival === 'paid';

const refusalIn = (event: BookingEvent): string => failureOf(errorIn(event)).code;

const requestOf = (event: BookingEvent): BookingRequest | null => {
  switch (event.type) {
    case 'HOLD.REQUESTED':
      return { about: 'hold', key: event.key };
    case 'BOOKING.WITHDRAWN':
      return { about: 'act', act: { action: 'withdraw' } };
    case 'TIME.ACCEPTED':
      return { about: 'act', act: { action: 'accept_time' } };
    case 'TIME.REFUSED':
      return { about: 'act', act: { action: 'refuse_time' } };
    case 'TIME.WITHDRAWN':
      return { about: 'act', act: { action: 'withdraw_time' } };
    case 'RESCHEDULE.PROPOSED':
      return { about: 'act', act: { action: 'propose_time', startsAt: event.startsAt, note: event.note } };
    case 'BOOKING.CANCELLED':
      return {
        about: 'act',
        act: { action: 'cancel', expectedRefund: event.expectedRefund, note: event.note },
      };
    default:
      return null;
  }
};

const withSettled = (settled: readonly SentStep[], step: SentStep): SentStep[] => [
  ...new Set([...settled, step]),
];

/** What was chosen or typed, in the draft. */
function draftAfter(draft: BookingDraft, event: BookingEvent): BookingDraft {
  switch (event.type) {
    case 'SERVICE.CHOSEN':
      // Place and amount are asked again: another service may be done elsewhere, or priced by another unit.
      return event.serviceId === draft.serviceId
        ? { ...draft, port: event.port ?? draft.port }
        : {
            ...draft,
            serviceId: event.serviceId,
            placeKind: null,
            port: event.port,
            quantity: 1,
            startsAt: null,
          };
    case 'WORK.CHANGED':
      return { ...draft, ...event.work, startsAt: null };
    case 'SLOT.CHOSEN':
      return { ...draft, ...event.work, startsAt: event.startsAt };
    case 'DETAILS.TYPED':
      return { ...draft, details: event.details };
    case 'DETAILS.SUBMITTED':
      return { ...draft, details: event.details, settled: withSettled(draft.settled, 'details') };
    case 'BILLING.SUBMITTED':
      return { ...draft, billTo: event.billTo, settled: withSettled(draft.settled, 'billing') };
    case 'STEP.SKIPPED':
      return { ...draft, settled: withSettled(draft.settled, event.step) };
    default:
      return draft;
  }
}

/** The failure shown when the fifteen minutes are over, for which no call was refused. */
const ranOut: BookingFailure = {
  code: 'HOLD_RAN_OUT',
  message: 'The time to pay ran out.',
  retryAfterSeconds: null,
  fields: [],
  missing: [],
  nearestSlots: [],
};

const pageAway: BookingFailure = {
  ...ranOut,
  code: 'PAYMENT_PAGE_AWAY',
  message: 'The payment page can’t be reached at the moment.',
};

const noMeta: BookingMeta = {};

/** What a booking path may use: the vocabulary of booking.flow.json. */
export const bookingVocabulary = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    tags: {} as 'busy' | 'slow' | 'reading',
    meta: noMeta,
  },
  actors: {
    loadService: effect<ChosenService>('loadService'),
    checkSlot: effect<Offer>('checkSlot'),
    priceBooking: effect<BookingPrice>('priceBooking'),
    holdSlot: effect<HeldBooking>('holdSlot'),
    openPayment: effect<HeldBooking>('openPayment'),
    readBooking: effect<Booking>('readBooking'),
    giveUpBooking: effect<Booking>('giveUpBooking'),
    actOnBooking: effect<Booking>('actOnBooking'),
  },
  actions: {
    keepDraft: assign({ draft: ({ context, event }) => draftAfter(context.draft, event) }),
    keepService: assign(({ context: { draft, service: known }, event }) => {
      const service = outputIn<ChosenService>(event) ?? known;
      return service === null ? {} : { service, draft: draftFor(service, draft) };
    }),
    forgetService: assign({ service: null, offer: null }),
    keepOffer: assign({ offer: ({ context, event }) => outputIn<Offer>(event) ?? context.offer }),
    /** The time is no longer free; what was typed is kept. */
    forgetSlot: assign({ offer: null, draft: ({ context: { draft } }) => ({ ...draft, startsAt: null }) }),
    forgetResume: assign({ resumesAt: null }),
    keepPrice: assign({ price: ({ event }) => outputIn<BookingPrice>(event) }),
    forgetPrice: assign({ price: null }),
    keepHold: assign(({ context, event }) => {
      const held = outputIn<HeldBooking>(event);
      return {
        bookingId: held?.bookingId ?? context.bookingId,
        paymentUrl: held?.paymentUrl ?? null,
      };
    }),
    keepBooking: assign(({ context, event }) => {
      const read = event.type === 'BOOKING.READ' ? event.booking : outputIn<Booking>(event);
      const known = context.booking;
      // Answers may arrive out of order: an older one is ignored.
      return read === null || (known?.id === read.id && known.version > read.version)
        ? {}
        : { booking: read, bookingId: read.id };
    }),
    /** Begins another booking from this one, with what was typed. */
    beginAgain: assign(({ context: { booking, draft, service } }) => ({
      draft: booking ? draftLike(booking, draft) : { ...draft, startsAt: null },
      service: booking && service?.id === booking.serviceId ? service : null,
      offer: null,
      price: null,
      booking: null,
      bookingId: null,
      paymentUrl: null,
      request: null,
    })),
    keepRequest: assign({ request: ({ event }) => requestOf(event) }),
    keepFailure: assign({ failure: ({ event }) => bookingFailureOf(errorIn(event)) }),
    noteRanOut: assign({ failure: ranOut }),
    notePaymentPageAway: assign({ failure: pageAway }),
    forgetFailure: assign({ failure: null }),
    /** Effect of the shell: opens the payment page of the context in the browser. */
    leaveForPayment: () => {},
  },
  guards: {
    'a booking is asked for': ({ context }) => context.bookingId !== null,
    /** Only at the start of the path: from its input. */
    'person came back from paying': ({ event }) => cameBack(inputIn(event)),
    'a booking is known': ({ context }) => context.booking !== null,
    'a service is asked for': ({ context }) => context.draft.serviceId !== null,
    'a time is asked for': ({ context }) => context.draft.startsAt !== null,
    'step is settled': ({ context }, { step }: { step: OpenableStep }) => isStepSettled(context, step),
    'step to resume at is': ({ context }, { step }: { step: OpenableStep }) => context.resumesAt === step,
    /** Only while no time is held: a held one is released first. */
    'step asked for is': ({ context, event }, { step }: { step: OpenableStep }) =>
      event.type === 'STEP.OPENED' &&
      event.step === step &&
      context.bookingId === null &&
      // The step Review needs a time that was offered; the steps before need only the service.
      (step === 'service' || (step === 'review' ? context.offer !== null : context.service !== null)),
    'details may be skipped': ({ context: { draft }, event }) =>
      event.type === 'STEP.SKIPPED' && isPlaceKnown(draft),
    'provider can find the yacht': ({ context: { draft }, event }) =>
      event.type === 'DETAILS.SUBMITTED' && isPlaceKnown({ ...draft, details: event.details }),
    'payment page is known': ({ event }) => (outputIn<HeldBooking>(event)?.paymentUrl ?? null) !== null,
    'time is not free': ({ event }) => ['SLOT_TAKEN', 'SLOT_NOT_OFFERED'].includes(refusalIn(event)),
    'price has changed': ({ event }) => refusalIn(event) === 'PRICE_CHANGED',
    'who is billed is refused': ({ event }) => isBillingRefused(errorIn(event)),
    'service is gone': ({ event }) => ['LISTING_NOT_AVAILABLE', 'NOT_FOUND'].includes(refusalIn(event)),
    'server has refused': ({ event }) => isRefusal(errorIn(event)),
    'payment was declined': ({ context: { booking } }) => (booking?.payment?.declineMessage ?? null) !== null,
    'time is held': ({ context }) => statusOf(context) === 'held',
    'hold is over': ({ context }) => statusOf(context) === 'released',
    'provider is asked': ({ context }) => statusOf(context) === 'requested',
    'provider proposes a time': ({ context }) => statusOf(context) === 'time_proposed',
    'booking is confirmed': ({ context }) => statusOf(context) === 'confirmed',
    'another time is proposed': ({ context }) => statusOf(context) === 'reschedule_proposed',
    'work is under way': ({ context }) => statusOf(context) === 'in_progress',
    'booking was declined': ({ context }) => statusOf(context) === 'declined',
    'booking has expired': ({ context }) => statusOf(context) === 'expired',
    'booking was withdrawn': ({ context }) => statusOf(context) === 'withdrawn',
    'booking was cancelled': ({ context }) =>
      ['cancelled_by_crew', 'cancelled_by_provider', 'cancelled'].includes(statusOf(context) ?? ''),
  },
  delays: {
    patience: PATIENCE_MS,
    /** How long to wait for the payment provider's report before the booking counts as unpaid. */
    confirmation: PATIENCE_MS,
  },
});
