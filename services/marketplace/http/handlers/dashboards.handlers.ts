import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type {
  DashboardBooking,
  DashboardOrder,
  Dashboards,
  FirstOf,
  MarketException,
  Readiness,
  Sales,
  Task,
} from '../../modules/dashboards/index.ts';
import { openReturnOf } from './order-answers.ts';
import { done, refused, type AllHandlers } from './answers.ts';

type Schemas = components['schemas'];
type DashboardHandlers = Pick<
  AllHandlers,
  | 'getCrewDashboard'
  | 'getSupplierDashboard'
  | 'getProviderDashboard'
  | 'getAdminDashboard'
  | 'getTaken'
  | 'takeException'
  | 'settleMail'
  | 'askToReadAgain'
>;

const readinessOf = ({ submittedAt, ...readiness }: Readiness): Schemas['DashboardReadiness'] => ({
  ...readiness,
  submittedAt: submittedAt?.toISOString() ?? null,
});

const tasksOf = ({ total, items }: FirstOf<Task>): Schemas['DashboardTasks'] => ({
  total,
  items: items.map(({ until, ordered, amount, ...task }) => ({
    ...task,
    ordered: ordered && { ...ordered },
    until: until?.toISOString() ?? null,
    amount: amount && { ...amount },
  })),
});

const bookingOf = ({ startsAt, endsAt, ...booking }: DashboardBooking): Schemas['DashboardBooking'] => ({
  ...booking,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const orderOf = (order: DashboardOrder): Schemas['DashboardOrder'] => ({
  ...order,
  ordered: { ...order.ordered },
  suppliers: [...order.suppliers],
  subOrderStatuses: [...order.subOrderStatuses],
  openReturns: order.openReturns.map(openReturnOf),
  total: { ...order.total },
  refunded: { ...order.refunded },
  createdAt: order.createdAt.toISOString(),
});

const salesOf = ({ days, total, before, due, nextTransfer }: Sales): Schemas['DashboardSales'] => ({
  days: days.map((day) => ({ ...day })),
  total: { ...total },
  before: { ...before },
  due: { ...due },
  nextTransfer: nextTransfer && {
    at: nextTransfer.at.toISOString(),
    amount: { ...nextTransfer.amount },
  },
});

const exceptionOf = (found: MarketException): Schemas['DashboardException'] => ({
  ...found,
  sale: found.sale && { ...found.sale },
  since: found.since.toISOString(),
  until: found.until?.toISOString() ?? null,
  amount: found.amount && { ...found.amount },
});

function takenMessage(takenBy: string | null, isMine: boolean): string {
  if (isMine) return 'You are handling it.';
  return takenBy === null ? 'Nobody is handling it now.' : `${takenBy} is handling it.`;
}

/** Operations of tag "Dashboards". */
export const dashboardHandlers = (dashboards: Dashboards): DashboardHandlers => ({
  async getCrewDashboard({ session }) {
    const { tasks, bookings, orders, lastOrder, spend, hasYacht } = await dashboards.crewDashboard(session);
    const data = {
      tasks: tasksOf(tasks),
      bookings: bookings.map(bookingOf),
      orders: { total: orders.total, items: orders.items.map(orderOf) },
      lastOrder: lastOrder && orderOf(lastOrder),
      spend: { month: spend.month, amount: { ...spend.amount }, before: { ...spend.before } },
      hasYacht,
    };
    return { status: 200, body: { status: true, data } };
  },

  async getSupplierDashboard({ session }) {
    const { readiness, asksDistanceSales, toConfirm, toDispatch, returns, toInvoice, lowStock, sales } =
      await dashboards.supplierDashboard(session);
    const data = {
      readiness: readinessOf(readiness),
      asksDistanceSales,
      toConfirm: tasksOf(toConfirm),
      toDispatch: tasksOf(toDispatch),
      returns: tasksOf(returns),
      toInvoice: tasksOf(toInvoice),
      lowStock: { total: lowStock.total, items: lowStock.items.map((item) => ({ ...item })) },
      sales: salesOf(sales),
    };
    return { status: 200, body: { status: true, data } };
  },

  async getProviderDashboard({ session }) {
    const { readiness, toAnswer, toInvoice, today, tomorrow, bookings, next, underWay, freeMinutes, sales } =
      await dashboards.providerDashboard(session);
    const data = {
      readiness: readinessOf(readiness),
      toAnswer: tasksOf(toAnswer),
      toInvoice: tasksOf(toInvoice),
      today,
      tomorrow,
      bookings: bookings.map(bookingOf),
      next: next && bookingOf(next),
      underWay: underWay.map(bookingOf),
      freeMinutes,
      sales: salesOf(sales),
    };
    return { status: 200, body: { status: true, data } };
  },

  async getAdminDashboard({ session }) {
    const { exceptions, market, start } = await dashboards.adminDashboard(session);
    const data = {
      start: { ...start },
      exceptions: {
        counts: exceptions.counts.map((count) => ({ ...count })),
        items: exceptions.items.map(exceptionOf),
      },
      market: {
        ...market,
        days: market.days.map((day) => ({ ...day })),
        sales: { ...market.sales },
        salesBefore: { ...market.salesBefore },
        commission: { ...market.commission },
      },
    };
    return { status: 200, body: { status: true, data } };
  },

  async getTaken({ session, query }) {
    const { takenBy, isMine } = await dashboards.takenBy(session, query);
    return { status: 200, body: { status: true, data: { takenBy, isMine } } };
  },

  async takeException({ session, body }) {
    const { takenBy, isMine } = await dashboards.takeException(session, body);
    return {
      status: 200,
      body: { status: true, message: takenMessage(takenBy, isMine), data: { takenBy, isMine } },
    };
  },

  async settleMail({ session, params, body }) {
    const settled = await dashboards.settleMail(session, { mailId: params.mailId, action: body.action });
    if (!settled.ok)
      return refused(settled.error, 'Someone has already dealt with this mail, or it is too late for it.');
    return done(body.action === 'resend' ? 'The mail is on its way again.' : 'The mail is settled.');
  },

  async askToReadAgain({ session, params }) {
    const asked = await dashboards.askToReadAgain(session, params.importId);
    return asked.ok
      ? done('The vendor is asked to open the list again.')
      : refused(asked.error, 'This list was read or discarded in the meantime.');
  },
});
