import type {
  AccountLinkTable,
  AuthenticatorTable,
  CrewProfileTable,
  GuessBudgetTable,
  KnownDeviceTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PendingAuthenticatorTable,
  RecoveryCodeTable,
  SessionTable,
  SignUpTable,
  ThrottleTable,
  UserTable,
  VerificationCodeTable,
} from './account-tables.ts';
import type { FlowVisitCountTable, PageViewCountTable } from './analytics-tables.ts';
import type {
  ApprovalDeliveryTable,
  ApprovalLineTable,
  ApprovalTable,
  YachtCrewView,
  YachtPersonTable,
} from './approval-tables.ts';
import type {
  BookingFileTable,
  BookingTable,
  CalendarFeedTable,
  OccupiedPeriodTable,
  OutsideBusyTable,
  OutsideCalendarTable,
  ScheduleTable,
  ServiceTeamTable,
  SupplementTable,
  TeamTable,
  TimeOffTable,
} from './booking-tables.ts';
import type {
  CartDeliveryTable,
  CartLineTable,
  CartTable,
  DeliveryDetails,
  ShoppingListLineTable,
  ShoppingListTable,
  YachtMemberTable,
  YachtPlaceTable,
  YachtTable,
} from './cart-tables.ts';
import type {
  DeliveryMethodTable,
  InventoryItemTable,
  ListingCountTable,
  ListingWordTable,
  MarketListingTable,
  ProductTable,
  ServiceTable,
} from './catalogue-tables.ts';
import type { PayoutLineTable, PayoutTable } from './payout-tables.ts';
import type { ChargebackShareTable, ChargebackTable, EvidenceFileTable } from './chargeback-tables.ts';
import type { ContactEntryTable, ContactMessageTable, NewsAddressTable } from './contact-tables.ts';
import type {
  ColumnMeaningTable,
  PointingTable,
  ImportBatchTable,
  ImportChangeTable,
  ImportTable,
} from './import-tables.ts';
import type {
  AwaitedInvoiceTable,
  CommissionInvoiceSeriesTable,
  CommissionInvoiceTable,
  InvoiceReplacementTable,
  InvoiceSeriesTable,
  InvoiceTable,
  InvoicingChoiceTable,
  SaleInvoicedByVendorTable,
} from './invoice-tables.ts';
import type {
  AdminInvitationTable,
  AuditLogTable,
  DepartmentTable,
  ExceptionTakeTable,
  ExchangeRateTable,
  MarketIdentityTable,
  MarketSettingsTable,
  PortNameTable,
  PortTable,
  VendorDayTable,
} from './market-tables.ts';
import type { RateLimitTable, ReplicaMarkTable } from './node-tables.ts';
import type {
  AnnouncementTable,
  DigestTable,
  LiveEventTable,
  MailChoiceTable,
  NotificationChoicesTable,
  NotificationTable,
  OutboxMailTable,
  PushKeyTable,
  PushSubscriptionTable,
  UndeliveredMailTable,
} from './notification-tables.ts';
import type { OrderTable, SubOrderFileTable, SubOrderLineTable, SubOrderTable } from './order-tables.ts';
import type { SaleMessageTable } from './message-tables.ts';
import type { ReturnFileTable, ReturnHistoryTable, ReturnLineTable, ReturnTable } from './return-tables.ts';
import type {
  LedgerEntryTable,
  LedgerPostingTable,
  PaymentEventTable,
  PaymentTable,
  PurchaseTable,
  RefundTable,
  SaleLinkTable,
  SaleTable,
  TradeHistoryTable,
  TransferTable,
} from './trade-tables.ts';
import type {
  DistanceSalesStatementTable,
  PaymentAccountTable,
  VatCheckTable,
  VendorApplicationTable,
  VendorHistoryTable,
  VendorInvitationTable,
  VendorMemberTable,
  VendorDocumentTable,
  VendorPortTable,
  VendorTable,
} from './vendor-tables.ts';

