import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom, Subscription } from 'xstate';
import { unknownSession, type SessionEvent, type sessionMachine } from '../../machines/session/index.ts';
import { SessionHoldProvider, type SessionHold } from '../server-data/index.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The part of the session's snapshot that screens may read. */
export type SessionView = Pick<SnapshotFrom<typeof sessionMachine>, 'context' | 'matches' | 'hasTag'>;

/** The session: the actor itself, or a placeholder until the machine's code has loaded. */
export interface Session {
  getSnapshot(): SessionView;
  subscribe(listener: (view: SessionView) => void): Subscription;
  send(event: SessionEvent): void;
}

/** The machine's initial state, used before its code has loaded and on the server, where the user is unknown. */
export const startingSession: SessionView = {
  context: unknownSession,
  matches: (state) => state === 'starting',
  hasTag: (tag) => tag === 'restoring' || tag === 'local',
};

/** A session that is never started, for the server: only the browser knows the user. */
export const stillSession: Session = {
  getSnapshot: () => startingSession,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
};

const AuthContext = createContext<Session | null>(null);

/** While the session has expired, no queries that need it run. */
const holdOf = (session: Session): SessionHold => ({
  isHeld: () => session.getSnapshot().hasTag('expired'),
  subscribe(listener) {
    const subscription = session.subscribe(listener);
    return () => subscription.unsubscribe();
  },
});

/** Provides the session that the shell creates. */
export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  const hold = useMemo(() => holdOf(session), [session]);
  return (
    <AuthContext value={session}>
      <SessionHoldProvider hold={hold}>{children}</SessionHoldProvider>
    </AuthContext>
  );
}

/** The session, to send events to. Throws outside an AuthProvider (docs/requirements.md §8). */
export function useSession(): Session {
  const session = use(AuthContext);
  if (!session) throw new Error('useAuth must be used within an AuthProvider');
  return session;
}

/**
 * A part of the session's snapshot; re-renders only when that part changes. `select` has to return a part, not a new
 * object.
 */
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
    // A part of the page may hydrate after the session has loaded, and has to start with what the server rendered.
    () => select(startingSession),
  );
}

/** The user and the session's actions. Throws outside an AuthProvider (docs/requirements.md §8). */
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
