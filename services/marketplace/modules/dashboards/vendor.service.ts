import { ownVendorId, type Member } from '../account/index.ts';
import { vendorDue } from '../ledger/index.ts';
import { asksDistanceSales } from '../tax/index.ts';
import type { Availability } from '../availability/index.ts';
import { dashboardBooking } from './booking-rows.service.ts';
import {
  dayOfUtc,
  salesDays,
  salesOf,
  type BookingRow,
  type FirstOf,
  type ProviderDashboard,
  type Readiness,
  type Sales,
  type SupplierDashboard,
  type Task,
} from './dashboards.domain.ts';
import type { DashboardParts } from './dashboards.parts.ts';
import { tasksOf } from './task-rows.domain.ts';
import {
  findAgreedBookings,
  findAwaitedInvoices,
  findBookingsUnderWay,
  findProviderTasks,
  findReadiness,
  findShortListings,
  findSoldDays,
  findSupplierTasks,
  findTaxed,
  findWaitingReturns,
} from './vendor.repository.ts';

const shown = { tasks: 5, listings: 5, bookings: 40, underWay: 30 };

/** For a new vendor. */
const notReady: Readiness = {
  isLive: false,
  approved: false,
  onboardingComplete: false,
  canTakeCharges: false,
  vendorStatus: 'applicant',
  suspensionReason: null,
  applicationStatus: 'draft',
  note: null,
  submittedAt: null,
};

async function salesOfVendor({ db, clock, currency }: DashboardParts, vendorId: string): Promise<Sales> {
  const now = clock.now();
  const [days, { due, next }] = await Promise.all([
    findSoldDays(db, [vendorId, currency, dayOfUtc(now, 1 - 2 * salesDays)]),
    vendorDue(db, vendorId, currency),
  ]);
  const sold = new Map(days.map(({ on, soldMinor }) => [on, soldMinor]));
  return { ...salesOf(sold, { now, currency }), due, nextTransfer: next };
}

const readinessOf = async ({ db }: DashboardParts, vendorId: string): Promise<Readiness> =>
  (await findReadiness(db, [vendorId]))[0] ?? notReady;

/** A supplier's tasks and figures (contract: getSupplierDashboard). */
export async function supplierDashboard(parts: DashboardParts, session: Member): Promise<SupplierDashboard> {
  const { db } = parts;
  const vendorId = ownVendorId(session);
  const [readiness, taxed, toConfirm, toDispatch, problems, returns, toInvoice, short, sales] =
    await Promise.all([
      readinessOf(parts, vendorId),
      findTaxed(db, [vendorId]),
      findSupplierTasks(db, [vendorId, 'confirm_order', ['pending_confirmation'], shown.tasks]),
      findSupplierTasks(db, [vendorId, 'dispatch_order', ['confirmed', 'preparing'], shown.tasks]),
      findSupplierTasks(db, [vendorId, 'answer_problem', ['disputed'], shown.tasks]),
      findWaitingReturns(db, [vendorId, shown.tasks]),
      findAwaitedInvoices(db, [vendorId, shown.tasks]),
      findShortListings(db, [vendorId, shown.listings]),
      salesOfVendor(parts, vendorId),
    ]);
  return {
    readiness,
    asksDistanceSales: taxed.some((one) => one.taxedAtDestination === null && asksDistanceSales(one)),
    toConfirm: tasksOf(toConfirm),
    toDispatch: tasksOf(toDispatch),
    returns: firstOf(tasksOf(problems), tasksOf(returns)),
    toInvoice: tasksOf(toInvoice),
    lowStock: {
      total: short[0]?.inAll ?? 0,
      items: short.map(({ inAll: _inAll, ...listing }) => listing),
    },
    sales,
  };
}

/** Two lists merged, limited to the length of one. */
const firstOf = (one: FirstOf<Task>, other: FirstOf<Task>): FirstOf<Task> => ({
  total: one.total + other.total,
  items: [...one.items, ...other.items].slice(0, shown.tasks),
});

/** How far ahead the next booking is searched: a year. */
const nextWithinMs = 366 * 86_400_000;

/** A provider's tasks and figures (contract: getProviderDashboard). */
export async function providerDashboard(
  parts: DashboardParts,
  freeTime: Availability['freeTime'],
  session: Member,
): Promise<ProviderDashboard> {
  const { db, clock } = parts;
  const vendorId = ownVendorId(session);
  const { today, tomorrow, begins, ends, freeMinutes } = await freeTime(vendorId);
  const now = clock.now();
  const shownAs = (row: BookingRow) => dashboardBooking(row, now);
  const [readiness, toAnswer, toInvoice, bookings, [next], underWay, sales] = await Promise.all([
    readinessOf(parts, vendorId),
    findProviderTasks(db, [vendorId, now, shown.tasks]),
    findAwaitedInvoices(db, [vendorId, shown.tasks]),
    findAgreedBookings(db, [vendorId, begins, ends, shown.bookings]),
    findAgreedBookings(db, [vendorId, ends, new Date(ends.getTime() + nextWithinMs), 1]),
    findBookingsUnderWay(db, [vendorId, now, shown.underWay]),
    salesOfVendor(parts, vendorId),
  ]);
  return {
    readiness,
    toAnswer: tasksOf(toAnswer),
    toInvoice: tasksOf(toInvoice),
    today,
    tomorrow,
    bookings: bookings.map(shownAs),
    next: next ? shownAs(next) : null,
    underWay: underWay.map(shownAs),
    freeMinutes,
    sales,
  };
}
