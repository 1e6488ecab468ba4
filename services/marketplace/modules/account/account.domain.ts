import type { Licence, RoleName } from '../../platform/db/account-tables.ts';

export type Role = RoleName;
export type SignUpRole = Exclude<Role, 'admin'>;

export interface NotificationChoices {
  readonly ordersByEmail: boolean;
  readonly bookingsByEmail: boolean;
  readonly documentsByEmail: boolean;
  readonly newsByEmail: boolean;
}

export interface CrewProfile {
  readonly position: string | null;
  readonly yachtName: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string | null;
  readonly about: string | null;
  readonly licences: readonly Licence[];
}

export type SecondFactorState = 'off' | 'on' | 'due';

/** `due`: the account must have a second factor and has none yet. */
export function secondFactorState(
  { role, secondFactorSince }: { readonly role: Role; readonly secondFactorSince: Date | null },
  { adminsNeedSecondFactor }: { readonly adminsNeedSecondFactor: boolean },
): SecondFactorState {
  if (secondFactorSince !== null) return 'on';
  return adminsNeedSecondFactor && role === 'admin' ? 'due' : 'off';
}

/** A user's account for its owner; `pending` until the emailed code is verified. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly status: 'pending' | 'active';
  readonly secondFactor: SecondFactorState;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  /** IANA name. */
  readonly timeZone: string;
  readonly pictureFileId: string | null;
  readonly notifications: NotificationChoices;
  readonly crewProfile: CrewProfile | null;
  /** The slug of their yacht's port. */
  readonly homePort?: string | undefined;
  readonly createdAt: Date;
}

/** The table's default, for accounts without a stated time zone. */
export const defaultTimeZone = 'UTC';

/** The table's defaults, for accounts without a row yet. */
export const defaultChoices: NotificationChoices = {
  ordersByEmail: true,
  bookingsByEmail: true,
  documentsByEmail: true,
  newsByEmail: false,
};

export const emptyProfile: CrewProfile = {
  position: null,
  yachtName: null,
  nationality: null,
  about: null,
  licences: [],
};

/** The data of a closed account. `.invalid` never reaches a mailbox (RFC 2606). */
export const closedPerson = (userId: string) =>
  ({
    email: `closed-${userId}@closed.invalid`,
    firstName: 'Closed',
    lastName: 'account',
    phone: null,
    timeZone: defaultTimeZone,
    pictureFileId: null,
    // No argon2 hash has this form, so no password ever matches.
    passwordHash: 'closed',
  }) as const;

/** Whether this is the name of an IANA time zone. An offset ("+02:00") is not: it has no daylight saving. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    // How Intl reports an unknown zone.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
