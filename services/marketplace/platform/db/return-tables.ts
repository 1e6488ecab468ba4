import type { ColumnType } from 'kysely';

/**
 * `complaint`: something is wrong with the goods; `withdrawal`: a private buyer withdraws from the contract without a
 * reason.
 */
export type ReturnKind = 'complaint' | 'withdrawal';
/** See return.process.ts. */
export type ReturnStatus =
  | 'requested'
  | 'part_proposed'
  | 'rejected'
  | 'accepted'
  | 'sent_back'
  | 'received'
  | 'escalated'
  | 'refunded'
  | 'dismissed'
  | 'withdrawn'
  | 'closed';
export type ReturnReason = 'damaged' | 'wrong_item' | 'not_as_described' | 'not_needed' | 'other';
/** Send the goods back for a refund, or keep them at a lower price. */
export type ReturnWish = 'refund' | 'price_reduction';

/** Amounts in minor units. */
export interface ReturnTable {
  id: string;
  subOrderId: string;
  kind: ReturnKind;
  status: ReturnStatus;
  reason: ReturnReason | null;
  note: string | null;
  wanted: ReturnWish;
  currency: string;
  mostMinor: number;
  /**
   * How much of `mostMinor` is for goods, with tax and before tax; null if it was requested at the previous release.
   */
  goodsMinor: ColumnType<number | null, number | undefined, never>;
  goodsNetMinor: ColumnType<number | null, number | undefined, never>;
  requestedMinor: number;
  agreedMinor: ColumnType<number | null, number | null | undefined, number | null>;
  goodsComeBack: boolean;
  instructions: ColumnType<string | null, string | null | undefined, string | null>;
  tracking: ColumnType<string | null, string | null | undefined, string | null>;
  answerBy: Date | null;
  refundId: ColumnType<string | null, string | null | undefined, string | null>;
  requestKey: string;
  bodySha256: string;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface ReturnLineTable {
  returnId: string;
  lineId: string;
  quantity: number;
}

export interface ReturnHistoryTable {
  id: string;
  returnId: string;
  command: string;
  /** Null for the first step. */
  fromStatus: ReturnStatus | null;
  toStatus: ReturnStatus;
  actorId: string | null;
  actorRole: 'crew_member' | 'supplier' | 'admin' | 'system';
  note: string | null;
  at: Date;
}

export interface ReturnFileTable {
  fileId: string;
  returnId: string;
  addedBy: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  addedAt: Date;
}
