import { euro } from '../../../api/testing/values.ts';
import type {
  AdminDashboard,
  CrewDashboard,
  DashboardBooking,
  DashboardException,
  DashboardOrder,
  DashboardSales,
  DashboardTask,
  ProviderDashboard,
  SupplierDashboard,
  VendorSetUp,
} from '../dashboard.types.ts';

const nothing = { total: 0, items: [] };

const task = (kind: DashboardTask['kind'], overrides: Partial<DashboardTask>): DashboardTask => ({
  kind,
  id: `0193f2a1-7c1e-7b2a-9d4e-${kind.length.toString(16).padStart(12, '0')}`,
  number: 'Q-10214',
  service: null,
  ordered: { firstItem: 'Fender F4, navy', firstQuantity: 6, lines: 3 },
  otherSide: 'Sollevante Chandlery',
  until: '2126-11-28T09:30:00.000Z',
  expectedOn: null,
  amount: euro(42_180),
  ...overrides,
});

const booking = (at: number, overrides: Partial<DashboardBooking>): DashboardBooking => ({
  id: `0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e0${at}`,
  number: `B-1010${at}`,
  status: 'confirmed',
  serviceName: 'Diver: hull and propellers',
  otherSide: 'Bahía Yacht Care',
  team: null,
  place: 'Palma',
  placeKind: 'berth',
  berth: 'B-12',
  contact: 'Mara, +34 600 000 000',
  buyerPhone: null,
  startsAt: '2026-12-01T08:00:00.000Z',
  endsAt: '2026-12-01T10:00:00.000Z',
  timeZone: 'Europe/Madrid',
  waitsFor: null,
  disputeStage: null,
  ...overrides,
});

const order: DashboardOrder = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  number: 'Q-10198',
  status: 'confirmed',
  ordered: { firstItem: 'Impeller kit, 12 blades', firstQuantity: 2, lines: 4 },
  suppliers: ['Maestrale Marine Parts', 'Sollevante Chandlery'],
  subOrderStatuses: ['dispatched', 'preparing'],
  expectedOn: '2026-11-30',
  total: euro(61_240),
  refunded: euro(0),
  openReturns: [],
  createdAt: '2026-11-25T09:00:00.000Z',
};

export const busyCrew: CrewDashboard = {
  tasks: {
    total: 9,
    items: [
      task('pay_booking', { service: 'Crane, up to 5 t', ordered: null, number: 'B-10114' }),
      task('answer_change', { amount: null }),
      task('confirm_receipt', { amount: null }),
      task('answer_time', { service: 'Teak deck sanding and oiling', ordered: null, amount: null }),
      task('answer_extra_work', { service: 'Diesel engine service, 1,000 hours', ordered: null }),
    ],
  },
  bookings: [
    booking(1, {}),
    booking(2, {
      serviceName: 'Interior deep clean of all guest cabins, the saloon and the crew mess before the season',
      startsAt: '2026-12-04T07:30:00.000Z',
      endsAt: '2026-12-05T16:00:00.000Z',
    }),
  ],
  orders: {
    total: 2,
    items: [
      order,
      {
        ...order,
        id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60',
        status: 'placed',
        subOrderStatuses: ['pending_confirmation', 'pending_confirmation'],
        expectedOn: null,
      },
    ],
  },
  lastOrder: order,
  spend: { month: '2026-11', amount: euro(505_394), before: euro(14_702) },
  hasYacht: true,
};

export const newCrew: CrewDashboard = {
  tasks: nothing,
  bookings: [],
  orders: nothing,
  lastOrder: null,
  spend: { month: '2026-11', amount: euro(0), before: euro(0) },
  hasYacht: false,
};

const day = (index: number): string => new Date(Date.UTC(2026, 9, 29 + index)).toISOString().slice(0, 10);

const sales: DashboardSales = {
  days: Array.from({ length: 30 }, (_, index) => ({
    on: day(index),
    amountMinor: index % 4 === 0 ? index * 6_310 : 0,
  })),
  total: euro(706_720),
  before: euro(258_009),
  due: euro(431_268),
  nextTransfer: { at: '2026-12-04T09:00:00.000Z', amount: euro(21_369) },
};
const noSales: DashboardSales = {
  days: sales.days.map(({ on }) => ({ on, amountMinor: 0 })),
  total: euro(0),
  before: euro(0),
  due: euro(0),
  nextTransfer: null,
};

