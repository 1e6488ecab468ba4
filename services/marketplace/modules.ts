import type { Kysely } from 'kysely';
import type { Api } from './app.ts';
import type { Config } from './config.ts';
import { authenticator } from './http/authenticate.ts';
import { handlersOf, type HandledModules } from './http/handlers/index.ts';
import { claim, permissions, permit, type Anonymous, type Row } from './http/permissions.ts';
import {
  accountTasks,
  createAccounts,
  createPasswordHashes,
  type AccountParts,
  type PasswordHashes,
  type Session,
} from './modules/account/index.ts';
import { analyticsTasks, createAnalytics } from './modules/analytics/index.ts';
import {
  announcementTask,
  createAnnouncements,
  type AnnouncementParts,
} from './modules/announcements/index.ts';
import { createAssistant } from './modules/assistant/index.ts';
import { createAudit } from './modules/audit/index.ts';
import { createAvailability, nextFreeTimes } from './modules/availability/index.ts';
import {
  bookingTasks,
  createBookings,
  hasOpenBookings,
  type BookingParts,
} from './modules/bookings/index.ts';
import {
  calendarTasks,
  createCalendars,
  fetchPublic as fetchFromInternet,
  forgetCalendarsOf,
  type CalendarParts,
} from './modules/calendars/index.ts';
import { createCart, emptyCartOf } from './modules/cart/index.ts';
import {
  catalogueTasks,
  createCatalogue,
  createListingPictures,
  createMarketServices,
} from './modules/catalogue/index.ts';
import { contactTasks, createContact } from './modules/contact/index.ts';
import { createDashboards } from './modules/dashboards/index.ts';
import { demoAccounts } from './modules/demo/index.ts';
import { createGlobalSearch } from './modules/global-search/index.ts';
import { createPeople } from './modules/people/index.ts';
import { createImports, forgetListsOf, importTasks } from './modules/imports/index.ts';
import { createInvoices, invoiceTasks, type InvoiceParts } from './modules/invoices/index.ts';
import { createLedger, createStatements } from './modules/ledger/index.ts';
import { createMarket } from './modules/market/index.ts';
import {
  createNotifications,
  createPushes,
  digestTask,
  notificationTasks,
  postPush as postToInternet,
  pushTask,
  type PushParts,
} from './modules/notifications/index.ts';
import { createMarketSettings } from './modules/market-settings/index.ts';
import { createMessages } from './modules/messages/index.ts';
import {
  createOrders,
  hasOpenOrders,
  hasOpenTrade,
  orderTasks,
  type OrderParts,
} from './modules/orders/index.ts';
import { createOutbox } from './modules/outbox/index.ts';
import {
  createPaymentProvider,
  createPayments,
  paymentTasks,
  earlierRefundsOf,
  givenBackOf,
  refundableOf,
  storedAccountState,
  expiryOfDuePayments,
  purchaseMoneyTasks,
  type PurchaseMoneyParts,
} from './modules/payments/index.ts';
import { createPictures } from './modules/pictures/index.ts';
import { buyerKindOf, createReturns, returnTasks, type ReturnParts } from './modules/returns/index.ts';
import { createShoppingLists, forgetShoppingListsOf } from './modules/shopping-lists/index.ts';
import { createVatChecks, createVies, vatCheckTask } from './modules/vat-checks/index.ts';
import {
  createVendors,
  invitationProves,
  vendorOwnedAlone,
  vendorWhenProved,
  vendorTasks,
} from './modules/vendors/index.ts';
import { createYachts, forgetYachtPeopleOf } from './modules/yachts/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/schema.ts';
import type { FileStore } from './platform/files/index.ts';
import type { Ids } from './platform/ids.ts';
import { everyFiveMinutes, nightly } from './platform/jobs/index.ts';
import type { Live } from './platform/live/index.ts';
import type { Log } from './platform/log.ts';
import {
  createMailQueue,
  forgetUndelivered,
  keepUndelivered,
  mailTasks,
  type Mailer,
} from './platform/mail/index.ts';
import { rateLimitTasks } from './platform/rate-limits/index.ts';
import type { OutgoingCalls } from './platform/outgoing-calls.ts';

interface Platform {
  readonly db: Kysely<Database>;
  readonly files: FileStore;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly live: Live;
  readonly calls?: OutgoingCalls;
  /** The database for public reads that may be slightly stale; `db` by default. */
  readonly replicaDb?: Kysely<Database>;
  /** Fetches addresses given by providers; over the public internet by default. */
  readonly fetchPublic?: CalendarParts['fetchPublic'];
  /** Posts to the push services of browsers; over the public internet by default. */
  readonly postPush?: PushParts['postPush'];
}

