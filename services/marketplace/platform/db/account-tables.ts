import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

export type RoleName = 'crew_member' | 'admin' | 'supplier' | 'service_provider';

export interface UserTable {
  id: string;
  email: string;
  emailKey: GeneratedAlways<string>;
  role: RoleName;
  firstName: string;
  lastName: string;
  phone: string | null;
  passwordHash: string;
  pictureFileId: string | null;
  timeZone: ColumnType<string, string | undefined, string>;
  createdAt: Date;
  updatedAt: Date;
  closedAt: Date | null;
  suspendedAt: ColumnType<Date | null, never, Date | null>;
  /** Set while it is suspended. */
  suspensionReason: ColumnType<string | null, never, string | null>;
  secondFactorSince: ColumnType<Date | null, never, Date | null>;
}

/** A licence as stated by its holder; files are vendor documents. `expiresOn` is a date, YYYY-MM-DD. */
export interface Licence {
  name: string;
  number: string | null;
  expiresOn: string | null;
}

export interface CrewProfileTable {
  userId: string;
  position: string | null;
  yachtName: string | null;
  nationality: string | null;
  about: string | null;
  licences: JSONColumnType<Licence[]>;
  updatedAt: Date;
}

export interface SignUpTable {
  id: string;
  email: string;
  emailKey: GeneratedAlways<string>;
  role: Exclude<RoleName, 'admin'>;
  firstName: string;
  lastName: string;
  passwordHash: string;
  timeZone: ColumnType<string, string | undefined, never>;
  addressTaken: boolean;
  createdAt: Date;
  expiresAt: Date;
  userId: string | null;
  /** The company details on /apply, before there was an account. */
  company: JSONColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  invitationHash: ColumnType<Buffer | null, Buffer | null | undefined, never>;
}

export interface VerificationCodeTable {
  id: string;
  signUpId: string;
  codeHmac: Buffer;
  wrongTries: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  linkHash: Buffer | null;
  askedFrom: string;
}

export interface SessionTable {
  id: string;
  tokenHash: Buffer;
  userId: string | null;
  signUpId: string | null;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

export interface AccountLinkTable {
  purpose: 'password_reset' | 'sign_in' | 'email_change';
  /** The address that an `email_change` sets; null for the other purposes. */
  newEmail: ColumnType<string | null, string | null | undefined, never>;
  id: string;
  userId: string;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface ThrottleTable {
  bucket: string;
  failures: number;
  lastFailedAt: Date;
  blockedUntil: Date | null;
}

export interface GuessBudgetTable {
  bucket: string;
  spentUntil: Date;
}

export interface KnownDeviceTable {
  tokenHash: Buffer;
  userId: string;
  createdAt: Date;
  lastUsedAt: Date;
}

export interface AuthenticatorTable {
  userId: string;
  secret: Buffer;
  confirmedAt: Date;
  lastPeriod: number;
}

export interface PendingAuthenticatorTable {
  userId: string;
  secret: Buffer;
  expiresAt: Date;
}

export interface RecoveryCodeTable {
  userId: string;
  codeHash: Buffer;
}

export interface PasskeyTable {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  uses: number;
  transports: JSONColumnType<string[]>;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface PasskeyChallengeTable {
  challenge: string;
  userId: string;
  purpose: 'add' | 'sign_in';
  expiresAt: Date;
}
