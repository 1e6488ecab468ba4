import type { components } from '../../api/index.ts';
import type { Failure, FailureDetails } from '../kit/index.ts';

type Schemas = components['schemas'];

export type Booking = Schemas['Booking'];
export type BillTo = Schemas['BillTo'];
export type PlaceKind = Schemas['PlaceKind'];
export type Slot = Schemas['Slot'];
export type BookingPrice = Schemas['BookingPrice'];
type Act = Schemas['BookingActRequest'];

/** What the progress shows of the booked service. */
export type ChosenService = Omit<Schemas['MarketService'], 'others'>;

/** A step as the crew member sees it; a path contains some of them. */
export type StepName = 'service' | 'slot' | 'details' | 'billing' | 'review' | 'payment' | 'answer';
/** Steps that are complete once they are sent; the server decides about the others. */
export type SentStep = 'details' | 'billing';
/** Steps that can be reopened while no time is held. */
export type OpenableStep = Exclude<StepName, 'payment' | 'answer'>;

/** The screen of a state. Every state has one, so that a path can only be composed of what can be shown. */
export type BookingScreen =
  | 'Checking'
  | 'Trouble'
  | 'Service'
  | 'Slot'
  | 'Details'
  | 'Billing'
  | 'Review'
  | 'Payment'
  | 'Answer';

export interface BookingMeta {
  screen?: BookingScreen;
  title?: string;
  /** The step of this state; states without one are between steps. */
  step?: StepName;
  /** The required work, in one line. */
  needs?: string;
  minutes?: number;
  /** Optional. */
  optional?: boolean;
}

/** The place and the amount of the work, which decide duration, price and free times. */
export interface Work {
  placeKind: PlaceKind | null;
  /** The slug of a port; null for remote work, and while none is chosen. */
  port: string | null;
  quantity: number;
}

/** A note for the provider. */
export interface BookingDetails {
  yachtId: string | null;
  berth: string | null;
  contact: string | null;
  latestUsefulOn: string | null;
  note: string | null;
  /** The buyer's own references, for the invoice. */
  poNumber: string | null;
  costCentre: string | null;
}

/** What the crew member chose and typed before a time is held; it survives a reload (docs/product.md "Bookings"). */
export interface BookingDraft extends Work {
  serviceId: string | null;
  startsAt: string | null;
  details: BookingDetails;
  /** Null for a private person. */
  billTo: BillTo | null;
  /** Steps that were sent or skipped. */
  settled: SentStep[];
}

/** A free time as the server last offered it. */
export interface Offer extends Slot {
  /** The IANA time zone in which it is shown. */
  timeZone: string;
  wholeDays: boolean;
  durationMinutes: number;
}

/** Why a call failed, with alternative free times. */
export interface BookingFailure
  extends Failure, Pick<FailureDetails, 'retryAfterSeconds' | 'fields' | 'missing'> {
  nearestSlots: Slot[];
}

export interface BookingInput {
  /** Null until a time is held. */
  bookingId: string | null;
  /** Whether the browser just returned from the payment page: no proof of payment, but a reason to wait for it. */
  arrival: 'walk' | 'paid';
  draft: BookingDraft;
  /** The step in the address; null for the furthest step that the draft allows. */
  resumesAt: OpenableStep | null;
}

/** The crew member's last request, for the effect that performs it. */
export type BookingRequest =
  | { about: 'hold'; key: string }
  | { about: 'act'; act: Pick<Act, 'action' | 'startsAt' | 'note' | 'expectedRefund'> };

export interface BookingContext {
  draft: BookingDraft;
  resumesAt: OpenableStep | null;
  service: ChosenService | null;
  offer: Offer | null;
  /** The price for the billed party; null until the server has returned it. */
  price: BookingPrice | null;
  bookingId: string | null;
  paymentUrl: string | null;
  /** The server's last answer. */
  booking: Booking | null;
  request: BookingRequest | null;
  failure: BookingFailure | null;
}

/** A held time, and its payment page. */
export interface HeldBooking {
  bookingId: string;
  /** Null while the payment provider is unavailable. */
  paymentUrl: string | null;
}

export type BookingEvent =
  /** `port`: the slug of the port that was searched. */
  | { type: 'SERVICE.CHOSEN'; serviceId: string; port: string | null }
  | { type: 'WORK.CHANGED'; work: Work }
  | { type: 'SLOT.CHOSEN'; work: Work; startsAt: string }
  /** Stored as it is typed. */
  | { type: 'DETAILS.TYPED'; details: BookingDetails }
  | { type: 'DETAILS.SUBMITTED'; details: BookingDetails }
  | { type: 'BILLING.SUBMITTED'; billTo: BillTo | null }
  /** The billed party decides the tax; a private person is a choice too. */
  | { type: 'STEP.SKIPPED'; step: 'details' }
  /** A step is reopened, from the progress or with the browser's back button. */
  | { type: 'STEP.OPENED'; step: OpenableStep }
  | { type: 'HOLD.REQUESTED'; key: string }
  | { type: 'HOLD.GIVE_UP_REQUESTED' }
  /** The payment deadline passed by this browser's clock; the server decides whether it did. */
  | { type: 'HOLD.TIME_RAN_OUT' }
  | { type: 'PAYMENT.REQUESTED' }
  /** The browser restored the page as it was when the user left for the payment page. */
  | { type: 'BROWSER.RETURNED' }
  /** The booking was read: by live events, by polling, or on return to the page. */
  | { type: 'BOOKING.READ'; booking: Booking }
  | { type: 'BOOKING.WITHDRAWN' }
  | { type: 'TIME.ACCEPTED' }
  | { type: 'TIME.REFUSED' }
  | { type: 'TIME.WITHDRAWN' }
  | { type: 'RESCHEDULE.STARTED' }
  | { type: 'RESCHEDULE.ABANDONED' }
  | { type: 'RESCHEDULE.PROPOSED'; startsAt: string; note: string | null }
  /** `expectedRefund`: the figure that was shown. */
  | { type: 'BOOKING.CANCELLED'; expectedRefund: Schemas['Money']; note: string | null }
  | { type: 'BOOKING.REPEATED' }
  | { type: 'RETRY.REQUESTED' }
  | { type: 'CANCEL.REQUESTED' }
  | { type: 'FAILURE.DISMISSED' };
