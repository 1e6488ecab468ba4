import type { components, operations } from '../../../../openapi/__generated__/marketplace.ts';
import { refusal, type Handlers, type Refusal } from '../../../contract/index.ts';
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
  phone: account.phone,
  timeZone: account.timeZone,
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

export const userAnswer = (message: string, account: Account) =>
  ({ status: 200, body: { status: true, message, data: { user: userOf(account) } } }) as const;

/** What a module refuses, with what it tells beside the code. */
interface Refused<Code extends string> {
  readonly code: Code;
  readonly retryAfterSeconds?: number;
  readonly triesLeft?: number;
  readonly fields?: Refusal['fields'];
}

const words = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A wait as people say it: "30 seconds", "2 minutes". */
export const waitInWords = (seconds: number): string =>
  seconds < 100 ? words(seconds, 'second') : words(Math.ceil(seconds / 60), 'minute');

/** A module's refusal as the adapter's; the words are the code's own, except where a figure makes them better. */
export function refused<Code extends string>(error: Refused<Code>, message?: string): Refusal<Code> {
  const { code, retryAfterSeconds, triesLeft, fields } = error;
  const own =
    message ??
    (retryAfterSeconds !== undefined
      ? `Too many tries. Please wait ${waitInWords(retryAfterSeconds)} and try again.`
      : fields?.[0]?.message);
  return refusal(code, {
    ...(own !== undefined && { message: own }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(triesLeft !== undefined && { details: { triesLeft } }),
    ...(fields !== undefined && { fields }),
  });
}

export const triesLeftInWords = (triesLeft: number): string =>
  triesLeft === 0
    ? 'That is not the code we sent. Please ask for a new one.'
    : `That is not the code we sent. ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`;
