import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

/** The database as the queries see it: one interface a table, in step with ../../migrations (a test compares the two). */
export interface Database {
  users: UserTable;
  notification_choices: NotificationChoicesTable;
  crew_profiles: CrewProfileTable;
  sign_ups: SignUpTable;
  verification_codes: VerificationCodeTable;
  sessions: SessionTable;
  password_resets: PasswordResetTable;
  throttles: ThrottleTable;
  outbox_mails: OutboxMailTable;
  page_view_counts: PageViewCountTable;
  flow_visit_counts: FlowVisitCountTable;
  departments: DepartmentTable;
  ports: PortTable;
  vendors: VendorTable;
  vendor_ports: VendorPortTable;
  vendor_applications: VendorApplicationTable;
  vendor_papers: VendorPaperTable;
  vendor_history: VendorHistoryTable;
  audit_log: AuditLogTable;
  payment_accounts: PaymentAccountTable;
  payment_events: PaymentEventTable;
  products: ProductTable;
  imports: ImportTable;
  import_batches: ImportBatchTable;
  column_meanings: ColumnMeaningTable;
  inventory_items: InventoryItemTable;
  services: ServiceTable;
  import_changes: ImportChangeTable;
  exchange_rates: ExchangeRateTable;
  market_listings: MarketListingTable;
  yachts: YachtTable;
  yacht_members: YachtMemberTable;
  delivery_methods: DeliveryMethodTable;
  carts: CartTable;
  cart_lines: CartLineTable;
  cart_deliveries: CartDeliveryTable;
  orders: OrderTable;
  sub_orders: SubOrderTable;
  sub_order_lines: SubOrderLineTable;
  sub_order_links: SubOrderLinkTable;
  payments: PaymentTable;
  refunds: RefundTable;
  transfers: TransferTable;
  trade_history: TradeHistoryTable;
  ledger_entries: LedgerEntryTable;
  ledger_postings: LedgerPostingTable;
}

export type RoleName = 'crew_member' | 'admin' | 'supplier' | 'service_provider';

interface UserTable {
  id: string;
  email: string;
  email_key: GeneratedAlways<string>;
  role: RoleName;
  first_name: string;
  last_name: string;
  phone: string | null;
  password_hash: string;
  picture_file_id: string | null;
  time_zone: ColumnType<string, string | undefined, string>;
  created_at: Date;
  updated_at: Date;
  closed_at: Date | null;
}

interface NotificationChoicesTable {
  user_id: string;
  orders_by_email: ColumnType<boolean, boolean | undefined, boolean>;
  bookings_by_email: ColumnType<boolean, boolean | undefined, boolean>;
  documents_by_email: ColumnType<boolean, boolean | undefined, boolean>;
  news_by_email: ColumnType<boolean, boolean | undefined, boolean>;
}

/** A licence as its holder states it; papers with files are documents. `expiresOn` is a date, YYYY-MM-DD. */
export interface Licence {
  name: string;
  number: string | null;
  expiresOn: string | null;
}

interface CrewProfileTable {
  user_id: string;
  position: string | null;
  yacht_name: string | null;
  nationality: string | null;
  about: string | null;
  licences: JSONColumnType<Licence[]>;
  updated_at: Date;
}

interface SignUpTable {
  id: string;
  email: string;
  email_key: GeneratedAlways<string>;
  role: Exclude<RoleName, 'admin'>;
  first_name: string;
  last_name: string;
  password_hash: string;
  address_taken: boolean;
  created_at: Date;
  expires_at: Date;
  user_id: string | null;
  /** What /apply asked before there was an account. */
  company: JSONColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
}

