import { dayMs } from '../../../../src/lib/durations.ts';
import type {
  BookingStatus,
  Dispute,
  DisputeStage,
  PlaceKind,
  TimeProposal,
} from '../../platform/db/booking-tables.ts';
import type { ApplicationStatus, VendorStatus } from '../../platform/db/vendor-tables.ts';
import type { OrderStatus, SubOrderStatus } from '../../platform/db/order-tables.ts';
import type { OpenReturn } from '../returns/open-returns.sql.ts';
import type { WaitsFor } from '../availability/index.ts';

/** In minor units. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

/** The summary of an order's items. */
export interface OrderedItems {
  readonly firstItem: string;
  readonly firstQuantity: number;
  readonly lines: number;
}

export type TaskKind =
  | 'pay_order'
  | 'answer_change'
  | 'answer_approval'
  | 'confirm_receipt'
  | 'answer_return'
  | 'send_back'
  | 'pay_booking'
  | 'answer_time'
  | 'answer_extra_work'
  | 'answer_dispute'
  | 'answer_no_show'
  | 'confirm_completion'
  | 'finish_work'
  | 'cover_booking'
  | 'answer_problem'
  | 'answer_problem_offer'
  | 'confirm_order'
  | 'dispatch_order'
  | 'handle_return'
  | 'answer_booking'
  | 'send_invoice'
  | 'send_credit_note';

/** A task of the reader; `expectedOn` as YYYY-MM-DD. */
export interface Task {
  readonly kind: TaskKind;
  /** The id of the order, sub-order or booking on whose page it is done. */
  readonly id: string;
  readonly number: string;
  readonly service: string | null;
  readonly ordered: OrderedItems | null;
  readonly otherSide: string;
  readonly until: Date | null;
  readonly expectedOn: string | null;
  readonly amount: Money | null;
}

/** The first ones, and the total number. */
export interface FirstOf<Each> {
  readonly total: number;
  readonly items: readonly Each[];
}

/** A booking as a row of a query. */
export interface BookingRow {
  readonly id: string;
  readonly number: string;
  readonly status: BookingStatus;
  readonly serviceName: string;
  readonly otherSide: string;
  readonly team: string | null;
  /** The port's name. */
  readonly place: string | null;
  readonly placeKind: PlaceKind;
  readonly berth: string | null;
  readonly contact: string | null;
  /** Only for the provider. */
  readonly buyerPhone: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly finishedAt: Date | null;
  readonly proposal: TimeProposal | null;
  readonly dispute: Dispute | null;
}

export interface DashboardBooking extends Omit<BookingRow, 'finishedAt' | 'proposal' | 'dispute'> {
  readonly waitsFor: WaitsFor;
  /** The stage of its dispute. */
  readonly disputeStage: DisputeStage | null;
}

export interface DashboardOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly ordered: OrderedItems;
  readonly suppliers: readonly string[];
  /** The status of each supplier's part, in the same order. */
  readonly subOrderStatuses: readonly SubOrderStatus[];
  readonly openReturns: readonly OpenReturn[];
  /** YYYY-MM-DD. */
  readonly expectedOn: string | null;
  readonly total: Money;
  readonly refunded: Money;
  readonly createdAt: Date;
}

/** A listing with little or no stock. */
export interface ShortListing {
  readonly id: string;
  readonly name: string;
  readonly variant: string | null;
  readonly stock: number;
  readonly reorderLevel: number | null;
}

/** Days in UTC, YYYY-MM-DD. */
export interface Sales {
  readonly days: readonly { readonly on: string; readonly amountMinor: number }[];
  readonly total: Money;
  readonly before: Money;
  readonly due: Money;
  readonly nextTransfer: { readonly at: Date; readonly amount: Money } | null;
}

export interface Readiness {
  readonly isLive: boolean;
  readonly approved: boolean;
  readonly onboardingComplete: boolean;
  readonly canTakeCharges: boolean;
  readonly vendorStatus: VendorStatus;
  readonly suspensionReason: string | null;
  readonly applicationStatus: ApplicationStatus;
  readonly note: string | null;
  readonly submittedAt: Date | null;
}

export interface CrewDashboard {
  readonly tasks: FirstOf<Task>;
  readonly bookings: readonly DashboardBooking[];
  readonly orders: FirstOf<DashboardOrder>;
  readonly lastOrder: DashboardOrder | null;
  readonly spend: { readonly month: string; readonly amount: Money; readonly before: Money };
  readonly hasYacht: boolean;
}

/** The data on which the tax of a supplier's goods depends. */
export interface Taxed {
  readonly country: string | null;
  readonly isVatRegistered: boolean;
  readonly taxedAtDestination: boolean | null;
}

export interface SupplierDashboard {
  readonly readiness: Readiness;
  /**
   * Whether it matters where sales to private persons in other states of the Union are taxed, and nobody has stated it
   * yet.
   */
  readonly asksDistanceSales: boolean;
  readonly toConfirm: FirstOf<Task>;
  readonly toDispatch: FirstOf<Task>;
  /** Returns that await the supplier. */
  readonly returns: FirstOf<Task>;
  readonly toInvoice: FirstOf<Task>;
  readonly lowStock: FirstOf<ShortListing>;
  readonly sales: Sales;
}

export interface ProviderDashboard {
  readonly readiness: Readiness;
  readonly toAnswer: FirstOf<Task>;
  readonly toInvoice: FirstOf<Task>;
  readonly today: string;
  readonly tomorrow: string;
  readonly bookings: readonly DashboardBooking[];
  /** The first agreed booking after tomorrow. */
  readonly next: DashboardBooking | null;
  /** In progress, awaiting the buyer's answer, or with a dispute that the provider has answered; on any day. */
  readonly underWay: readonly DashboardBooking[];
  readonly freeMinutes: number | null;
  readonly sales: Sales;
}

export const salesDays = 30;

/** The UTC day that is this many days after an instant's: YYYY-MM-DD. */
export const dayOfUtc = (instant: Date, daysAfter = 0): string =>
  new Date(instant.getTime() + daysAfter * dayMs).toISOString().slice(0, 10);

/** Sales per day for the last days in UTC, including today, next to as many days before them. */
export function salesOf(
  sold: ReadonlyMap<string, number>,
  { now, currency }: { readonly now: Date; readonly currency: string },
): Omit<Sales, 'due' | 'nextTransfer'> {
  const lastDays = (until: number) =>
    Array.from({ length: salesDays }, (_, index) => dayOfUtc(now, until - salesDays + 1 + index));
  const sumOf = (days: readonly string[]) => days.reduce((sum, day) => sum + (sold.get(day) ?? 0), 0);
  const days = lastDays(0);
  const money = (amountMinor: number): Money => ({ amountMinor, currency });
  return {
    days: days.map((on) => ({ on, amountMinor: sold.get(on) ?? 0 })),
    total: money(sumOf(days)),
    before: money(sumOf(lastDays(-salesDays))),
  };
}

/** The first day of an instant's month (UTC), and of the previous month: YYYY-MM-DD. */
export function monthsOf(now: Date): { readonly month: string; readonly before: string } {
  const firstOf = (monthsAfter: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAfter, 1)).toISOString().slice(0, 10);
  return { month: firstOf(0), before: firstOf(-1) };
}
