import { createContext, use, useCallback, useSyncExternalStore, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom, Subscription } from 'xstate';
import type { SessionEvent, sessionMachine } from '../../machines/session/index.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** What a screen may read of the session's snapshot. */
export type SessionView = Pick<SnapshotFrom<typeof sessionMachine>, 'context' | 'matches' | 'hasTag'>;

/** The session as the app holds it: the actor itself, or what stands for it until its code has arrived. */
export interface Session {
  getSnapshot(): SessionView;
  subscribe(listener: (view: SessionView) => void): Subscription;
  send(event: SessionEvent): void;
}

const AuthContext = createContext<Session | null>(null);

/** Hands the one session, made by the shell, to everything below. */
export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <AuthContext value={session}>{children}</AuthContext>;
}

/** The session, to send to. Throws outside an AuthProvider (specification §8). */
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
  const read = () => select(session.getSnapshot());
  return useSyncExternalStore(subscribe, read, read);
}

/** Who is here, and what can be done about it. Throws outside an AuthProvider (specification §8). */
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
