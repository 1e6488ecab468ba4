import type {
  ApprovalDeliveryTable,
  ApprovalLineTable,
  ApprovalTable,
  YachtCrewView,
  YachtPersonTable,
} from './approval-tables.ts';
import type { BillTo } from '../../../../src/lib/bill-to.ts';
import type { TaxCategory } from './booking-tables.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { IfIncomplete } from '../../../../src/lib/delivery-place.ts';
import type {
  BookingFileTable,
  BookingTable,
  CalendarFeedTable,
  OccupiedPeriodTable,
  OutsideBusyTable,
  OutsideCalendarTable,
  PlaceKind,
  ScheduleTable,
  ServiceTeamTable,
  SupplementTable,
  TeamTable,
  TimeOffTable,
} from './booking-tables.ts';
import type { MailDelivery, NotificationKind } from '../notifications/kinds.ts';
import type { ContactEntryTable, ContactMessageTable, NewsAddressTable } from './contact-tables.ts';
import type { ReturnFileTable, ReturnHistoryTable, ReturnLineTable, ReturnTable } from './return-tables.ts';
import type { ChargebackShareTable, EvidenceFileTable, ChargebackTable } from './chargeback-tables.ts';

/** The database as the queries see it: one interface a table, in step with ../../migrations (a test compares the two). */
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
  vendors: VendorTable;
  vendorMembers: VendorMemberTable;
  vendorInvitations: VendorInvitationTable;
  vendorPorts: VendorPortTable;
  vatChecks: VatCheckTable;
  shoppingLists: ShoppingListTable;
  shoppingListLines: ShoppingListLineTable;
  vendorApplications: VendorApplicationTable;
  vendorPapers: VendorPaperTable;
  vendorHistory: VendorHistoryTable;
  auditLog: AuditLogTable;
  paymentAccounts: PaymentAccountTable;
  paymentEvents: PaymentEventTable;
  products: ProductTable;
  imports: ImportTable;
  importBatches: ImportBatchTable;
  columnMeanings: ColumnMeaningTable;
  inventoryItems: InventoryItemTable;
  services: ServiceTable;
  importChanges: ImportChangeTable;
  exchangeRates: ExchangeRateTable;
  marketListings: MarketListingTable;
  listingCounts: ListingCountTable;
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
  purchases: PurchaseTable;
  sales: SaleTable;
  saleLinks: SaleLinkTable;
  payments: PaymentTable;
  refunds: RefundTable;
  transfers: TransferTable;
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
  salesInvoicedByVendor: SaleInvoicedByVendorTable;
  awaitedInvoices: AwaitedInvoiceTable;
  invoicingChoices: InvoicingChoiceTable;
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
  adminInvitations: AdminInvitationTable;
  approvals: ApprovalTable & DeliveryDetails;
  approvalLines: ApprovalLineTable;
  approvalDeliveries: ApprovalDeliveryTable;
  returns: ReturnTable;
  returnLines: ReturnLineTable;
  returnHistory: ReturnHistoryTable;
  returnFiles: ReturnFileTable;
}

export type RoleName = 'crew_member' | 'admin' | 'supplier' | 'service_provider';

interface UserTable {
  id: string;
  email: string;
  emailKey: GeneratedAlways<string>;
  role: RoleName;
  firstName: string;
  lastName: string;
  phone: string | null;
  passwordHash: string;
  pictureFileId: string | null;
  timeZone: ColumnType<string, string | undefined, string>;
  createdAt: Date;
  updatedAt: Date;
  closedAt: Date | null;
  secondFactorSince: ColumnType<Date | null, never, Date | null>;
}

interface NotificationChoicesTable {
  userId: string;
  ordersByEmail: ColumnType<boolean, boolean | undefined, boolean>;
  bookingsByEmail: ColumnType<boolean, boolean | undefined, boolean>;
  documentsByEmail: ColumnType<boolean, boolean | undefined, boolean>;
  newsByEmail: ColumnType<boolean, boolean | undefined, boolean>;
}

