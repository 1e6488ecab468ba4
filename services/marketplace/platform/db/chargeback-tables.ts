/** `open` awaits evidence, `sent` the bank's decision. */
export type ChargebackStatus = 'open' | 'sent' | 'won' | 'lost';

/** Amounts in minor units. */
export interface ChargebackTable {
  id: string;
  paymentId: string;
  providerDisputeId: string;
  status: ChargebackStatus;
  reason: string;
  currency: string;
  amountMinor: number;
  feeMinor: number;
  evidenceDueBy: Date | null;
  evidence: string | null;
  sentAt: Date | null;
  sentBy: string | null;
  closedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface ChargebackShareTable {
  chargebackId: string;
  saleId: string;
  amountMinor: number;
}

export type EvidenceFileKind = 'receipt' | 'delivery' | 'messages' | 'signature' | 'other';

export interface EvidenceFileTable {
  chargebackId: string;
  kind: EvidenceFileKind;
  fileId: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  addedBy: string;
  addedAt: Date;
  providerFileId: string | null;
}
