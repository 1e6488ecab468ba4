import type { Announcements } from '../../modules/announcements/index.ts';
import type { Accounts } from '../../modules/account/index.ts';
import type { Audit } from '../../modules/audit/index.ts';
import type { Availability } from '../../modules/availability/index.ts';
import type { Calendars } from '../../modules/calendars/index.ts';
import type { Carts } from '../../modules/cart/index.ts';
import type { Catalogue, ListingPictures, MarketServices } from '../../modules/catalogue/index.ts';
import type { Contact } from '../../modules/contact/index.ts';
import type { Dashboards } from '../../modules/dashboards/index.ts';
import type { GlobalSearch } from '../../modules/global-search/index.ts';
import type { Imports } from '../../modules/imports/index.ts';
import type { Invoices } from '../../modules/invoices/index.ts';
import type { Ledger, Statements } from '../../modules/ledger/index.ts';
import type { Market } from '../../modules/market/index.ts';
import type { Messages } from '../../modules/messages/index.ts';
import type { Notifications, Pushes } from '../../modules/notifications/index.ts';
import type { MarketSettingsModule } from '../../modules/market-settings/index.ts';
import type { Payments } from '../../modules/payments/index.ts';
import type { People } from '../../modules/people/index.ts';
import type { Pictures } from '../../modules/pictures/index.ts';
import type { Returns } from '../../modules/returns/index.ts';
import type { ShoppingLists } from '../../modules/shopping-lists/index.ts';
import type { Vendors } from '../../modules/vendors/index.ts';
import type { Yachts } from '../../modules/yachts/index.ts';
import { accountHandlers } from './accounts.handlers.ts';
import { adminHandlers } from './admin.handlers.ts';
import { approvalHandlers } from './approvals.handlers.ts';
import { announcementHandlers } from './announcements.handlers.ts';
import type { AllHandlers } from './answers.ts';
import { bookingHandlers, type BookingModules } from './bookings.handlers.ts';
import { calendarHandlers } from './calendars.handlers.ts';
import { cartHandlers } from './cart.handlers.ts';
import { catalogueHandlers } from './catalogue.handlers.ts';
import { contactHandlers } from './contact.handlers.ts';
import { dashboardHandlers } from './dashboards.handlers.ts';
import { chargebackHandlers } from './chargebacks.handlers.ts';
import { colleagueHandlers } from './colleagues.handlers.ts';
import { financeHandlers } from './finance.handlers.ts';
import { globalSearchHandlers } from './global-search.handlers.ts';
import { peopleHandlers } from './people.handlers.ts';
import { importHandlers } from './imports.handlers.ts';
import { invoiceHandlers } from './invoices.handlers.ts';
import { listingsHandlers } from './listings.handlers.ts';
import { marketServiceHandlers } from './market-services.handlers.ts';
import { marketHandlers } from './market.handlers.ts';
import { messageHandlers } from './messages.handlers.ts';
import { notificationHandlers } from './notifications.handlers.ts';
import { marketSettingsHandlers } from './market-settings.handlers.ts';
import { onboardingHandlers } from './onboarding.handlers.ts';
import { replicaReadHandlers, type ReplicaModules } from './replica-reads.handlers.ts';
import { orderPaymentHandlers } from './order-payments.handlers.ts';
import { orderHandlers, type OrderModules } from './orders.handlers.ts';
import { payoutHandlers } from './payouts.handlers.ts';
import { paymentAccountHandlers } from './payment-account.handlers.ts';
import { returnHandlers } from './returns.handlers.ts';
import { scheduleHandlers } from './schedule.handlers.ts';
import { searchHandlers } from './search.handlers.ts';
import { secondFactorHandlers } from './second-factor.handlers.ts';
import { serviceHandlers, type ServiceModules } from './service.handlers.ts';
import { settingsHandlers } from './settings.handlers.ts';
import { shoppingListHandlers } from './shopping-lists.handlers.ts';
import { slipHandlers } from './slips.handlers.ts';
import { switchedHandlers } from './switched.handlers.ts';
import { vendorHandlers } from './vendor.handlers.ts';
import { yachtHandlers } from './yachts.handlers.ts';

