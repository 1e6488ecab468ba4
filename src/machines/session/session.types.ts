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
  /** One sentence about what was just done, or null. */
  notice: string | null;
  /** While a second factor is asked for after the right password. */
  asked: SecondFactorAsked | null;
}

/** Before anything is known. */
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

/** A mailed link may come along where many passwords were tried for the account (contract: signIn). */
export type SignIn = Credentials & { signInLink?: string };

export type SecondFactorKind = components['schemas']['SecondFactorKind'];

/** A code of the authenticator app, or one of the recovery codes. */
export type CodeProof = { authenticatorCode: string } | { recoveryCode: string };

/** What an account asks for besides its password; any one of the kinds will do. */
export interface SecondFactorAsked {
  /** What was typed before: the call is repeated with it. */
  signIn: SignIn;
  kinds: SecondFactorKind[];
  /** What to ask the browser for, where there is a passkey. */
  passkeyRequest: components['schemas']['PasskeyRequest'] | null;
}

/** A proof by code, or what to ask the browser for, in addition to what was typed before. */
export type SecondFactorAttempt = { signIn: SignIn } & (
  | { proof: CodeProof }
  | { passkeyRequest: NonNullable<SecondFactorAsked['passkeyRequest']> }
);

/** What the server answers who signs in, signs up or proves the code. */
export interface Admission {
  user: SessionUser;
  message: string;
}

/** What a password comes to: a second factor that is asked for is no failure. */
export type SignInAnswer = Admission | { asked: SecondFactorAsked };

/** What proves an address: the mailed code, or the secret part of the link in the mail. */
export type AddressProof = { code: string } | { link: string };

export type SignUp = Credentials & {
  firstName: string;
  lastName: string;
  role: 'crew_member' | 'supplier' | 'service_provider';
  /** What an application without an account says of the company (contract: Company). */
  company?: components['schemas']['Company'];
  /** The secret of a colleague's invitation: the account works for that company. */
  invitation?: string;
};

/** What storage holds at the moment: the user (if any) and whether there is a token. The token itself never enters the machine. */
export interface StoredSession {
  user: SessionUser | null;
  isAuthenticated: boolean;
}

export type SessionEvent =
  | ({ type: 'SIGN_IN.SUBMITTED' } & SignIn)
  | { type: 'SECOND_FACTOR.SUBMITTED'; proof: CodeProof }
  | { type: 'PASSKEY.CHOSEN' }
  /** Back to the password, which is forgotten. */
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
  /** The person changed their own settings; the server's answer is the new truth. */
  | { type: 'USER.CHANGED'; user: SessionUser }
  /** The account was closed: its sessions have ended with it, there is nothing left to revoke. */
  | { type: 'ACCOUNT.CLOSED' }
  /** Another tab signed in, out, or changed the user. */
  | { type: 'STORAGE.CHANGED'; stored: StoredSession }
  /** The person moves to another page: what happened to this tab's storage meanwhile was told by nobody. */
  | { type: 'PAGE.ENTERED' };
