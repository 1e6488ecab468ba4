import type { components, operations } from '../../../../openapi/__generated__/marketplace.ts';
import { PreserializedJson, refusal, type Handlers, type Refusal } from '../../../http-adapter/index.ts';
import type { Account, OwnSession, Session } from '../../modules/account/index.ts';
import type { Anonymous } from '../permissions.ts';

export type AllHandlers = Handlers<operations, Session, Anonymous>;

type Schemas = components['schemas'];

export const userOf = (account: Account): Schemas['User'] => ({
  id: account.id,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  name: `${account.firstName} ${account.lastName}`,
  role: account.role,
  status: account.status,
  secondFactor: account.secondFactor,
  phone: account.phone,
  timeZone: account.timeZone,
  ...(account.homePort !== undefined && { homePort: account.homePort }),
  profilePictureUrl: account.pictureFileId === null ? null : `/api/media/${account.pictureFileId}`,
  notifications: { ...account.notifications },
  crewProfile: account.crewProfile && {
    ...account.crewProfile,
    licences: account.crewProfile.licences.map((licence) => ({ ...licence })),
  },
  createdAt: account.createdAt.toISOString(),
});

export const sessionOf = (session: OwnSession): Schemas['Session'] => ({
  id: session.id,
  device: session.device,
  current: session.current,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
});

export const done = (message: string) => ({ status: 200, body: { status: true, message } }) as const;

/** An answer that the database has already written as JSON. */
export const writtenAnswer = (data: string) =>
  ({ status: 200, body: new PreserializedJson(`{"status":true,"data":${data}}`) }) as const;

export const userAnswer = (message: string, account: Account) =>
  ({ status: 200, body: { status: true, message, data: { user: userOf(account) } } }) as const;

/** A module's refusal, with its details. */
interface Refused<Code extends string> {
  readonly code: Code;
  readonly retryAfterSeconds?: number;
  readonly triesLeft?: number;
  readonly fields?: Refusal['fields'];
  /** The names of missing fields. */
  readonly missing?: readonly string[];
  readonly secondFactors?: readonly Schemas['SecondFactorKind'][];
  readonly passkeyRequest?: object;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A waiting time as text: "30 seconds", "2 minutes". */
export const waitText = (seconds: number): string =>
  seconds < 100 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');

/**
 * Converts a module's refusal to the adapter's. The message is the code's default, unless one with a number is more
 * helpful.
 */
export function refused<Code extends string>(error: Refused<Code>, message?: string): Refusal<Code> {
  const { code, retryAfterSeconds, triesLeft, fields, missing, secondFactors, passkeyRequest } = error;
  const own =
    message ??
    (retryAfterSeconds !== undefined
      ? `Too many tries. Please wait ${waitText(retryAfterSeconds)} and try again.`
      : fields?.[0]?.message);
  return refusal(code, {
    ...(own !== undefined && { message: own }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(triesLeft !== undefined && { details: { triesLeft } }),
    ...(missing !== undefined && { details: { missing } }),
    ...(secondFactors !== undefined && {
      details: { secondFactors, ...(passkeyRequest && { passkeyRequest }) },
    }),
    ...(fields !== undefined && { fields }),
  });
}

export const triesLeftText = (triesLeft: number): string =>
  triesLeft === 0
    ? 'That isn’t the code we sent. Ask for a new one.'
    : `That isn’t the code we sent. ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`;