const live: SupplierDashboard['readiness'] = {
  isLive: true,
  approved: true,
  onboardingComplete: true,
  canTakeCharges: true,
  vendorStatus: 'active',
  suspensionReason: null,
  applicationStatus: 'approved',
  note: null,
  submittedAt: '2026-11-19T16:05:00.000Z',
};
const notLive: SupplierDashboard['readiness'] = {
  ...live,
  isLive: false,
  approved: false,
  canTakeCharges: false,
  vendorStatus: 'applicant',
  applicationStatus: 'submitted',
};

/** The application was rejected. */
export const rejectedSupplier = (): SupplierDashboard => ({
  ...newSupplier,
  readiness: {
    ...notLive,
    applicationStatus: 'rejected',
    note: 'The company was struck off the register in May.',
  },
});

/** Suspended after going live. */
export const suspendedSupplier = (): SupplierDashboard => ({
  ...newSupplier,
  readiness: {
    ...live,
    isLive: false,
    vendorStatus: 'suspended',
    suspensionReason: 'Your insurance ran out on 1 November.',
  },
});

export const busySupplier: SupplierDashboard = {
  readiness: live,
  asksDistanceSales: true,
  toConfirm: { total: 1, items: [task('confirm_order', { otherSide: 'Halcyon Tide' })] },
  toDispatch: {
    total: 1,
    items: [task('dispatch_order', { until: null, expectedOn: '2026-11-30', otherSide: 'M/Y Second Star' })],
  },
  returns: { total: 1, items: [task('handle_return', { otherSide: 'Halcyon Tide' })] },
  toInvoice: {
    total: 1,
    items: [task('send_invoice', { until: null, expectedOn: '2026-12-04', otherSide: 'M/Y Second Star' })],
  },
  lowStock: {
    total: 12,
    items: [
      {
        id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
        name: 'Antifouling, self-polishing, 2.5 l',
        variant: 'Red',
        stock: 0,
        reorderLevel: null,
      },
      {
        id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60',
        name: 'Impeller kit, 12 blades',
        variant: null,
        stock: 3,
        reorderLevel: 5,
      },
    ],
  },
  sales,
};

export const newSupplier: SupplierDashboard = {
  readiness: notLive,
  asksDistanceSales: false,
  toConfirm: nothing,
  toDispatch: nothing,
  returns: nothing,
  toInvoice: nothing,
  lowStock: nothing,
  sales: noSales,
};

/** A supplier with an imported list and an otherwise unfinished setup. */
export const begunSetUp: VendorSetUp = {
  catalogueVerified: true,
  paymentAccountOpened: false,
  paymentAccountReady: false,
  complete: false,
  companyProfile: false,
  deliveryArea: false,
  logo: false,
  deliveryMethods: false,
  workingHours: true,
  skippedSteps: [],
  listings: 5,
  applicationStatus: 'draft',
  vendorStatus: 'applicant',
  isLive: false,
};

export const busyProvider: ProviderDashboard = {
  readiness: live,
  toAnswer: {
    total: 2,
    items: [
      task('answer_booking', {
        service: 'Crane, up to 5 t',
        ordered: null,
        number: 'B-10120',
        otherSide: 'Halcyon Tide',
      }),
      task('finish_work', {
        service: 'Diesel engine service, 1,000 hours',
        ordered: null,
        number: 'B-10098',
        otherSide: 'Blue Margin',
      }),
    ],
  },
  toInvoice: nothing,
  today: '2026-12-01',
  tomorrow: '2026-12-02',
  bookings: [
    booking(1, { team: 'Team Blue', otherSide: 'Halcyon Tide' }),
    booking(2, { team: 'Crane', otherSide: 'M/Y Second Star' }),
    booking(3, {
      team: 'Team Blue',
      startsAt: '2026-12-02T08:00:00.000Z',
      endsAt: '2026-12-02T10:00:00.000Z',
    }),
  ],
  next: null,
  underWay: [
    booking(4, {
      status: 'disputed',
      otherSide: 'Blue Margin',
      startsAt: '2026-11-20T08:00:00.000Z',
      endsAt: '2026-11-20T10:00:00.000Z',
      waitsFor: 'admin',
    }),
    // Today’s own booking is listed once.
    booking(1, { status: 'in_progress', otherSide: 'Halcyon Tide' }),
    booking(5, {
      status: 'in_progress',
      serviceName: 'Teak deck, sanded',
      otherSide: 'Halcyon Tide',
      startsAt: '2026-11-28T08:00:00.000Z',
      endsAt: '2026-11-30T16:00:00.000Z',
    }),
    booking(6, {
      status: 'in_progress',
      otherSide: 'M/Y Second Star',
      startsAt: '2026-11-29T08:00:00.000Z',
      endsAt: '2026-11-29T10:00:00.000Z',
      waitsFor: 'buyer',
    }),
  ],
  freeMinutes: 5_600,
  sales,
};

