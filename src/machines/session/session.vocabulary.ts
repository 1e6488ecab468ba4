import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { PATIENCE_MS } from '../../lib/patience.ts';
import type { SessionUser } from './session-user.ts';
import type {
  Credentials,
  SessionContext,
  SessionEvent,
  SessionFailure,
  SignUp,
  StoredSession,
} from './session.types.ts';

const notProvided = (name: string): never => {
  throw new Error(`The actor "${name}" is not provided.`);
};

/** A failure as the actors throw it; anything else is a bug and keeps only its message. */
function toSessionFailure(error: unknown): SessionFailure {
  if (typeof error === 'object' && error !== null && 'code' in error && 'message' in error) {
    const { code, message, details } = error as {
      code: unknown;
      message: unknown;
      details?: {
        retryAfterSeconds?: number;
        triesLeft?: number;
        fields?: { field: string; message: string }[];
      };
    }; // the shape of ApiError, which machines may not import
    return {
      code: String(code),
      message: String(message),
      retryAfterSeconds: details?.retryAfterSeconds ?? null,
      triesLeft: details?.triesLeft ?? null,
      fields: details?.fields?.map(({ field, message: words }) => ({ field, message: words })) ?? [],
    };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'UNEXPECTED', message, retryAfterSeconds: null, triesLeft: null, fields: [] };
}

/** What the session's path may use. The shell provides the actors and the noted effects; the lab and the tests provide their own. */
export const sessionVocabulary = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'restoring' | 'busy' | 'expired' | 'local',
  },
  actors: {
    readStorage: fromPromise<StoredSession>(() => notProvided('readStorage')),
    watchStorage: fromCallback<SessionEvent>(() => notProvided('watchStorage')),
    fetchSettings: fromPromise<{ user: SessionUser }>(() => notProvided('fetchSettings')),
    signIn: fromPromise<{ user: SessionUser; message: string }, Credentials>(() => notProvided('signIn')),
    signUp: fromPromise<{ user: SessionUser; message: string }, SignUp>(() => notProvided('signUp')),
    verifyCode: fromPromise<{ user: SessionUser; message: string }, { code: string }>(() =>
      notProvided('verifyCode'),
    ),
    resendCode: fromPromise<{ message: string }>(() => notProvided('resendCode')),
    forgetSession: fromPromise<undefined>(() => notProvided('forgetSession')),
    signOut: fromPromise<{ revoked: boolean }>(() => notProvided('signOut')),
  },
  actions: {
    keepFailure: assign({
      failure: ({ event }) => toSessionFailure('error' in event ? event.error : undefined),
      slow: false,
    }),
    forgetFailure: assign({ failure: null, notice: null }),
    /** What was done well may still be said on the next page. */
    dismissFailure: assign({ failure: null }),
    markSlow: assign({ slow: true }),
    markPrompt: assign({ slow: false }),
    forgetPerson: assign({ user: null, isAuthenticated: false, failure: null, notice: null, slow: false }),
    markDeparted: assign({ departed: true, notice: 'You are signed out.' }),
    markArrived: assign({ departed: false }),
    /** Effects of the shell: the error reporter's user, and what the person is told. */
    noteSignedIn: (_, _user: { user: SessionUser | null }) => {},
    noteSignedOut: () => {},
    noteRevocationFailed: () => {},
    noteSomebodyElse: () => {},
    storeUser: (_, _user: { user: SessionUser }) => {},
  },
  guards: {
    'token is stored': (_, { stored }: { stored: StoredSession }) => stored.isAuthenticated,
    'code is still to be proved': ({ context }) => context.user?.status === 'pending',
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
