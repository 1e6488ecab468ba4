import { assign, forwardTo, setup } from 'xstate';
import { invariant } from '../../lib/invariant.ts';
import { PATIENCE_MS } from '../../lib/patience.ts';
import { errorIn, failureDetailsOf, failureOf, providedCallback, providedPromise } from '../kit/index.ts';
import { secondFactorIn } from './second-factor-asked.ts';
import type { SessionUser } from './session-user.ts';
import type {
  AddressProof,
  Admission,
  SecondFactorAttempt,
  SessionContext,
  SessionEvent,
  SessionFailure,
  SignIn,
  SignInAnswer,
  SignUp,
  StoredSession,
} from './session.types.ts';

function sessionFailureOf(error: unknown): SessionFailure {
  const { retryAfterSeconds, triesLeft, fields } = failureDetailsOf(error);
  return { ...failureOf(error), retryAfterSeconds, triesLeft, fields };
}

/** Once it is known that no second factor is required. */
export function admissionIn(answer: SignInAnswer): Admission {
  invariant(!('asked' in answer), 'no second factor is asked for');
  return answer;
}

/** After these refusals the form has to be filled in again. */
const refusals: readonly string[] = [
  'CREDENTIALS_WRONG',
  'SIGN_IN_LINK_NEEDED',
  'ACCOUNT_SUSPENDED',
  'LINK_WRONG',
  'LINK_EXPIRED',
  'LINK_USED',
];

/**
 * What the session's path may use. The shell provides the actors and the noted effects; the lab and the tests provide
 * their own.
 */
export const sessionVocabulary = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'restoring' | 'busy' | 'slow' | 'expired' | 'departed' | 'local',
  },
  actors: {
    readStorage: providedPromise<StoredSession>('readStorage'),
    watchStorage: providedCallback<SessionEvent>('watchStorage'),
    fetchSettings: providedPromise<{ user: SessionUser }>('fetchSettings'),
    signIn: providedPromise<SignInAnswer, SignIn>('signIn'),
    proveSecondFactor: providedPromise<Admission, SecondFactorAttempt>('proveSecondFactor'),
    signUp: providedPromise<Admission, SignUp>('signUp'),
    verifyCode: providedPromise<Admission, AddressProof>('verifyCode'),
    resendCode: providedPromise<{ message: string }>('resendCode'),
    forgetSession: providedPromise<undefined>('forgetSession'),
    signOut: providedPromise<{ revoked: boolean }>('signOut'),
  },
  actions: {
    keepFailure: assign({ failure: ({ event }) => sessionFailureOf(errorIn(event)) }),
    forgetFailure: assign({ failure: null, notice: null }),
    /** A success message may still be shown on the next page. */
    dismissFailure: assign({ failure: null }),
    keepUser: assign((_, { user }: { user: SessionUser | null }) => ({ user })),
    keepNotice: assign((_, { message }: { message: string }) => ({ notice: message })),
    keepAdmission: assign((_, { user, message }: Admission) => ({
      user,
      isAuthenticated: true,
      notice: message,
    })),
    keepAsked: assign((_, answer: SignInAnswer) => ('asked' in answer ? { asked: answer.asked } : {})),
    /** A failed proof: the accepted second factors, and a new passkey request. */
    keepOffer: assign({
      asked: ({ context: { asked }, event }) => asked && { ...asked, ...secondFactorIn(errorIn(event)) },
    }),
    forgetAsked: assign({ asked: null }),
    haveStorageLookedAt: forwardTo('watchStorage'),
    keepStored: assign((_, { stored }: { stored: StoredSession }) => ({
      user: stored.user,
      isAuthenticated: stored.isAuthenticated,
    })),
    forgetPerson: assign({ user: null, isAuthenticated: false, failure: null, notice: null }),
    noticeDeparture: assign({ notice: 'You are signed out.' }),
    /** Effects of the shell: the error reporter's user, and messages to the user. */
    noteSignedIn: (_, _user: { user: SessionUser | null }) => {},
    noteSignedOut: () => {},
    noteRevocationFailed: () => {},
    noteSomebodyElse: () => {},
    storeUser: (_, _user: { user: SessionUser }) => {},
  },
  guards: {
    'token is stored': (_, { stored }: { stored: StoredSession }) => stored.isAuthenticated,
    'code is still to be proved': ({ context }) => context.user?.status === 'pending',
    'second factor is asked for': (_, answer: SignInAnswer) => 'asked' in answer,
    'second factor is still asked for': ({ event }) => secondFactorIn(errorIn(event)) !== null,
    'sign-in is refused': ({ event }) => refusals.includes(sessionFailureOf(errorIn(event)).code),
    'passkey can be used': ({ context }) => context.asked !== null && context.asked.passkeyRequest !== null,
    'person is signed in': ({ context }) => context.isAuthenticated,
    'same person stays': ({ context }, { stored }: { stored: StoredSession }) =>
      stored.isAuthenticated &&
      stored.user?.id === context.user?.id &&
      stored.user?.role === context.user?.role,
    'somebody else signed in': ({ context }, { user }: { user: SessionUser | null }) =>
      context.isAuthenticated && context.user !== null && user !== null && context.user.id !== user.id,
  },
  delays: {
    patience: PATIENCE_MS,
  },
});
