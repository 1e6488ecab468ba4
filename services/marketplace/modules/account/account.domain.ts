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

/** `due`: the account needs a second factor and has none yet. */
export function secondFactorState(
  { role, secondFactorSince }: { readonly role: Role; readonly secondFactorSince: Date | null },
  { adminsNeedSecondFactor }: { readonly adminsNeedSecondFactor: boolean },
): SecondFactorState {
  if (secondFactorSince !== null) return 'on';
  return adminsNeedSecondFactor && role === 'admin' ? 'due' : 'off';
}

/** A person's account as its owner sees it; `pending` until the emailed code is proved. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly status: 'pending' | 'active';
  readonly secondFactor: SecondFactorState;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  /** IANA. */
  readonly timeZone: string;
  readonly pictureFileId: string | null;
  readonly notifications: NotificationChoices;
  readonly crewProfile: CrewProfile | null;
  /** The port of their yacht, by its slug. */
  readonly homePort?: string | undefined;
  readonly createdAt: Date;
}

/** Of accounts that never said where they are, as the table has it. */
export const defaultTimeZone = 'UTC';

/** What the table's own defaults are, for accounts that have no row yet. */
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

/** What is left of a person whose account is closed. `.invalid` never reaches a mailbox (RFC 2606). */
export const closedPerson = (userId: string) =>
  ({
    email: `closed-${userId}@closed.invalid`,
    firstName: 'Closed',
    lastName: 'account',
    phone: null,
    timeZone: defaultTimeZone,
    pictureFileId: null,
    // No argon2 hash has this form, so that no password ever fits.
    passwordHash: 'closed',
  }) as const;

/** Whether it is the name of an IANA time zone: an offset ("+02:00") is not one, since it knows no daylight saving. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    // The one way that Intl has of saying no.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
