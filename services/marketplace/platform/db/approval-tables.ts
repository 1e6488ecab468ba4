import type { ColumnType, GeneratedAlways } from 'kysely';

/** What the owner of a yacht lets somebody do for it. */
export type YachtPersonRole = 'approver' | 'buyer';
/** As what somebody buys for a yacht. */
export type YachtRole = 'owner' | YachtPersonRole;
/** approval.process.ts decides. */
export type ApprovalStatus = 'asked' | 'approved' | 'ordered' | 'declined' | 'withdrawn' | 'expired';

export interface YachtPersonTable {
  yachtId: string;
  email: string;
  emailKey: GeneratedAlways<string>;
  position: number;
  role: YachtPersonRole;
  /** For one order, in minor units of the market's currency; null: none. */
  spendingLimitMinor: number | null;
}

/** A view: everybody who buys for a yacht. */
export interface YachtCrewView {
  yachtId: string;
  userId: string;
  role: YachtRole;
  spendingLimitMinor: number | null;
}

/** Beside the delivery details that it has in common with carts and orders; amounts in minor units. */
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
  /** Where this part goes instead of where the rest goes: both or neither. */
  port: string | null;
  address: string | null;
}
