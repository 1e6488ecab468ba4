import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

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

export type VendorDocumentKind = 'registration' | 'insurance' | 'tax' | 'other';

export type VendorRole = 'owner' | 'editor' | 'reader';

export interface VendorMemberTable {
  userId: string;
  vendorId: string;
  role: VendorRole;
  createdAt: Date;
}

export interface VendorInvitationTable {
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

export interface VendorTable {
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
  commissionSince: ColumnType<Date | null, Date | null | undefined, Date>;
  /** A rate that is announced, null for the market’s, and when it begins; null for none. */
  announcedBps: ColumnType<number | null, number | null | undefined, number | null>;
  announcedFrom: ColumnType<Date | null, Date | null | undefined, Date | null>;
  skippedSteps: ColumnType<string[], string[] | undefined, string[]>;
  catalogueVerifiedAt: Date | null;
  deliverySaidAt: Date | null;
  onboardingCompletedAt: Date | null;
  canTakeCharges: ColumnType<boolean, boolean | undefined, boolean>;
  taxedAtDestination: ColumnType<boolean | null, boolean | null | undefined, boolean>;
  issuesOwnInvoices: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface DistanceSalesStatementTable {
  id: string;
  vendorId: string;
  taxedAtDestination: boolean;
  saidBy: string;
  saidAt: Date;
}

export type VatCheckState = 'waiting' | 'valid' | 'invalid' | 'unreachable';

export interface VatCheckTable {
  id: string;
  vatId: string;
  state: VatCheckState;
  askedAt: Date;
  checkedAt: Date | null;
  consultationNumber: string | null;
}

export interface VendorPortTable {
  vendorId: string;
  port: string;
}

export interface VendorApplicationTable {
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

export interface VendorDocumentTable {
  id: string;
  vendorId: string;
  kind: VendorDocumentKind;
  fileId: string;
  fileName: string;
  mediaType: string;
  sizeBytes: number;
  uploadedAt: Date;
}

export interface VendorHistoryTable {
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

export interface PaymentAccountTable {
  vendorId: string;
  providerAccountId: string;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  detailsSubmitted: boolean;
  requirementsDue: JSONColumnType<string[]>;
  pendingVerification: ColumnType<boolean, boolean | undefined, boolean>;
  disabledReason: string | null;
  bankLast4: string | null;
  bankName: string | null;
  payoutsEvery: 'daily' | 'weekly' | 'monthly' | 'manual' | null;
  payoutsReadAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  readAt: Date;
  createdAt: Date;
  updatedAt: Date;
}
