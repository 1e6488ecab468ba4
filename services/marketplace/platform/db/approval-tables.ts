import type { ColumnType, GeneratedAlways } from 'kysely';

/** What a yacht's owner permits a user to do for it. */
export type YachtPersonRole = 'approver' | 'buyer';
/** The role in which a user buys for a yacht. */
export type YachtRole = 'owner' | YachtPersonRole;
/** See approval.process.ts. */
export type ApprovalStatus = 'asked' | 'approved' | 'ordered' | 'declined' | 'withdrawn' | 'expired';

export interface YachtPersonTable {
  yachtId: string;
  email: string;
  emailKey: GeneratedAlways<string>;
  position: number;
  role: YachtPersonRole;
  /** For 24 hours, in minor units of the market's currency; null: no limit. */
  spendingLimitMinor: number | null;
}

/** A view: all users who buy for a yacht. */
export interface YachtCrewView {
  yachtId: string;
  userId: string;
  role: YachtRole;
  spendingLimitMinor: number | null;
}

/** In addition to the delivery details that carts and orders have too; amounts in minor units. */
export interface ApprovalTable {
  id: string;
  number: GeneratedAlways<number>;
  status: ApprovalStatus;
  requesterId: string;
  approverId: ColumnType<string | null, string | null | undefined, string | null>;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  currency: string;
  askedMinor: number;
  yachtId: string;
  fromCart: boolean;
  orderId: ColumnType<string | null, string | null | undefined, string | null>;
  requestKey: string;
  bodySha256: string;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
}

export interface ApprovalLineTable {
  approvalId: string;
  inventoryId: string;
  productId: string;
  position: number;
  quantity: number;
  askedPriceMinor: number;
}

export interface ApprovalDeliveryTable {
  approvalId: string;
  supplierId: string;
  deliveryMethodId: string | null;
  /** The destination of this part, if it differs from the others': both or neither. */
  port: string | null;
  address: string | null;
}
