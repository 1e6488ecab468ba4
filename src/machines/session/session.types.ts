import type { components } from '../../api/index.ts';
import type { Failure, FailureDetails } from '../kit/index.ts';
import type { SessionUser } from './session-user.ts';

/** Why the last attempt was refused: the server's message and code. */
export type SessionFailure = Failure & Pick<FailureDetails, 'retryAfterSeconds' | 'triesLeft' | 'fields'>;

export interface SessionContext {
  user: SessionUser | null;
  /** Authenticated means that a token exists in the browser's storage (docs/requirements.md §4). */
  isAuthenticated: boolean;
  failure: SessionFailure | null;
  /** A sentence about what was just done, or null. */
  notice: string | null;
  /** While a second factor is requested after the right password. */
  asked: SecondFactorAsked | null;
}

/** Before the user is known. */
export const unknownSession: SessionContext = {
  user: null,
  isAuthenticated: false,
  failure: null,
  notice: null,
  asked: null,
};

interface Credentials {
  email: string;
  password: string;
}

/** The token of a mailed link, required after too many passwords were tried for the account (contract: signIn). */
export type SignIn = Credentials & { signInLink?: string };

export type SecondFactorKind = components['schemas']['SecondFactorKind'];

/** A code of the authenticator app, or a recovery code. */
export type CodeProof = { authenticatorCode: string } | { recoveryCode: string };

/** The second factors that an account accepts; any one of them suffices. */
export interface SecondFactorAsked {
  /** What was typed before: the call is repeated with it. */
  signIn: SignIn;
  kinds: SecondFactorKind[];
  /** The options for the browser's passkey request, if there is a passkey. */
  passkeyRequest: components['schemas']['PasskeyRequest'] | null;
}

/** A proof by code, or the options for the browser's passkey request, in addition to what was typed before. */
export type SecondFactorAttempt = { signIn: SignIn } & (
  | { proof: CodeProof }
  | { passkeyRequest: NonNullable<SecondFactorAsked['passkeyRequest']> }
);

/** The server's answer to a sign-in, a sign-up or a verification. */
export interface Admission {
  user: SessionUser;
  message: string;
}

/** The result of a password: a requested second factor is no failure. */
export type SignInAnswer = Admission | { asked: SecondFactorAsked };

/** The proof of an address: the mailed code, or the secret part of the mailed link. */
export type AddressProof = { code: string } | { link: string };

export type SignUp = Credentials & {
  firstName: string;
  lastName: string;
  role: 'crew_member' | 'supplier' | 'service_provider';
  /** The company's data in an application without an account (contract: Company). */
  company?: components['schemas']['Company'];
  /** The secret of a colleague's invitation: the account works for that company. */
  invitation?: string;
};

/**
 * The current content of the storage: the user (if any) and whether there is a token. The token itself never enters the
 * machine.
 */
export interface StoredSession {
  user: SessionUser | null;
  isAuthenticated: boolean;
}

export type SessionEvent =
  | ({ type: 'SIGN_IN.SUBMITTED' } & SignIn)
  | { type: 'SECOND_FACTOR.SUBMITTED'; proof: CodeProof }
  | { type: 'PASSKEY.CHOSEN' }
  /** Back to the password form; the password is cleared. */
  | { type: 'BACK.REQUESTED' }
  | ({ type: 'SIGN_UP.SUBMITTED' } & SignUp)
  | { type: 'CODE.SUBMITTED'; code: string }
  | { type: 'ADDRESS_LINK.OPENED'; link: string }
  | { type: 'CODE.RESEND_REQUESTED' }
  | { type: 'SIGN_OUT.REQUESTED' }
  | { type: 'CANCEL.REQUESTED' }
  | { type: 'FAILURE.DISMISSED' }
  /** The server refused the stored token. */
  | { type: 'SESSION.EXPIRED' }
  /** The user changed their own settings; the server's answer replaces them. */
  | { type: 'USER.CHANGED'; user: SessionUser }
  /** The account was closed: its sessions have ended with it, so there is nothing to revoke. */
  | { type: 'ACCOUNT.CLOSED' }
  /** Another tab signed in, out, or changed the user. */
  | { type: 'STORAGE.CHANGED'; stored: StoredSession }
  /** The user opens another page: changes to this tab's storage were not reported by any event. */
  | { type: 'PAGE.ENTERED' };