export interface HandledModules extends ServiceModules, OrderModules, Pick<BookingModules, 'bookings'> {
  readonly accounts: Accounts;
  readonly announcements: Announcements;
  readonly audit: Audit;
  readonly availability: Availability;
  readonly market: Market;
  readonly calendars: Calendars;
  readonly carts: Carts;
  readonly catalogue: Catalogue;
  readonly marketServices: MarketServices;
  readonly contact: Contact;
  readonly marketSettings: MarketSettingsModule;
  readonly dashboards: Dashboards;
  readonly globalSearch: GlobalSearch;
  readonly imports: Imports;
  readonly invoices: Invoices;
  readonly ledger: Ledger;
  readonly statements: Statements;
  readonly messages: Messages;
  readonly notifications: Notifications;
  readonly pushes: Pushes;
  readonly people: People;
  readonly pictures: Pictures;
  readonly listingPictures: ListingPictures;
  readonly payments: Payments;
  readonly returns: Returns;
  readonly shoppingLists: ShoppingLists;
  readonly vendors: Vendors;
  readonly yachts: Yachts;
  /** The modules that read from the replica; null without one. */
  readonly replica: ReplicaModules | null;
}

/** The handlers of every operation in the contract. */
export function handlersOf(modules: HandledModules): AllHandlers {
  const handlers = allHandlersOf(modules);
  return {
    ...handlers,
    ...switchedHandlers(modules.marketSettings, handlers),
    ...(modules.replica && replicaReadHandlers(handlers, marketReads(modules.replica, modules.pictures))),
  };
}

/** The public reads of the market. */
const marketReads = (
  { catalogue, globalSearch, market, marketServices }: ReplicaModules,
  pictures: Pictures,
) => ({
  ...marketHandlers({ market, pictures }),
  ...searchHandlers(catalogue),
  ...marketServiceHandlers(marketServices),
  ...globalSearchHandlers(globalSearch),
});

const allHandlersOf = (modules: HandledModules): AllHandlers => ({
  ...marketSettingsHandlers(modules),
  ...accountHandlers(modules.accounts),
  ...settingsHandlers(modules.accounts),
  ...secondFactorHandlers(modules.accounts),
  ...marketReads(modules, modules.pictures),
  ...listingsHandlers(modules.catalogue, modules.listingPictures, modules.imports),
  ...cartHandlers(modules.carts),
  ...orderHandlers(modules),
  ...approvalHandlers(modules),
  ...orderPaymentHandlers(modules),
  ...chargebackHandlers(modules.payments),
  ...slipHandlers(modules.orders),
  ...bookingHandlers(modules),
  ...returnHandlers(modules.returns),
  ...messageHandlers(modules.messages),
  ...calendarHandlers(modules.calendars),
  ...contactHandlers(modules.contact),
  ...peopleHandlers(modules.people, modules.accounts),
  ...dashboardHandlers(modules.dashboards),
  ...payoutHandlers(modules.payments),
  ...financeHandlers(modules.ledger, modules.statements),
  ...invoiceHandlers(modules.invoices),
  ...catalogueHandlers(modules.imports),
  ...importHandlers(modules.imports),
  ...announcementHandlers(modules.announcements),
  ...notificationHandlers(modules.notifications, modules.pushes, modules.accounts),
  ...paymentAccountHandlers(modules.payments, modules.vendors, modules.audit),
  ...scheduleHandlers(modules.availability),
  ...serviceHandlers(modules),
  ...shoppingListHandlers(modules.shoppingLists, modules.carts),
  ...colleagueHandlers(modules.vendors),
  ...vendorHandlers(modules.vendors, modules.audit),
  ...yachtHandlers(modules.yachts, modules.vendors),
  ...onboardingHandlers(modules.vendors),
  ...adminHandlers(modules),
});
