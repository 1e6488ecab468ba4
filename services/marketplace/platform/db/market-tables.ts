import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

export interface DepartmentTable {
  slug: string;
  name: string;
  lead: string;
  position: number;
}

export interface PortTable {
  slug: string;
  name: string;
  country: string;
  timeZone: string;
  latitude: number;
  longitude: number;
}

/** What else a port is called, alone or with others. */
export interface PortNameTable {
  port: string;
  name: string;
}

export interface MarketSettingsTable {
  id: string;
  commissionBps: number;
  /** A higher rate and when it begins; afterwards it counts instead of `commissionBps`. */
  announcedBps: ColumnType<number | null, number | null | undefined, number | null>;
  announcedFrom: ColumnType<Date | null, Date | null | undefined, Date | null>;
  answerHours: number;
  takesOrders: boolean;
  takesBookings: boolean;
  takesApplications: boolean;
  version: number;
  updatedBy: string;
  updatedAt: Date;
}

export interface MarketIdentityTable {
  id: string;
  legalName: string;
  street: string;
  postalCode: string | null;
  city: string;
  country: string;
  vatNumber: string | null;
  registrationNumber: string;
  email: string;
  version: number;
  updatedBy: string;
  updatedAt: Date;
}

export interface AdminInvitationTable {
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

export interface AuditLogTable {
  id: string;
  actorId: string | null;
  act: string;
  subjectKind: string;
  subjectId: string;
  details: JSONColumnType<Record<string, unknown>, string | undefined>;
  at: Date;
}

export interface ExchangeRateTable {
  base: string;
  currency: string;
  rate: string;
  asOf: string;
}

/** Maintained by the database when the ledger is written (migration 0028). */
export interface VendorDayTable {
  vendorId: string;
  currency: string;
  /** YYYY-MM-DD, in UTC. */
  day: string;
  soldMinor: number;
  dueMinor: number;
}

/** Which admin handles an exception. */
export interface ExceptionTakeTable {
  kind: string;
  subjectId: string;
  adminId: string;
  takenAt: Date;
}
