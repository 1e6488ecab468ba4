import type { ErrorCode } from '../../api/index.ts';
import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';

// Named one by one: `code` is also the field of the six digits that were mailed, which never leave.
const refusals: readonly ErrorCode[] = [
  ...(['CREDENTIALS_WRONG', 'NOT_VERIFIED', 'EMAIL_TAKEN', 'PASSWORD_TOO_COMMON', 'VALIDATION'] as const),
  ...(['CODE_WRONG', 'CODE_EXPIRED', 'CODE_USED', 'CODE_SPENT', 'TOO_MANY_REQUESTS'] as const),
  ...(['UNAUTHENTICATED', 'SESSION_EXPIRED', 'FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE', 'INTERNAL'] as const),
];
const transport = ['NETWORK_ERROR', 'ABORTED', 'TIMEOUT', 'BAD_REQUEST', 'BAD_RESPONSE', 'CANCELED'];

/** What of the session may leave: where it stands and why it was refused; nothing of who it is. */
export const sessionAllowance: TraceAllowance = {
  codes: ['role', 'status', 'field', 'rule'],
  numbers: ['status', 'retryAfterSeconds', 'triesLeft'],
  instants: [],
  sentences: [
    ...refusals,
    ...transport,
    'UNEXPECTED',
    'You are signed out.',
    'Network Error',
    'The server answered a user without an id.',
  ],
};
