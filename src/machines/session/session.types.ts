import type { components } from '../../api/index.ts';
import type { SessionUser } from './session-user.ts';

/** Why the last attempt was refused, in the words and codes of the server. */
export interface SessionFailure {
  code: string;
  message: string;
  retryAfterSeconds: number | null;
  triesLeft: number | null;
  /** Problems by field name, from the server's validation. */
  fields: { field: string; message: string }[];
}

export interface SessionContext {
  user: SessionUser | null;
  /** Authenticated means that a token exists in the browser's storage (specification §4). */
  isAuthenticated: boolean;
  failure: SessionFailure | null;
  /** One sentence about what was just done, or null. */
  notice: string | null;
  /** What is under way takes longer than people expect: the screen offers Cancel. */
  slow: boolean;
  /** The person left by their own act: whoever signs in next starts at home, not where they were. */
  departed: boolean;
}

/** Before anything is known. */
export const unknownSession: SessionContext = {
  user: null,
  isAuthenticated: false,
  failure: null,
  notice: null,
  slow: false,
  departed: false,
};

export interface Credentials {
  email: string;
  password: string;
}

export type SignUp = Credentials & {
  firstName: string;
  lastName: string;
  role: 'crew_member' | 'supplier' | 'service_provider';
  /** What an application without an account says of the company (contract: Company). */
  company?: components['schemas']['Company'];
};

/** What storage holds at the moment: the user (if any) and whether there is a token. The token itself never enters the machine. */
export interface StoredSession {
  user: SessionUser | null;
  isAuthenticated: boolean;
}

export type SessionEvent =
  | ({ type: 'SIGN_IN.SUBMITTED' } & Credentials)
  | ({ type: 'SIGN_UP.SUBMITTED' } & SignUp)
  | { type: 'CODE.SUBMITTED'; code: string }
  | { type: 'CODE.RESEND_REQUESTED' }
  | { type: 'SIGN_OUT.REQUESTED' }
  | { type: 'CANCEL.REQUESTED' }
  | { type: 'FAILURE.DISMISSED' }
  /** The server refused the stored token. */
  | { type: 'SESSION.EXPIRED' }
  /** The person changed their own settings; the server's answer is the new truth. */
  | { type: 'USER.CHANGED'; user: SessionUser }
  /** The account was closed: its sessions have ended with it, there is nothing left to revoke. */
  | { type: 'ACCOUNT.CLOSED' }
  /** Another tab signed in, out, or changed the user. */
  | { type: 'STORAGE.CHANGED'; stored: StoredSession };
