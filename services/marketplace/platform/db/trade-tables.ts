import type { ColumnType } from 'kysely';
import type { FormerColumn } from './cart-tables.ts';

export interface PaymentEventTable {
  id: string;
  type: string;
  receivedAt: Date;
}

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

export interface PurchaseTable {
  id: string;
  kind: PurchaseKind;
  number: string;
  buyerId: string;
  currency: string;
}

export interface SaleTable {
  id: string;
  kind: SaleKind;
  purchaseId: string;
  vendorId: string;
}

export interface SaleLinkTable {
  tokenHash: Buffer;
  saleId: string;
  /** Null: no particular colleague of the vendor. */
  userId: ColumnType<string | null, string | undefined, never>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface PaymentTable {
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

export interface RefundTable {
  id: string;
  paymentId: string;
  saleId: string;
  subOrderId: FormerColumn;
  amountMinor: number;
  /** How much of it is for goods, with tax and before tax; null for refunds by the previous release. */
  goodsMinor: ColumnType<number | null, number | undefined, never>;
  goodsNetMinor: ColumnType<number | null, number | undefined, never>;
  reason: string;
  status: RefundStatus;
  providerRefundId: string | null;
  requestedBy: string | null;
  createdAt: Date;
  doneAt: Date | null;
}

export interface TransferTable {
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

export interface TradeHistoryTable {
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

export interface LedgerEntryTable {
  id: string;
  kind: LedgerEntryKind;
  source: string;
  purchaseId: string;
  orderId: FormerColumn;
  buyerId: string;
  memo: string;
  at: Date;
}

export interface LedgerPostingTable {
  entryId: string;
  position: number;
  account: LedgerAccount;
  saleId: string;
  subOrderId: FormerColumn;
  vendorId: string;
  amountMinor: number;
  currency: string;
}