export const newProvider: ProviderDashboard = {
  readiness: notLive,
  toAnswer: nothing,
  toInvoice: nothing,
  today: '2026-12-01',
  tomorrow: '2026-12-02',
  bookings: [],
  next: null,
  underWay: [],
  freeMinutes: null,
  sales: noSales,
};

const found = (
  kind: DashboardException['kind'],
  overrides: Partial<DashboardException>,
): DashboardException => ({
  kind,
  id: `0193f2a1-7c1e-7b2a-9d4e-${kind.length.toString(16).padStart(12, '0')}`,
  subject: 'Q-10214/1',
  detail: 'Sollevante Chandlery',
  sale: { kind: 'order', id: order.id },
  since: '2026-11-25T09:30:00.000Z',
  until: null,
  amount: euro(42_180),
  takenBy: null,
  isMine: false,
  ...overrides,
});

const market = {
  days: sales.days,
  sales: euro(4_706_720),
  salesBefore: euro(3_258_009),
  commission: euro(431_268),
  liveVendors: 41,
};

/** A user who is not new. */
const start = { isNew: false, hasSecondFactor: true, hasColleague: true };

export const busyDesk: AdminDashboard = {
  start,
  exceptions: {
    counts: [
      { kind: 'answer_due', count: 1 },
      { kind: 'dispute', count: 2 },
      { kind: 'contact_message', count: 1 },
      { kind: 'failed_import', count: 1 },
      { kind: 'failed_job', count: 1 },
      { kind: 'failed_mail', count: 1 },
      { kind: 'failed_transfer', count: 1 },
      { kind: 'held_messages', count: 1 },
      { kind: 'restricted_account', count: 1 },
      { kind: 'unhealthy_part', count: 1 },
      { kind: 'waiting_application', count: 14 },
    ],
    items: [
      found('answer_due', { until: '2126-11-27T16:00:00.000Z' }),
      found('dispute', { takenBy: 'Ada Serra', isMine: true }),
      found('dispute', {
        id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e61',
        subject: 'B-10120',
        sale: { kind: 'booking', id: order.id },
        takenBy: 'Bela Ruiz',
      }),
      found('contact_message', {
        subject: 'M-10001',
        detail: 'Mara Lindqvist',
        sale: null,
        amount: null,
      }),
      found('held_messages', {
        id: 'held',
        subject: 'Suspected spam',
        detail: '3 to look through',
        sale: null,
        amount: null,
      }),
      found('failed_job', {
        id: 'send_mail',
        subject: 'send_mail',
        detail: '3 given up',
        sale: null,
        amount: null,
      }),
      found('failed_import', {
        id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e70',
        subject: 'Port Petro',
        detail: 'spring prices final (2).xlsx',
        sale: null,
        amount: null,
      }),
      found('failed_mail', {
        id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e71',
        subject: 'nobody@example.com',
        detail: 'refused',
        sale: null,
        amount: null,
      }),
      found('unhealthy_part', { id: 'mails', subject: 'mails', detail: 'late', sale: null, amount: null }),
      found('failed_transfer', { detail: 'Maestrale Marine Parts: the account can’t be paid out to' }),
      found('restricted_account', {
        subject: 'Maestrale Marine Parts',
        detail: 'requirements.past_due',
        sale: null,
        amount: null,
      }),
      found('waiting_application', {
        subject: 'Tramuntana Rigging and Sailmaking of the Balearic Islands',
        detail: null,
        sale: null,
        amount: null,
      }),
    ],
  },
  market,
};

export const quietDesk: AdminDashboard = { start, exceptions: { counts: [], items: [] }, market };

export const newDesk: AdminDashboard = {
  ...quietDesk,
  start: { isNew: true, hasSecondFactor: false, hasColleague: false },
  market: { ...market, liveVendors: 0 },
};