interface ModulesOptions {
  readonly config: Pick<
    Config,
    | 'environment'
    | 'secrets'
    | 'publicUrl'
    | 'assistantWebhook'
    | 'demo'
    | 'currency'
    | 'commissionBasisPoints'
    | 'payments'
    | 'vies'
    | 'mail'
  >;
  readonly platform: Platform;
  /** The patterns of the site's route table: only these page views are counted. */
  readonly knownPatterns: readonly string[];
  /** For tests: hashes with hardly any cost. */
  readonly passwords?: PasswordHashes;
}

/** The address in `Quayside <hello@example.com>`. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** Creates all modules with their dependencies; nothing is started or read yet. */
export function createModules({
  config,
  platform,
  knownPatterns,
  passwords = createPasswordHashes(),
}: ModulesOptions) {
  const { db, files, mailer, clock, ids, log, live, calls, fetchPublic = fetchFromInternet } = platform;
  const { postPush = postToInternet, replicaDb } = platform;
  const queueMail = createMailQueue(config);
  const pictures = createPictures({ files, ids });
  const vatChecks = config.vies === null ? undefined : createVatChecks({ ids });
  const vendors = createVendors({
    db,
    clock,
    ids,
    files,
    queueMail,
    pictures,
    vatChecks,
    hasOpenTrade: async (trx, vendorId) =>
      (await hasOpenTrade(trx, vendorId)) || (await hasOpenBookings(trx, vendorId)),
    paymentAccountState: storedAccountState,
    publicUrl: config.publicUrl,
    currency: config.currency,
    commissionBps: config.commissionBasisPoints,
  });
  const accountParts: AccountParts = {
    db,
    clock,
    ids,
    pictures,
    secrets: config.secrets,
    queueMail,
    publicUrl: config.publicUrl,
    passwords,
    adminsNeedSecondFactor: config.environment === 'production',
    whenProved: vendorWhenProved(config.currency),
    provesAddress: invitationProves,
    mayClose: async (trx, { userId }) => {
      const ownedAlone = await vendorOwnedAlone(trx, userId);
      return (
        !(await hasOpenOrders(trx, userId)) &&
        !(await hasOpenBookings(trx, userId)) &&
        (ownedAlone === null ||
          (!(await hasOpenTrade(trx, ownedAlone)) && !(await hasOpenBookings(trx, ownedAlone))))
      );
    },
    whenClosed: async (trx, account, now) => {
      const ownedAlone = await vendorOwnedAlone(trx, account.userId);
      await vendors.closeVendor(trx, account, now);
      if (ownedAlone !== null) await forgetListsOf(trx, ownedAlone, now);
      await emptyCartOf(trx, account);
      await forgetShoppingListsOf(trx, account);
      await forgetYachtPeopleOf(trx, account);
      await orders.withdrawRequestsOf(trx, account, now);
      await forgetCalendarsOf(trx, account);
    },
  };
  const outbox = createOutbox({ db, clock });
  const stripe = createPaymentProvider({ ...config.payments, calls });
  const ledger = createLedger({ db, ids, currency: config.currency });
  const availability = createAvailability({ db, clock, ids, currency: config.currency });
  const orderParts: OrderParts = {
    db,
    clock,
    ids,
    files,
    queueMail,
    ledger,
    publicUrl: config.publicUrl,
    refundable: (on, orderId) => refundableOf({ ledger }, on, orderId),
    currency: config.currency,
    commissionBps: config.commissionBasisPoints,
    vatChecks,
  };
  const orders = createOrders(orderParts);
  const bookingParts: BookingParts = { ...orderParts, ids };
  const bookings = createBookings(bookingParts);
  const invoiceParts: InvoiceParts = {
    db,
    clock,
    ids,
    ledger,
    queueMail,
    files,
    publicUrl: config.publicUrl,
    currency: config.currency,
  };
  const calendarParts: CalendarParts = { db, clock, ids, fetchPublic, publicUrl: config.publicUrl };
  const purchaseMoney: PurchaseMoneyParts = {
    db,
    clock,
    ids,
    queueMail,
    log,
    stripe,
    files,
    ledger,
    purchases: { order: orders.purchase, booking: bookings.purchase },
    publicUrl: config.publicUrl,
    currency: config.currency,
  };
  const payments = createPayments({
    db,
    clock,
    log,
    stripe,
    purchaseMoney,
    webhookSecret: config.payments.webhookSecret,
    publicUrl: config.publicUrl,
    onChargesChanged: vendors.chargesChanged,
  });
  const returnParts: ReturnParts = {
    db,
    clock,
    ids,
    files,
    queueMail,
    publicUrl: config.publicUrl,
    refundPart: payments.refundPart,
    givenBack: (on, saleId) => givenBackOf({ ledger }, on, saleId),
    earlierRefunds: earlierRefundsOf,
    recordArrival: orders.recordArrival,
    buyerKindOf,
  };
  const push: PushParts = {
    db,
    clock,
    ids,
    calls,
    postPush,
    secrets: config.secrets,
    contact: addressIn(config.mail.from),
  };
  const announcementParts: AnnouncementParts = { db, clock, ids, queueMail, publicUrl: config.publicUrl };
  const carts = createCart({ db, clock, ids, currency: config.currency, vatChecks });
  /** Created twice, so that the caches of one are not used by readers of the other. */
  const marketReadFrom = (from: Kysely<Database>) => {
    const catalogue = createCatalogue({ db: from, clock, currency: config.currency });
    return {
      catalogue,
      globalSearch: createGlobalSearch({ db: from, clock, currency: config.currency, catalogue }),
      market: createMarket({ db: from, clock }),
      marketServices: createMarketServices({ db: from, clock, nextFreeTimes }),
    };
  };
  const marketReads = marketReadFrom(db);
  const handled: HandledModules = {
    accounts: createAccounts(accountParts),
    audit: createAudit({ db, clock, ids }),
    availability,
    contact: createContact({
      db,
      clock,
      ids,
      secrets: config.secrets,
      queueMail,
      publicUrl: config.publicUrl,
    }),
    dashboards: createDashboards({ db, clock, ids, currency: config.currency }, availability),
    imports: createImports({ db, clock, ids, files, currency: config.currency }),
    carts,
    shoppingLists: createShoppingLists({ db, clock, ids, currency: config.currency, carts }),
    ...marketReads,
    people: createPeople({ db, globalSearch: marketReads.globalSearch }),
    replica: replicaDb === undefined ? null : marketReadFrom(replicaDb),
    announcements: createAnnouncements(announcementParts),
    notifications: createNotifications({ db, clock, live, secrets: config.secrets }),
    pushes: createPushes(push),
    marketSettings: createMarketSettings({
      db,
      clock,
      ids,
      queueMail,
      publicUrl: config.publicUrl,
      commissionBps: config.commissionBasisPoints,
    }),
    pictures,
    listingPictures: createListingPictures({ db, clock, pictures }),
    vendors,
    orders,
    bookings,
    messages: createMessages({ db, clock, ids, queueMail, publicUrl: config.publicUrl }),
    returns: createReturns(returnParts),
    calendars: createCalendars(calendarParts),
    live,
    ledger,
    statements: createStatements({ db, clock, currency: config.currency }),
    invoices: createInvoices(invoiceParts),
    openPayment: payments.openPayment,
    payments,
    yachts: createYachts({
      db,
      clock,
      ids,
      queueMail,
      publicUrl: config.publicUrl,
      currency: config.currency,
    }),
    analytics: createAnalytics({ db, clock, knownPatterns }),
    assistant: createAssistant({ webhook: config.assistantWebhook, clock, ids, log, calls }),
    demo: config.demo ? { accounts: demoAccounts, outbox } : null,
  };
  return {
    ...handled,
    accountParts,
    /** For the worker: all jobs, and the schedule of the nightly ones. */
    tasks: {
      ...mailTasks({
        mailer,
        clock,
        secrets: config.secrets,
        keepUndelivered: keepUndelivered({ db, ids }),
      }),
      ...accountTasks(accountParts),
      ...catalogueTasks({ db }),
      ...vendorTasks({ db, clock }),
      ...rateLimitTasks({ db }),
      ...analyticsTasks({ db, clock }),
      ...importTasks({ db, files }),
      ...notificationTasks({ db, clock }),
      send_announcement: announcementTask(announcementParts),
      send_push: pushTask(push),
      send_digests: digestTask({ db, clock, queueMail, publicUrl: config.publicUrl }),
      ...orderTasks(orderParts),
      ...bookingTasks(bookingParts),
      ...calendarTasks(calendarParts),
      ...paymentTasks({ db, clock }),
      ...purchaseMoneyTasks(purchaseMoney),
      ...returnTasks(returnParts),
      ...invoiceTasks(invoiceParts),
      ...contactTasks({ db, clock }),
      ...(config.vies && {
        check_vat_id: vatCheckTask({ db, clock, vies: createVies({ ...config.vies, calls }) }),
      }),
      clean_up_outbox: async (...given: Parameters<typeof outbox.cleanUp>) => {
        await outbox.cleanUp(...given);
        await forgetUndelivered(db, clock.now());
      },
    },
    /** For each node's worker. */
    repeated: [expiryOfDuePayments(purchaseMoney)],
    cron: [
      ...nightly([
        'clean_up_accounts',
        'clean_up_outbox',
        'clean_up_payment_events',
        'clean_up_flow_visits',
        'clean_up_contact',
        'clean_up_invoices',
        'issue_commission_invoices',
        'clean_up_notifications',
        'repair_listing_counts',
      ]),
      ...everyFiveMinutes([
        'sweep_payments',
        'read_due_calendars',
        'send_digests',
        'fold_listing_counts',
        'clean_up_rate_limits',
      ]),
    ],
  };
}

/** The modules' part of the HTTP API (see app.ts). */
export const apiOf = (modules: HandledModules): Api<Session, Row, Anonymous> => ({
  handlers: handlersOf(modules),
  permissions,
  permit,
  claim,
  authenticate: authenticator(modules.accounts),
});
