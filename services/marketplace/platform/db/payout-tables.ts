import type { ColumnType } from 'kysely';

/** The payment provider's values. */
export type PayoutStatus = 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';

export type PayoutLineKind = 'transfer' | 'reversal' | 'returned' | 'other';

/** Amounts in minor units. */
export interface PayoutTable {
  id: string;
  vendorId: string;
  providerPayoutId: string;
  status: PayoutStatus;
  amountMinor: number;
  currency: string;
  /** YYYY-MM-DD. */
  arrivesOn: ColumnType<string, string, string>;
  bankName: string | null;
  bankLast4: string | null;
  failureCode: string | null;
  failureMessage: string | null;
  hasLines: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: Date;
  updatedAt: Date;
}

export interface PayoutLineTable {
  payoutId: string;
  position: number;
  kind: PayoutLineKind;
  amountMinor: number;
  paymentId: string | null;
  transferId: string | null;
  returnedPayoutId: string | null;
  at: Date;
}
