import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

export interface InvoiceSeriesTable {
  vendorId: string;
  code: GeneratedAlways<number>;
  lastPosition: ColumnType<number, number | undefined, number>;
}

export type InvoiceKind = 'invoice' | 'credit_note';

export interface InvoiceTable {
  id: string;
  kind: InvoiceKind;
  vendorId: string;
  /** Null if the vendor issued it: then it has a file. */
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

export interface CommissionInvoiceSeriesTable {
  id: string;
  lastPosition: number;
}

export interface CommissionInvoiceTable {
  id: string;
  kind: InvoiceKind;
  vendorId: string;
  /** YYYY-MM. */
  month: string;
  position: number;
  number: string;
  currency: string;
  netMinor: number;
  totalMinor: number;
  content: JSONColumnType<object>;
  issuedAt: Date;
  keptUntil: string;
}

export interface AwaitedInvoiceTable {
  id: string;
  kind: InvoiceKind;
  vendorId: string;
  saleId: string;
  refundId: string | null;
  currency: string;
  amountMinor: number;
  dueAt: Date;
}

export interface InvoiceReplacementTable {
  id: string;
  invoiceId: string;
  fileId: string;
  fileSizeBytes: number;
  reason: string;
  sentBy: string;
  sentAt: Date;
}

export interface InvoicingChoiceTable {
  id: string;
  vendorId: string;
  issuedBy: 'quayside' | 'vendor';
  wording: number;
  chosenBy: string;
  chosenAt: Date;
}

export interface SaleInvoicedByVendorTable {
  saleId: string;
  notedAt: Date;
}