interface VerificationCodeTable {
  id: string;
  sign_up_id: string;
  code_hmac: Buffer;
  wrong_tries: ColumnType<number, number | undefined, number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface SessionTable {
  id: string;
  token_hash: Buffer;
  user_id: string | null;
  sign_up_id: string | null;
  device: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

interface PasswordResetTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface ThrottleTable {
  bucket: string;
  failures: number;
  last_failed_at: Date;
  blocked_until: Date | null;
}

interface OutboxMailTable {
  id: string;
  to_address: string;
  subject: string;
  text_body: string;
  html_body: string | null;
  created_at: Date;
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
  went_to: string;
  within_seconds: number;
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
  time_zone: string;
}

export type VendorKind = 'supplier' | 'service_provider';
export type VendorStatus =
  'applicant' | 'approved' | 'active' | 'paused' | 'restricted' | 'suspended' | 'closed';
export type ApplicationStatus =
  'draft' | 'submitted' | 'in_review' | 'changes_requested' | 'approved' | 'rejected';
export type PaperKind = 'registration' | 'insurance' | 'tax' | 'other';
export type ListingStatus = 'draft' | 'active' | 'paused' | 'archived';

interface VendorTable {
  id: string;
  kind: VendorKind;
  status: VendorStatus;
  trading_name: string | null;
  legal_name: string | null;
  registration_number: string | null;
  vat_number: string | null;
  street: string | null;
  postal_code: string | null;
  city: string | null;
  country: string | null;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  about: string | null;
  logo_file_id: string | null;
  commission_bps: number | null;
  skipped_steps: ColumnType<string[], string[] | undefined, string[]>;
  catalogue_verified_at: Date | null;
  delivery_said_at: Date | null;
  onboarding_completed_at: Date | null;
  can_take_charges: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created_at: Date;
  updated_at: Date;
}

interface VendorPortTable {
  vendor_id: string;
  port: string;
}

interface VendorApplicationTable {
  id: string;
  vendor_id: string;
  status: ApplicationStatus;
  note: string | null;
  submitted_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  version: ColumnType<number, number | undefined, number>;
  created_at: Date;
  updated_at: Date;
}

interface VendorPaperTable {
  id: string;
  vendor_id: string;
  kind: PaperKind;
  file_id: string;
  file_name: string;
  media_type: string;
  size_bytes: number;
  uploaded_at: Date;
}

interface VendorHistoryTable {
  id: string;
  vendor_id: string;
  process: 'application' | 'vendor';
  command: string;
  from_status: string;
  to_status: string;
  actor_id: string | null;
  note: string | null;
  at: Date;
}

interface AuditLogTable {
  id: string;
  actor_id: string;
  act: string;
  subject_kind: string;
  subject_id: string;
  details: JSONColumnType<Record<string, unknown>, string | undefined>;
  at: Date;
}

interface PaymentAccountTable {
  vendor_id: string;
  provider_account_id: string;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  requirements_due: JSONColumnType<string[]>;
  pending_verification: ColumnType<boolean, boolean | undefined, boolean>;
  disabled_reason: string | null;
  read_at: Date;
  created_at: Date;
  updated_at: Date;
}

interface PaymentEventTable {
  id: string;
  type: string;
  received_at: Date;
}

interface ProductTable {
  id: string;
  name: string;
  brand: string | null;
  part_number: string | null;
  barcode: string | null;
  description: string | null;
  category: string | null;
  departments: ColumnType<string[], string[] | undefined, string[]>;
  image_url: string | null;
  created_at: Date;
  updated_at: Date;
}

interface ImportTable {
  id: string;
  vendor_id: string;
  kind: 'products' | 'services';
  status: 'open' | 'imported' | 'undone' | 'discarded';
  file_id: string | null;
  file_name: string;
  size_bytes: number;
  file_sha256: string | null;
  reading_file_id: string | null;
  reading_size_bytes: number | null;
  edits: JSONColumnType<unknown[], string | undefined>;
  edits_done: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  new_count: ColumnType<number, number | undefined, number>;
  changed_count: ColumnType<number, number | undefined, number>;
  unchanged_count: ColumnType<number, number | undefined, number>;
  idempotency_key: string | null;
  body_sha256: string | null;
  created_at: Date;
  updated_at: Date;
  committed_at: Date | null;
  undone_at: Date | null;
}

interface ColumnMeaningTable {
  id: string;
  vendor_id: string;
  kind: 'products' | 'services';
  header: string;
  header_key: string;
  field: string | null;
  file_name: string | null;
  learnt_at: Date;
}

interface ImportBatchTable {
  import_id: string;
  number: number;
  body_sha256: string;
  row_count: number;
  rows: JSONColumnType<unknown[]>;
  staged_at: Date;
}

interface InventoryItemTable {
  id: string;
  supplier_id: string;
  product_id: string;
  own_key: string;
  name: string;
  variant: string | null;
  sku: string | null;
  price_minor: number;
  currency: string;
  tax_bps: number | null;
  unit: string | null;
  stock: number | null;
  reorder_level: number | null;
  location: string | null;
  status: ListingStatus;
  import_id: string | null;
  version: ColumnType<number, number | undefined, number>;
  created_at: Date;
  updated_at: Date;
}

interface ServiceTable {
  id: string;
  provider_id: string;
  own_key: string;
  name: string;
  description: string | null;
  category: string | null;
  departments: ColumnType<string[], string[] | undefined, string[]>;
  price_minor: number;
  currency: string;
  tax_bps: number | null;
  priced_per: 'visit' | 'hour' | 'day' | 'unit';
  unit: string | null;
  duration_minutes: number;
  lead_time_hours: ColumnType<number, number | undefined, number>;
  cancellation_policy: ColumnType<
    'flexible' | 'moderate' | 'strict',
    'flexible' | 'moderate' | 'strict' | undefined,
    'flexible' | 'moderate' | 'strict'
  >;
  status: ListingStatus;
  import_id: string | null;
  version: ColumnType<number, number | undefined, number>;
  created_at: Date;
  updated_at: Date;
}

interface ImportChangeTable {
  import_id: string;
  listing_id: string;
  before: JSONColumnType<Record<string, unknown>>;
  after_version: number;
}

interface ExchangeRateTable {
  base: string;
  currency: string;
  rate: string;
  as_of: string;
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
export type TradeProcess = 'order' | 'sub_order' | 'payment' | 'transfer';
export type TradeActorRole = 'crew_member' | 'supplier' | 'admin' | 'system' | 'provider';
export type LedgerEntryKind = 'capture' | 'refund' | 'transfer' | 'reversal';
export type LedgerAccount = 'cash' | 'vendor_due' | 'commission';

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
  inventory_id: string | null;
  name: string;
  detail: string | null;
  category: string | null;
  departments: string[];
  price_minor: number;
  currency: string;
  price_for: string | null;
  vendor_id: string;
  vendor_ids: string[];
  ports: string[];
  in_stock: boolean | null;
  out_of_stock: GeneratedAlways<boolean>;
  listed_at: Date;
  sort_name: string;
  words: string;
  search: string;
}

interface YachtTable {
  id: string;
  name: string;
  port: string | null;
  berth: string | null;
  version: ColumnType<number, number | undefined, number>;
  created_at: Date;
  updated_at: Date;
}

interface YachtMemberTable {
  yacht_id: string;
  user_id: string;
  joined_at: Date;
}

interface DeliveryMethodTable {
  id: string;
  supplier_id: string;
  kind: DeliveryKind;
  name: string;
  details: string | null;
  cost_minor: number;
  currency: string;
  position: number;
  created_at: Date;
  archived_at: Date | null;
}

interface CartTable {
  user_id: string;
  id: string;
  version: ColumnType<number, number | undefined, number>;
  yacht_id: string | null;
  port: string | null;
  berth: string | null;
  contact: string | null;
  arrives_from: Date | null;
  arrives_until: Date | null;
  latest_useful_on: string | null;
  updated_at: Date;
}

interface CartLineTable {
  user_id: string;
  inventory_id: string;
  product_id: string;
  quantity: number;
  saved_for_later: ColumnType<boolean, boolean | undefined, boolean>;
  seen_price_minor: number;
  added_at: Date;
}

interface CartDeliveryTable {
  user_id: string;
  supplier_id: string;
  delivery_method_id: string;
}

interface OrderTable {
  id: string;
  number: GeneratedAlways<number>;
  buyer_id: string;
  status: OrderStatus;
  currency: string;
  subtotal_minor: number;
  tax_minor: number;
  delivery_minor: number;
  total_minor: number;
  yacht_id: string | null;
  yacht_name: string | null;
  port: string | null;
  berth: string | null;
  contact: string | null;
  arrives_from: Date | null;
  arrives_until: Date | null;
  latest_useful_on: string | null;
  checkout_key: string;
  body_sha256: string;
  expires_at: Date;
  placed_at: Date | null;
  settled_at: Date | null;
  version: ColumnType<number, number | undefined, number>;
  created_at: Date;
  updated_at: Date;
}

interface SubOrderTable {
  id: string;
  order_id: string;
  supplier_id: string;
  status: SubOrderStatus;
  currency: string;
  delivery_kind: DeliveryKind;
  delivery_name: string;
  subtotal_minor: number;
  tax_minor: number;
  delivery_minor: number;
  total_minor: number;
  accepted_subtotal_minor: number | null;
  accepted_tax_minor: number | null;
  accepted_delivery_minor: number | null;
  accepted_total_minor: number | null;
  commission_bps: number;
  commission_minor: number | null;
  answer_by: Date | null;
  decided_at: Date | null;
  note: string | null;
  proposal: JSONColumnType<ChangeProposal | null, string | null | undefined, string | null>;
  ready_on: string | null;
  tracking: string | null;
  delivered_at: Date | null;
  completed_at: Date | null;
  version: ColumnType<number, number | undefined, number>;
  created_at: Date;
  updated_at: Date;
}

interface SubOrderLineTable {
  id: string;
  sub_order_id: string;
  position: number;
  inventory_id: string;
  product_id: string;
  name: string;
  variant: string | null;
  sku: string | null;
  unit: string | null;
  unit_price_minor: number;
  tax_bps: number;
  quantity: number;
  net_minor: number;
  tax_minor: number;
  accepted_quantity: number | null;
  substitute: string | null;
  counts_stock: boolean;
  returned_quantity: ColumnType<number, number | undefined, number>;
}

interface SubOrderLinkTable {
  token_hash: Buffer;
  sub_order_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface PaymentTable {
  id: string;
  order_id: string;
  status: PaymentStatus;
  amount_minor: number;
  currency: string;
  provider_session_id: string | null;
  provider_intent_id: string | null;
  payment_url: string | null;
  decline_message: string | null;
  declined_try: string | null;
  captured_minor: ColumnType<number, number | undefined, number>;
  refunded_minor: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  read_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface RefundTable {
  id: string;
  payment_id: string;
  sub_order_id: string;
  amount_minor: number;
  reason: string;
  status: RefundStatus;
  provider_refund_id: string | null;
  requested_by: string | null;
  created_at: Date;
  done_at: Date | null;
}

interface TransferTable {
  id: string;
  sub_order_id: string;
  vendor_id: string;
  status: TransferStatus;
  amount_minor: number;
  reversed_minor: ColumnType<number, number | undefined, number>;
  currency: string;
  provider_transfer_id: string | null;
  failure: string | null;
  version: ColumnType<number, number | undefined, number>;
  created_at: Date;
  updated_at: Date;
}

interface TradeHistoryTable {
  id: string;
  order_id: string;
  sub_order_id: string | null;
  process: TradeProcess;
  command: string;
  from_status: string;
  to_status: string;
  actor_id: string | null;
  actor_role: TradeActorRole;
  note: string | null;
  at: Date;
}

interface LedgerEntryTable {
  id: string;
  kind: LedgerEntryKind;
  source: string;
  order_id: string;
  buyer_id: string;
  memo: string;
  at: Date;
}

interface LedgerPostingTable {
  entry_id: string;
  position: number;
  account: LedgerAccount;
  sub_order_id: string;
  vendor_id: string;
  amount_minor: number;
  currency: string;
}
