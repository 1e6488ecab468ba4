import type { ErrorCode } from '../../api/index.ts';
import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportCodes, transportSentences } from '../kit/index.ts';

// Listed one by one: `code` is also the field of the mailed six digits, which are never recorded.
const refusals: readonly ErrorCode[] = [
  'CREDENTIALS_WRONG',
  'SIGN_IN_LINK_NEEDED',
  'ACCOUNT_SUSPENDED',
  'SECOND_FACTOR_NEEDED',
  'SECOND_FACTOR_WRONG',
  'LINK_WRONG',
  'LINK_EXPIRED',
  'LINK_USED',
  'NOT_VERIFIED',
  'EMAIL_TAKEN',
  'PASSWORD_TOO_COMMON',
  'VALIDATION',
  'PASSKEY_REFUSED',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_USED',
  'CODE_SPENT',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

/** What a recording of the session may contain: its state and its refusals; nothing about the user. */
export const sessionAllowance: TraceAllowance = {
  codes: ['role', 'status', 'field', 'rule', 'kinds', 'secondFactors'],
  numbers: ['status', 'retryAfterSeconds', 'triesLeft'],
  instants: [],
  sentences: [
    ...refusals,
    ...transportCodes,
    'UNEXPECTED',
    'You are signed out.',
    ...transportSentences,
    'The server answered a user without an id.',
  ],
};
