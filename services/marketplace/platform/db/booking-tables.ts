import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';
import type { BillTo } from '../../../../src/lib/bill-to.ts';

export type { BillTo };

/** The tables of bookings and occupied periods (see schema.ts). */
export type PlaceKind = 'berth' | 'yard' | 'remote';
export type PricedPer = 'visit' | 'hour' | 'day' | 'unit';
export type CancellationPolicy = 'flexible' | 'moderate' | 'strict';
export type BookingStatus =
  | 'held'
  | 'released'
  | 'requested'
  | 'time_proposed'
  | 'confirmed'
  | 'reschedule_proposed'
  | 'in_progress'
  | 'no_show_reported'
  | 'completed'
  | 'no_show'
  | 'disputed'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'cancelled_by_crew'
  | 'cancelled_by_provider'
  | 'cancelled';
export type SupplementStatus = 'proposed' | 'pending_payment' | 'paid' | 'declined' | 'withdrawn' | 'expired';
/** As in EN 16931: standard, zero, exempt, reverse charge, intra-community, export, outside the scope. */
export type TaxCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O';

/** Two clock times of a port, `08:00` to `12:30`; `24:00` ends a day. */
export type ClockInterval = readonly [from: string, until: string];
/** For seven days, Monday first. */
export type WeekHours = readonly (readonly ClockInterval[])[];
/** Replaces the weekday's hours; `on` as YYYY-MM-DD. */
export interface HoursException {
  readonly on: string;
  readonly intervals: readonly ClockInterval[];
  readonly note: string | null;
}

/** The stage of a dispute: whose answer it awaits, or how it ended (dispute.process.ts). */
export type DisputeStage =
  | 'asked'
  | 'part_offered'
  | 'escalated'
  | 'accepted'
  | 'part_accepted'
  | 'reported_refunded'
  | 'withdrawn'
  | 'settled'
  | 'upheld';

/** A dispute; instants as ISO 8601. */
export interface Dispute {
  readonly stage: DisputeStage;
  /** The deadline of the side whose answer is awaited; null if it awaits an admin, or is over. */
  readonly answerBy: string | null;
  readonly offeredMinor: number | null;
  /** The provider's latest note. */
  readonly providerNote: string | null;
  /** What the buyer wrote. */
  readonly buyerNote: string | null;
  /** The lines of a sub-order that it concerns; empty if the buyer named none, and for bookings. */
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  /** Whether the buyer reports that nothing was delivered. */
  readonly isUndelivered: boolean;
}

/** A time proposed by one side; instants as ISO 8601. */
export interface TimeProposal {
  readonly teamId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly blockedFrom: string;
  readonly blockedUntil: string;
  readonly by: 'crew_member' | 'service_provider';
  readonly message: string | null;
  readonly expiresAt: string;
}

type Json<Value> = JSONColumnType<Value & object, string | undefined>;
type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
type Version = ColumnType<number, number | undefined, number>;

export interface ScheduleTable {
  id: string;
  providerId: string;
  serviceId: string | null;
  hours: NullableJson<WeekHours>;
  exceptions: Json<readonly HoursException[]>;
  travel: Json<Readonly<Record<string, number>>>;
  noticeHours: number | null;
  horizonDays: number | null;
  bufferBeforeMinutes: number | null;
  bufferAfterMinutes: number | null;
  version: Version;
  updatedAt: Date;
}

export interface TeamTable {
  id: string;
  providerId: string;
  name: string;
  position: number;
  createdAt: Date;
  archivedAt: Date | null;
}

export interface ServiceTeamTable {
  serviceId: string;
  teamId: string;
}

export interface TimeOffTable {
  id: string;
  providerId: string;
  teamId: string | null;
  startsAt: Date;
  endsAt: Date;
  note: string | null;
  createdAt: Date;
}

export interface BookingTable {
  id: string;
  number: GeneratedAlways<number>;
  buyerId: string;
  providerId: string;
  serviceId: string;
  teamId: string;
  status: BookingStatus;
  startsAt: Date;
  endsAt: Date;
  blockedFrom: Date;
  blockedUntil: Date;
  timeZone: string;
  wholeDays: boolean;
  serviceName: string;
  pricedPer: PricedPer;
  unit: string | null;
  quantity: number;
  unitPriceMinor: number;
  currency: string;
  taxBps: number;
  taxCategory: TaxCategory;
  taxReason: string | null;
  billTo: NullableJson<BillTo>;
  /** The VIES check of its VAT ID. */
  vatCheckId: string | null;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  cancellationPolicy: CancellationPolicy;
  commissionBps: number;
  commissionMinor: number;
  placeKind: PlaceKind;
  port: string | null;
  yachtId: string | null;
  yachtName: string | null;
  berth: string | null;
  contact: string | null;
  latestUsefulOn: string | null;
  note: string | null;
  poNumber: string | null;
  costCentre: string | null;
  answer: string | null;
  proposal: NullableJson<TimeProposal>;
  dispute: NullableJson<Dispute>;
  expiresAt: Date;
  requestedAt: Date | null;
  answerBy: Date | null;
  decidedAt: Date | null;
  /** When its provider reported that the work is done. */
  finishedAt: Date | null;
  /** When its provider reported that nobody was there; null again once that is withdrawn. */
  noShowAt: Date | null;
  noShowWithdrawnAt: Date | null;
  /** When its provider decided to keep it although its team has time off then; null again once it is moved. */
  keptAt: Date | null;
  completedAt: Date | null;
  settledAt: Date | null;
  bookingKey: string;
  bodySha256: string;
  version: Version;
  createdAt: Date;
  updatedAt: Date;
}

export interface OccupiedPeriodTable {
  teamId: string;
  /** `[from,until)`, PostgreSQL's notation for a range of instants. */
  period: string;
  kind: 'booking' | 'proposal' | 'time_off';
  sourceId: string;
}

export interface SupplementTable {
  id: string;
  bookingId: string;
  status: SupplementStatus;
  description: string;
  currency: string;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  commissionMinor: number;
  expiresAt: Date;
  supplementKey: string;
  bodySha256: string;
  version: Version;
  createdAt: Date;
  updatedAt: Date;
}

export interface BookingFileTable {
  fileId: string;
  bookingId: string;
  addedBy: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  addedAt: Date;
}

export interface CalendarFeedTable {
  id: string;
  userId: string;
  tokenHash: Buffer;
  withDetails: boolean;
  createdAt: Date;
  lastReadAt: Date | null;
}

export interface OutsideCalendarTable {
  id: string;
  providerId: string;
  teamId: string | null;
  name: string;
  address: string | null;
  etag: string | null;
  lastModified: string | null;
  lastReadAt: Date | null;
  failure: string | null;
  createdAt: Date;
}

export interface OutsideBusyTable {
  calendarId: string;
  /** `[from,until)`, PostgreSQL's notation for a range of instants. */
  period: string;
}
