import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom, Subscription } from 'xstate';
import { unknownSession, type SessionEvent, type sessionMachine } from '../../machines/session/index.ts';
import { SessionHoldProvider, type SessionHold } from '../server-data/index.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** What a screen may read of the session's snapshot. */
export type SessionView = Pick<SnapshotFrom<typeof sessionMachine>, 'context' | 'matches' | 'hasTag'>;

/** The session as the app uses it: the actor itself, or its placeholder until the machine's code has loaded. */
export interface Session {
  getSnapshot(): SessionView;
  subscribe(listener: (view: SessionView) => void): Subscription;
  send(event: SessionEvent): void;
}

/** Before the machine's code is there, and on the server, nobody knows who is here: exactly its own first state. */
export const startingSession: SessionView = {
  context: unknownSession,
  matches: (state) => state === 'starting',
  hasTag: (tag) => tag === 'restoring' || tag === 'local',
};

/** A session that nobody starts: who is here is only known in the browser. */
export const stillSession: Session = {
  getSnapshot: () => startingSession,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
};

const AuthContext = createContext<Session | null>(null);

/** While it is expired, nothing is read that needs it. */
const holdOf = (session: Session): SessionHold => ({
  isHeld: () => session.getSnapshot().hasTag('expired'),
  subscribe(listener) {
    const subscription = session.subscribe(listener);
    return () => subscription.unsubscribe();
  },
});

/** Hands the one session, made by the shell, to everything below. */
export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  const hold = useMemo(() => holdOf(session), [session]);
  return (
    <AuthContext value={session}>
      <SessionHoldProvider hold={hold}>{children}</SessionHoldProvider>
    </AuthContext>
  );
}

/** The session, to send to. Throws outside an AuthProvider (docs/requirements.md §8). */
export function useSession(): Session {
  const session = use(AuthContext);
  if (!session) throw new Error('useAuth must be used within an AuthProvider');
  return session;
}

/** A part of the session's snapshot; re-renders only when that part changes. `select` hands out parts, it makes nothing new. */
export function useSessionState<T>(select: (view: SessionView) => T): T {
  const session = useSession();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = session.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [session],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(session.getSnapshot()),
    // A part of the page may hydrate when the session is long known: it has to start from what the server drew.
    () => select(startingSession),
  );
}

/** Who is here, and what can be done about it. Throws outside an AuthProvider (docs/requirements.md §8). */
export function useAuth() {
  const session = useSession();
  const user = useSessionState(({ context }) => context.user);
  const isAuthenticated = useSessionState(({ context }) => context.isAuthenticated);
  return {
    user,
    isAuthenticated,
    signOut: () => session.send({ type: 'SIGN_OUT.REQUESTED' }),
  };
}