/** The database for queries: one interface per table, in step with ../../migrations (a test compares the two). */
export interface Database {
  users: UserTable;
  notificationChoices: NotificationChoicesTable;
  notifications: NotificationTable;
  mailChoices: MailChoiceTable;
  digests: DigestTable;
  pushKeys: PushKeyTable;
  liveEvents: LiveEventTable;
  pushSubscriptions: PushSubscriptionTable;
  announcements: AnnouncementTable;
  crewProfiles: CrewProfileTable;
  signUps: SignUpTable;
  verificationCodes: VerificationCodeTable;
  sessions: SessionTable;
  accountLinks: AccountLinkTable;
  throttles: ThrottleTable;
  guessBudgets: GuessBudgetTable;
  knownDevices: KnownDeviceTable;
  authenticators: AuthenticatorTable;
  pendingAuthenticators: PendingAuthenticatorTable;
  recoveryCodes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  passkeyChallenges: PasskeyChallengeTable;
  outboxMails: OutboxMailTable;
  pageViewCounts: PageViewCountTable;
  flowVisitCounts: FlowVisitCountTable;
  departments: DepartmentTable;
  ports: PortTable;
  portNames: PortNameTable;
  vendors: VendorTable;
  vendorMembers: VendorMemberTable;
  vendorInvitations: VendorInvitationTable;
  vendorPorts: VendorPortTable;
  vatChecks: VatCheckTable;
  shoppingLists: ShoppingListTable;
  shoppingListLines: ShoppingListLineTable;
  vendorApplications: VendorApplicationTable;
  vendorPapers: VendorDocumentTable;
  vendorHistory: VendorHistoryTable;
  auditLog: AuditLogTable;
  paymentAccounts: PaymentAccountTable;
  paymentEvents: PaymentEventTable;
  products: ProductTable;
  imports: ImportTable;
  importBatches: ImportBatchTable;
  columnMeanings: ColumnMeaningTable;
  pointings: PointingTable;
  inventoryItems: InventoryItemTable;
  services: ServiceTable;
  importChanges: ImportChangeTable;
  exchangeRates: ExchangeRateTable;
  marketListings: MarketListingTable;
  listingCounts: ListingCountTable;
  listingWords: ListingWordTable;
  yachts: YachtTable;
  yachtMembers: YachtMemberTable;
  yachtPlaces: YachtPlaceTable;
  yachtPeople: YachtPersonTable;
  yachtCrew: YachtCrewView;
  deliveryMethods: DeliveryMethodTable;
  carts: CartTable;
  cartLines: CartLineTable;
  cartDeliveries: CartDeliveryTable;
  orders: OrderTable;
  subOrders: SubOrderTable;
  subOrderLines: SubOrderLineTable;
  subOrderFiles: SubOrderFileTable;
  purchases: PurchaseTable;
  sales: SaleTable;
  saleLinks: SaleLinkTable;
  payments: PaymentTable;
  refunds: RefundTable;
  transfers: TransferTable;
  payouts: PayoutTable;
  payoutLines: PayoutLineTable;
  tradeHistory: TradeHistoryTable;
  ledgerEntries: LedgerEntryTable;
  ledgerPostings: LedgerPostingTable;
  schedules: ScheduleTable;
  teams: TeamTable;
  serviceTeams: ServiceTeamTable;
  timeOff: TimeOffTable;
  bookings: BookingTable;
  occupiedPeriods: OccupiedPeriodTable;
  supplements: SupplementTable;
  bookingFiles: BookingFileTable;
  calendarFeeds: CalendarFeedTable;
  outsideCalendars: OutsideCalendarTable;
  outsideBusy: OutsideBusyTable;
  invoiceSeries: InvoiceSeriesTable;
  invoices: InvoiceTable;
  invoiceReplacements: InvoiceReplacementTable;
  salesInvoicedByVendor: SaleInvoicedByVendorTable;
  commissionInvoiceSeries: CommissionInvoiceSeriesTable;
  commissionInvoices: CommissionInvoiceTable;
  awaitedInvoices: AwaitedInvoiceTable;
  invoicingChoices: InvoicingChoiceTable;
  distanceSalesStatements: DistanceSalesStatementTable;
  vendorDays: VendorDayTable;
  exceptionTakes: ExceptionTakeTable;
  chargebacks: ChargebackTable;
  chargebackShares: ChargebackShareTable;
  evidenceFiles: EvidenceFileTable;
  contactMessages: ContactMessageTable;
  contactEntries: ContactEntryTable;
  newsAddresses: NewsAddressTable;
  undeliveredMails: UndeliveredMailTable;
  marketSettings: MarketSettingsTable;
  marketIdentity: MarketIdentityTable;
  adminInvitations: AdminInvitationTable;
  approvals: ApprovalTable & DeliveryDetails;
  approvalLines: ApprovalLineTable;
  approvalDeliveries: ApprovalDeliveryTable;
  saleMessages: SaleMessageTable;
  returns: ReturnTable;
  returnLines: ReturnLineTable;
  returnHistory: ReturnHistoryTable;
  returnFiles: ReturnFileTable;
  replicaMarks: ReplicaMarkTable;
  rateLimits: RateLimitTable;
}
