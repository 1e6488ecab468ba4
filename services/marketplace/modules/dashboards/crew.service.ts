import { dashboardBooking } from './booking-rows.service.ts';
import {
  findCrewTasks,
  findHasYacht,
  findLastOrder,
  findNextBookings,
  findOpenOrders,
  readSpend,
  type OrderRow,
} from './crew.repository.ts';
import { monthsOf, type CrewDashboard, type DashboardOrder } from './dashboards.domain.ts';
import type { DashboardParts } from './dashboards.parts.ts';
import { openReturnsFrom } from '../returns/open-returns.sql.ts';
import { tasksOf } from './task-rows.domain.ts';

const shown = { tasks: 6, bookings: 4, orders: 5 };

function orderOf({
  totalMinor,
  currency,
  firstItem,
  firstQuantity,
  lines,
  ...row
}: OrderRow): DashboardOrder {
  const { id, number, status, suppliers, subOrderStatuses, expectedOn, createdAt } = row;
  const openReturns = openReturnsFrom(row.openReturns);
  const ordered = { firstItem, firstQuantity, lines };
  const total = { amountMinor: totalMinor, currency };
  const refunded = { amountMinor: row.refundedMinor, currency };
  return {
    id,
    number,
    status,
    ordered,
    suppliers,
    subOrderStatuses,
    openReturns,
    expectedOn,
    total,
    refunded,
    createdAt,
  };
}

/** A crew member's tasks and figures (contract: getCrewDashboard). */
export async function crewDashboard(
  { db, clock, currency }: DashboardParts,
  { userId }: { readonly userId: string },
): Promise<CrewDashboard> {
  const now = clock.now();
  const { month, before } = monthsOf(now);
  const [tasks, bookings, orders, last, spend, yacht] = await Promise.all([
    findCrewTasks(db, [userId, now, shown.tasks]),
    findNextBookings(db, [userId, now, shown.bookings]),
    findOpenOrders(db, [userId, shown.orders]),
    findLastOrder(db, [userId]),
    readSpend(db, [userId, before, month, currency]),
    findHasYacht(db, [userId]),
  ]);
  const [lastOrder] = last;
  const money = (amountMinor = 0) => ({ amountMinor, currency });
  return {
    tasks: tasksOf(tasks),
    bookings: bookings.map((row) => dashboardBooking(row, now)),
    orders: { total: orders[0]?.inAll ?? 0, items: orders.map(orderOf) },
    lastOrder: lastOrder ? orderOf(lastOrder) : null,
    spend: {
      month: month.slice(0, 7),
      amount: money(spend[0]?.amountMinor),
      before: money(spend[0]?.beforeMinor),
    },
    hasYacht: yacht[0]?.hasYacht ?? false,
  };
}