/** What a person was notified of (migration 0036). */
interface NotificationTable {
  id: Generated<string>;
  userId: string;
  kind: NotificationKind;
  title: string;
  detail: string | null;
  path: string;
  createdAt: Date;
  readAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  sequence: ColumnType<number | null, undefined, number | null>;
  digestDue: ColumnType<boolean, boolean | undefined, boolean>;
  announcementId: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What admins write to many (migration 0037). */
interface AnnouncementTable {
  id: string;
  title: string;
  body: string;
  role: RoleName | null;
  port: string | null;
  isPromotional: boolean;
  writtenBy: string;
  createdAt: Date;
  sendAt: Date;
  sentAt: ColumnType<Date | null, undefined, Date | null>;
  withdrawnAt: ColumnType<Date | null, undefined, Date | null>;
  recipients: ColumnType<number, undefined, number>;
}

interface MailChoiceTable {
  userId: string;
  kind: NotificationKind;
  delivery: MailDelivery;
}

interface DigestTable {
  userId: string;
  /** YYYY-MM-DD, of the person's own time zone. */
  sentOn: string;
}

/** What the sender has still to notify of (migration 0045). */
interface LiveEventTable {
  id: GeneratedAlways<number>;
  message: string;
}

/** What pushes are signed with (migration 0045); `privateKey` is sealed. */
interface PushKeyTable {
  id: string;
  publicKey: string;
  privateKey: Buffer;
  createdAt: Date;
}

/** A browser that wants to hear that there is news (migration 0045). */
interface PushSubscriptionTable {
  id: string;
  userId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Date;
}

/** A licence as its holder states it; papers with files are documents. `expiresOn` is a date, YYYY-MM-DD. */
export interface Licence {
  name: string;
  number: string | null;
  expiresOn: string | null;
}

interface CrewProfileTable {
  userId: string;
  position: string | null;
  yachtName: string | null;
  nationality: string | null;
  about: string | null;
  licences: JSONColumnType<Licence[]>;
  updatedAt: Date;
}

interface SignUpTable {
  id: string;
  email: string;
  emailKey: GeneratedAlways<string>;
  role: Exclude<RoleName, 'admin'>;
  firstName: string;
  lastName: string;
  passwordHash: string;
  addressTaken: boolean;
  createdAt: Date;
  expiresAt: Date;
  userId: string | null;
  /** What /apply asked before there was an account. */
  company: JSONColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  invitationHash: ColumnType<Buffer | null, Buffer | null | undefined, never>;
}

interface VerificationCodeTable {
  id: string;
  signUpId: string;
  codeHmac: Buffer;
  wrongTries: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  linkHash: Buffer | null;
  askedFrom: string;
}

interface SessionTable {
  id: string;
  tokenHash: Buffer;
  userId: string | null;
  signUpId: string | null;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

interface AccountLinkTable {
  purpose: 'password_reset' | 'sign_in';
  id: string;
  userId: string;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

interface ThrottleTable {
  bucket: string;
  failures: number;
  lastFailedAt: Date;
  blockedUntil: Date | null;
}

interface GuessBudgetTable {
  bucket: string;
  spentUntil: Date;
}

interface KnownDeviceTable {
  tokenHash: Buffer;
  userId: string;
  createdAt: Date;
  lastUsedAt: Date;
}

interface AuthenticatorTable {
  userId: string;
  secret: Buffer;
  confirmedAt: Date;
  lastPeriod: number;
}

interface PendingAuthenticatorTable {
  userId: string;
  secret: Buffer;
  expiresAt: Date;
}

interface RecoveryCodeTable {
  userId: string;
  codeHash: Buffer;
}

interface PasskeyTable {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  uses: number;
  transports: JSONColumnType<string[]>;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

interface PasskeyChallengeTable {
  challenge: string;
  userId: string;
  purpose: 'add' | 'sign_in';
  expiresAt: Date;
}

interface OutboxMailTable {
  id: string;
  toAddress: string;
  subject: string;
  textBody: string;
  htmlBody: string | null;
  createdAt: Date;
}

interface PageViewCountTable {
  /** YYYY-MM-DD: a date has no zone, so it stays text. */
  day: ColumnType<string, string, never>;
  pattern: string;
  views: number;
}

interface FlowVisitCountTable {
  /** YYYY-MM-DD */
  day: ColumnType<string, string, never>;
  flow: string;
  state: string;
  /** Empty for visits that began. */
  wentTo: string;
  withinSeconds: number;
  visits: number;
}

interface DepartmentTable {
  slug: string;
  name: string;
  lead: string;
  position: number;
}

interface PortTable {
  slug: string;
  name: string;
  country: string;
  timeZone: string;
  latitude: number;
  longitude: number;
}

export type VendorKind = 'supplier' | 'service_provider';
export type VendorStatus =
  | 'applicant'
  | 'approved'
  | 'active'
  | 'paused'
  | 'restricted'
  | 'suspended'
  | 'closed';
export type ApplicationStatus =
  | 'draft'
  | 'submitted'
  | 'in_review'
  | 'changes_requested'
  | 'approved'
  | 'rejected';
export type PaperKind = 'registration' | 'insurance' | 'tax' | 'other';
export type ListingStatus = 'draft' | 'active' | 'paused' | 'archived';

export type VendorRole = 'owner' | 'editor' | 'reader';

interface VendorMemberTable {
  userId: string;
  vendorId: string;
  role: VendorRole;
  createdAt: Date;
}

interface VendorInvitationTable {
  id: string;
  vendorId: string;
  email: string;
  emailKey: GeneratedAlways<string>;
  role: VendorRole;
  tokenHash: Buffer;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: ColumnType<Date | null, never, Date>;
  acceptedBy: ColumnType<string | null, never, string>;
  withdrawnAt: ColumnType<Date | null, never, Date>;
}

interface VendorTable {
  id: string;
  openedBy: string;
  kind: VendorKind;
  status: VendorStatus;
  tradingName: string | null;
  legalName: string | null;
  registrationNumber: string | null;
  vatNumber: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  country: string | null;
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  about: string | null;
  logoFileId: string | null;
  commissionBps: number | null;
  skippedSteps: ColumnType<string[], string[] | undefined, string[]>;
  catalogueVerifiedAt: Date | null;
  deliverySaidAt: Date | null;
  onboardingCompletedAt: Date | null;
  canTakeCharges: ColumnType<boolean, boolean | undefined, boolean>;
  issuesOwnInvoices: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

interface ShoppingListTable {
  id: string;
  userId: string;
  kind: 'named' | 'favourites';
  name: string;
  removedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

interface ShoppingListLineTable {
  id: string;
  listId: string;
  productId: string;
  inventoryId: string | null;
  quantity: number;
  seenPriceMinor: number | null;
}

export type VatCheckState = 'waiting' | 'valid' | 'invalid' | 'unreachable';

interface VatCheckTable {
  id: string;
  vatId: string;
  state: VatCheckState;
  askedAt: Date;
  checkedAt: Date | null;
  consultationNumber: string | null;
}

interface VendorPortTable {
  vendorId: string;
  port: string;
}

interface VendorApplicationTable {
  id: string;
  vendorId: string;
  status: ApplicationStatus;
  note: string | null;
  submittedAt: Date | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

interface VendorPaperTable {
  id: string;
  vendorId: string;
  kind: PaperKind;
  fileId: string;
  fileName: string;
  mediaType: string;
  sizeBytes: number;
  uploadedAt: Date;
}

interface VendorHistoryTable {
  id: string;
  vendorId: string;
  process: 'application' | 'vendor';
  command: string;
  fromStatus: string;
  toStatus: string;
  actorId: string | null;
  note: string | null;
  at: Date;
}

interface UndeliveredMailTable {
  id: string;
  toAddress: string;
  sealed: string;
  discardAt: Date | null;
  reason: 'refused' | 'given_up';
  failedAt: Date;
}

interface MarketSettingsTable {
  id: string;
  commissionBps: number;
  answerHours: number;
  takesOrders: boolean;
  takesBookings: boolean;
  takesApplications: boolean;
  version: number;
  updatedBy: string;
  updatedAt: Date;
}

interface AdminInvitationTable {
  id: string;
  email: string;
  emailKey: GeneratedAlways<string>;
  tokenHash: Buffer;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: ColumnType<Date | null, never, Date>;
  acceptedBy: ColumnType<string | null, never, string>;
  withdrawnAt: ColumnType<Date | null, never, Date>;
}

interface AuditLogTable {
  id: string;
  actorId: string | null;
  act: string;
  subjectKind: string;
  subjectId: string;
  details: JSONColumnType<Record<string, unknown>, string | undefined>;
  at: Date;
}

interface PaymentAccountTable {
  vendorId: string;
  providerAccountId: string;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  detailsSubmitted: boolean;
  requirementsDue: JSONColumnType<string[]>;
  pendingVerification: ColumnType<boolean, boolean | undefined, boolean>;
  disabledReason: string | null;
  readAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

interface PaymentEventTable {
  id: string;
  type: string;
  receivedAt: Date;
}

interface ProductTable {
  id: string;
  name: string;
  brand: string | null;
  partNumber: string | null;
  barcode: string | null;
  description: string | null;
  category: string | null;
  departments: ColumnType<string[], string[] | undefined, string[]>;
  imageUrl: string | null;
  createdAt: Date;
  updatedAt: Date;
}

interface ImportTable {
  id: string;
  vendorId: string;
  kind: 'products' | 'services';
  status: 'open' | 'imported' | 'undone' | 'discarded';
  fileId: string | null;
  fileName: string;
  sizeBytes: number;
  fileSha256: string | null;
  readingFileId: string | null;
  readingSizeBytes: number | null;
  edits: JSONColumnType<unknown[], string | undefined>;
  editsDone: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  newCount: ColumnType<number, number | undefined, number>;
  changedCount: ColumnType<number, number | undefined, number>;
  unchangedCount: ColumnType<number, number | undefined, number>;
  idempotencyKey: string | null;
  bodySha256: string | null;
  createdAt: Date;
  updatedAt: Date;
  committedAt: Date | null;
  undoneAt: Date | null;
}

interface ColumnMeaningTable {
  id: string;
  vendorId: string;
  kind: 'products' | 'services';
  header: string;
  headerKey: string;
  field: string | null;
  fileName: string | null;
  learntAt: Date;
}

interface ImportBatchTable {
  importId: string;
  number: number;
  bodySha256: string;
  rowCount: number;
  rows: JSONColumnType<unknown[]>;
  stagedAt: Date;
}

interface InventoryItemTable {
  id: string;
  supplierId: string;
  productId: string;
  ownKey: string;
  name: string;
  variant: string | null;
  sku: string | null;
  priceMinor: number;
  currency: string;
  taxBps: number | null;
  unit: string | null;
  stock: number | null;
  reorderLevel: number | null;
  location: string | null;
  status: ListingStatus;
  importId: string | null;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

interface ServiceTable {
  id: string;
  providerId: string;
  ownKey: string;
  name: string;
  description: string | null;
  category: string | null;
  departments: ColumnType<string[], string[] | undefined, string[]>;
  priceMinor: number;
  currency: string;
  taxBps: number | null;
  pricedPer: 'visit' | 'hour' | 'day' | 'unit';
  unit: string | null;
  durationMinutes: number;
  durationUnits: number | null;
  placeKinds: ColumnType<PlaceKind[], PlaceKind[] | undefined, PlaceKind[]>;
  included: ColumnType<string[], string[] | undefined, string[]>;
  leadTimeHours: ColumnType<number, number | undefined, number>;
  cancellationPolicy: ColumnType<
    'flexible' | 'moderate' | 'strict',
    'flexible' | 'moderate' | 'strict' | undefined,
    'flexible' | 'moderate' | 'strict'
  >;
  status: ListingStatus;
  importId: string | null;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

interface ImportChangeTable {
  importId: string;
  listingId: string;
  before: JSONColumnType<Record<string, unknown>>;
  afterVersion: number;
}

interface ExchangeRateTable {
  base: string;
  currency: string;
  rate: string;
  asOf: string;
}

export type DeliveryKind = 'berth' | 'collection' | 'courier';
export type OrderStatus =
  | 'pending_payment'
  | 'payment_expired'
  | 'placed'
  | 'partially_confirmed'
  | 'confirmed'
  | 'partially_fulfilled'
  | 'fulfilled'
  | 'completed'
  | 'cancelled';
export type SubOrderStatus =
  | 'reserved'
  | 'released'
  | 'pending_confirmation'
  | 'change_proposed'
  | 'confirmed'
  | 'preparing'
  | 'dispatched'
  | 'ready_for_collection'
  | 'delivered'
  | 'disputed'
  | 'completed'
  | 'returned'
  | 'declined'
  | 'cancelled'
  | 'expired';
export type PaymentStatus =
  | 'created'
  | 'processing'
  | 'requires_action'
  | 'failed'
  | 'expired'
  | 'authorized'
  | 'voided'
  | 'captured'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed'
  | 'won'
  | 'lost';
export type RefundStatus = 'pending' | 'done' | 'failed';
export type TransferStatus = 'accrued' | 'eligible' | 'sent' | 'failed' | 'partially_reversed' | 'reversed';
export type PurchaseKind = 'order' | 'booking';
export type SaleKind = 'sub_order' | 'booking' | 'supplement';
export type TradeProcess = 'order' | 'sub_order' | 'booking' | 'supplement' | 'payment' | 'transfer';
/** `provider` is the payment provider. */
export type TradeActorRole =
  | 'crew_member'
  | 'supplier'
  | 'service_provider'
  | 'admin'
  | 'system'
  | 'provider';
export type LedgerEntryKind = 'capture' | 'refund' | 'transfer' | 'reversal' | 'fee' | 'dispute';
export type LedgerAccount = 'cash' | 'vendor_due' | 'commission' | 'provider_fees' | 'dispute_losses';
/** A column of the release before, which the database fills until the next one drops it (migration 0014). */
type FormerColumn = ColumnType<string | null, undefined, never>;

/** What a supplier offers instead of what was ordered; never dearer than it. `readyOn` is a date, YYYY-MM-DD. */
export interface ChangeProposal {
  readonly message: string;
  readonly readyOn: string | null;
  readonly lines: readonly {
    readonly lineId: string;
    readonly quantity: number;
    readonly unitPriceMinor: number;
    readonly substitute: string | null;
  }[];
}

interface MarketListingTable {
  id: string;
  kind: 'product' | 'service';
  inventoryId: string | null;
  name: string;
  detail: string | null;
  category: string | null;
  departments: string[];
  priceMinor: number;
  currency: string;
  priceFor: string | null;
  vendorId: string;
  vendorIds: string[];
  ports: string[];
  inStock: boolean | null;
  isUncounted: Generated<boolean>;
  outOfStock: GeneratedAlways<boolean>;
  listedAt: Date;
  sortName: string;
  words: string;
  search: string;
}

interface ListingCountTable {
  id: GeneratedAlways<number>;
  department: string;
  facet: 'all' | 'kind' | 'department' | 'category' | 'vendor' | 'port' | 'stock';
  value: string;
  listings: number;
}

interface YachtTable {
  id: string;
  name: string;
  port: string | null;
  berth: string | null;
  billTo: BillTo | null;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

interface YachtMemberTable {
  yachtId: string;
  userId: string;
  joinedAt: Date;
}

interface YachtPlaceTable {
  yachtId: string;
  position: number;
  name: string;
  port: string;
  /** One of the two. */
  berth: string | null;
  address: string | null;
}

interface DeliveryMethodTable {
  id: string;
  supplierId: string;
  kind: DeliveryKind;
  name: string;
  details: string | null;
  costMinor: number;
  currency: string;
  /** Slugs; null: every port. */
  ports: string[] | null;
  /** From the confirmation; both or neither. */
  daysFrom: number | null;
  daysTo: number | null;
  position: number;
  createdAt: Date;
  archivedAt: Date | null;
}

/** Where an order is to go, until when it is of use, what its suppliers are to know, and who buys: as its buyer says it, in a cart and then in an order. */
export interface DeliveryDetails {
  yachtId: string | null;
  /** The slug of a port. */
  port: string | null;
  berth: string | null;
  contact: string | null;
  arrivesFrom: Date | null;
  arrivesUntil: Date | null;
  /** YYYY-MM-DD. */
  latestUsefulOn: string | null;
  /** Up to 500 code points. */
  noteToSupplier: string | null;
  /** Null: nobody chose, and the buyer is asked. */
  ifIncomplete: IfIncomplete | null;
  /** The business that buys; null: bought privately. */
  billTo: BillTo | null;
  /** The buyer's own number of the order, and where they book it; up to 40 code points. */
  poNumber: string | null;
  costCentre: string | null;
}

interface CartTable extends DeliveryDetails {
  userId: string;
  id: string;
  version: ColumnType<number, number | undefined, number>;
  updatedAt: Date;
}

interface CartLineTable {
  userId: string;
  inventoryId: string;
  productId: string;
  quantity: number;
  savedForLater: ColumnType<boolean, boolean | undefined, boolean>;
  seenPriceMinor: number;
  addedAt: Date;
}

interface CartDeliveryTable {
  userId: string;
  supplierId: string;
  deliveryMethodId: string | null;
  /** Where this part goes instead of where the rest goes: both or neither. */
  port: string | null;
  address: string | null;
}

interface OrderTable extends DeliveryDetails {
  id: string;
  number: GeneratedAlways<number>;
  buyerId: string;
  status: OrderStatus;
  currency: string;
  subtotalMinor: number;
  taxMinor: number;
  deliveryMinor: number;
  totalMinor: number;
  yachtName: string | null;
  /** The question to VIES about the number of the business that buys. */
  vatCheckId: string | null;
  checkoutKey: string;
  bodySha256: string;
  /** False: bought by itself, whatever lay in the cart. */
  fromCart: Generated<boolean>;
  expiresAt: Date;
  placedAt: Date | null;
  settledAt: Date | null;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

interface SubOrderTable {
  id: string;
  orderId: string;
  supplierId: string;
  status: SubOrderStatus;
  currency: string;
  deliveryKind: DeliveryKind;
  deliveryName: string;
  /** Where this part goes instead of where the rest goes: both or neither. */
  deliveryPort: string | null;
  deliveryAddress: string | null;
  deliveryDaysFrom: number | null;
  deliveryDaysTo: number | null;
  subtotalMinor: number;
  taxMinor: number;
  deliveryMinor: number;
  totalMinor: number;
  acceptedSubtotalMinor: number | null;
  acceptedTaxMinor: number | null;
  acceptedDeliveryMinor: number | null;
  acceptedTotalMinor: number | null;
  commissionBps: number;
  commissionMinor: number | null;
  answerBy: Date | null;
  decidedAt: Date | null;
  note: string | null;
  proposal: JSONColumnType<ChangeProposal | null, string | null | undefined, string | null>;
  readyOn: string | null;
  tracking: string | null;
  trackingUrl: string | null;
  deliveredAt: Date | null;
  completedAt: Date | null;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

interface SubOrderLineTable {
  id: string;
  subOrderId: string;
  position: number;
  inventoryId: string;
  productId: string;
  name: string;
  variant: string | null;
  sku: string | null;
  unit: string | null;
  unitPriceMinor: number;
  taxBps: number;
  /** What was decided for a business; null: as the listing said. */
  taxCategory: TaxCategory | null;
  /** A sentence for the invoice; null also for category S. */
  taxReason: string | null;
  quantity: number;
  netMinor: number;
  taxMinor: number;
  acceptedQuantity: number | null;
  substitute: string | null;
  countsStock: boolean;
  returnedQuantity: ColumnType<number, number | undefined, number>;
  quantityInReturns: ColumnType<number, number | undefined, number>;
}

interface PurchaseTable {
  id: string;
  kind: PurchaseKind;
  number: string;
  buyerId: string;
  currency: string;
}

interface SaleTable {
  id: string;
  kind: SaleKind;
  purchaseId: string;
  vendorId: string;
}

interface SaleLinkTable {
  tokenHash: Buffer;
  saleId: string;
  /** Null: of nobody in particular at the vendor. */
  userId: ColumnType<string | null, string | undefined, never>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

interface PaymentTable {
  id: string;
  purchaseId: string;
  saleId: string | null;
  orderId: FormerColumn;
  status: PaymentStatus;
  amountMinor: number;
  currency: string;
  providerSessionId: string | null;
  providerIntentId: string | null;
  paymentUrl: string | null;
  declineMessage: string | null;
  declinedTry: string | null;
  capturedMinor: ColumnType<number, number | undefined, number>;
  refundedMinor: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  readAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

interface RefundTable {
  id: string;
  paymentId: string;
  saleId: string;
  subOrderId: FormerColumn;
  amountMinor: number;
  reason: string;
  status: RefundStatus;
  providerRefundId: string | null;
  requestedBy: string | null;
  createdAt: Date;
  doneAt: Date | null;
}

interface TransferTable {
  id: string;
  saleId: string;
  subOrderId: FormerColumn;
  vendorId: string;
  status: TransferStatus;
  amountMinor: number;
  reversedMinor: ColumnType<number, number | undefined, number>;
  currency: string;
  providerTransferId: string | null;
  failure: string | null;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

interface TradeHistoryTable {
  id: string;
  purchaseId: string;
  saleId: string | null;
  orderId: FormerColumn;
  subOrderId: FormerColumn;
  process: TradeProcess;
  command: string;
  fromStatus: string;
  toStatus: string;
  actorId: string | null;
  actorRole: TradeActorRole;
  note: string | null;
  at: Date;
}

interface LedgerEntryTable {
  id: string;
  kind: LedgerEntryKind;
  source: string;
  purchaseId: string;
  orderId: FormerColumn;
  buyerId: string;
  memo: string;
  at: Date;
}

interface LedgerPostingTable {
  entryId: string;
  position: number;
  account: LedgerAccount;
  saleId: string;
  subOrderId: FormerColumn;
  vendorId: string;
  amountMinor: number;
  currency: string;
}

interface InvoiceSeriesTable {
  vendorId: string;
  code: GeneratedAlways<number>;
  lastPosition: ColumnType<number, number | undefined, number>;
}

export type InvoiceKind = 'invoice' | 'credit_note';

interface InvoiceTable {
  id: string;
  kind: InvoiceKind;
  vendorId: string;
  /** Null where the vendor issued it itself: then the file is its own. */
  position: number | null;
  number: string;
  purchaseId: string;
  saleId: string;
  buyerId: string;
  refundId: string | null;
  creditsId: string | null;
  currency: string;
  totalMinor: number;
  content: JSONColumnType<object>;
  issuedAt: Date;
  keptUntil: string;
  fileId: ColumnType<string | null, string | null | undefined, never>;
  fileSizeBytes: ColumnType<number | null, number | null | undefined, never>;
  sentBy: ColumnType<string | null, string | null | undefined, never>;
  sentAt: ColumnType<Date | null, Date | null | undefined, never>;
}

interface AwaitedInvoiceTable {
  id: string;
  kind: InvoiceKind;
  vendorId: string;
  saleId: string;
  refundId: string | null;
  currency: string;
  amountMinor: number;
  dueAt: Date;
}

interface InvoicingChoiceTable {
  id: string;
  vendorId: string;
  issuedBy: 'quayside' | 'vendor';
  wording: number;
  chosenBy: string;
  chosenAt: Date;
}

interface SaleInvoicedByVendorTable {
  saleId: string;
  notedAt: Date;
}

/** Kept by the database as the ledger is written (migration 0028). */
interface VendorDayTable {
  vendorId: string;
  currency: string;
  /** YYYY-MM-DD, of UTC. */
  day: string;
  soldMinor: number;
  dueMinor: number;
}

/** Which admin sees to what is wrong. */
interface ExceptionTakeTable {
  kind: string;
  subjectId: string;
  adminId: string;
  takenAt: Date;
}
