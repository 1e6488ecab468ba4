import type { components } from '../../api/index.ts';
import type { Failure, FailureDetails } from '../kit/index.ts';

type Schemas = components['schemas'];

export type Booking = Schemas['Booking'];
export type BillTo = Schemas['BillTo'];
export type PlaceKind = Schemas['PlaceKind'];
export type Slot = Schemas['Slot'];
export type BookingPrice = Schemas['BookingPrice'];
type Act = Schemas['BookingActRequest'];

/** What the road shows of the service that is booked. */
export type ChosenService = Omit<Schemas['MarketService'], 'others'>;

/** A step as the crew member sees it; a path contains some of them. */
export type StepName = 'service' | 'slot' | 'details' | 'billing' | 'review' | 'payment' | 'answer';
/** Steps that are settled once something was sent in them; what decides the others is on the server. */
export type SentStep = 'details' | 'billing';
/** Steps that can be opened again while nothing is held. */
export type OpenableStep = Exclude<StepName, 'payment' | 'answer'>;

/** The screen that shows a state (each of them has one, so that a path can only be made of what can be shown). */
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
  /** What is needed, in one line. */
  needs?: string;
  minutes?: number;
  /** May be skipped. */
  optional?: boolean;
}

/** Where the work is done and how much of it there is: what decides duration, price and free times. */
export interface Work {
  placeKind: PlaceKind | null;
  /** The slug of a port; null for remote work, and while none is chosen. */
  port: string | null;
  quantity: number;
}

/** What the provider should know. */
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

/** What was chosen and typed before a time is held; it survives a reload (docs/product.md "Bookings"). */
export interface BookingDraft extends Work {
  serviceId: string | null;
  startsAt: string | null;
  details: BookingDetails;
  /** Null: a private person. */
  billTo: BillTo | null;
  /** Steps that were sent or skipped. */
  settled: SentStep[];
}

/** A free time as the server last offered it. */
export interface Offer extends Slot {
  /** The IANA zone in which it is shown. */
  timeZone: string;
  wholeDays: boolean;
  durationMinutes: number;
}

/** Why something failed, with the times that are free instead. */
export interface BookingFailure
  extends Failure, Pick<FailureDetails, 'retryAfterSeconds' | 'fields' | 'missing'> {
  nearestSlots: Slot[];
}

export interface BookingInput {
  /** Null until a time was held. */
  bookingId: string | null;
  /** Whether the browser just came back from the payment page: which proves nothing, but is worth waiting for. */
  arrival: 'walk' | 'paid';
  draft: BookingDraft;
  /** The step that the address names; null: as far as the draft leads. */
  resumesAt: OpenableStep | null;
}

/** What the crew member asked for last, for the effect that does it. */
export type BookingRequest =
  | { about: 'hold'; key: string }
  | { about: 'act'; act: Pick<Act, 'action' | 'startsAt' | 'note' | 'expectedRefund'> };

export interface BookingContext {
  draft: BookingDraft;
  resumesAt: OpenableStep | null;
  service: ChosenService | null;
  offer: Offer | null;
  /** What it costs for who is billed; null until the server has said so. */
  price: BookingPrice | null;
  bookingId: string | null;
  paymentUrl: string | null;
  /** As the server last answered it. */
  booking: Booking | null;
  request: BookingRequest | null;
  failure: BookingFailure | null;
}

/** A held time, and where it is paid. */
export interface HeldBooking {
  bookingId: string;
  /** Null while the payment provider is away. */
  paymentUrl: string | null;
}

export type BookingEvent =
  /** `port`: a slug, that of the port in which it was looked for. */
  | { type: 'SERVICE.CHOSEN'; serviceId: string; port: string | null }
  | { type: 'WORK.CHANGED'; work: Work }
  | { type: 'SLOT.CHOSEN'; work: Work; startsAt: string }
  /** Kept as it is typed. */
  | { type: 'DETAILS.TYPED'; details: BookingDetails }
  | { type: 'DETAILS.SUBMITTED'; details: BookingDetails }
  | { type: 'BILLING.SUBMITTED'; billTo: BillTo | null }
  /** Who it is for decides the tax: a private person says so too. */
  | { type: 'STEP.SKIPPED'; step: 'details' }
  /** A step is opened again, by the progress or by the browser's back button. */
  | { type: 'STEP.OPENED'; step: OpenableStep }
  | { type: 'HOLD.REQUESTED'; key: string }
  | { type: 'HOLD.GIVE_UP_REQUESTED' }
  /** The time to pay was over by this browser's clock: the server knows whether it is. */
  | { type: 'HOLD.TIME_RAN_OUT' }
  | { type: 'PAYMENT.REQUESTED' }
  /** The browser restored the page as it was when it left for the payment page. */
  | { type: 'BROWSER.RETURNED' }
  /** The booking was read: by live events, by polling, or on return to the page. */
  | { type: 'BOOKING.READ'; booking: Booking }
  | { type: 'BOOKING.WITHDRAWN' }
  | { type: 'TIME.ACCEPTED' }
  | { type: 'TIME.REFUSED' }
  | { type: 'RESCHEDULE.STARTED' }
  | { type: 'RESCHEDULE.ABANDONED' }
  | { type: 'RESCHEDULE.PROPOSED'; startsAt: string; note: string | null }
  /** `expectedRefund`: the figure that was shown. */
  | { type: 'BOOKING.CANCELLED'; expectedRefund: Schemas['Money']; note: string | null }
  | { type: 'BOOKING.REPEATED' }
  | { type: 'RETRY.REQUESTED' }
  | { type: 'CANCEL.REQUESTED' }
  | { type: 'FAILURE.DISMISSED' };
