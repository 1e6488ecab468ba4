import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/index.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

const AuthContext = createContext<SessionActor | null>(null);

/** Hands the one session actor, made by the shell, to everything below. */
export function AuthProvider({ session, children }: { session: SessionActor; children: ReactNode }) {
  return <AuthContext value={session}>{children}</AuthContext>;
}

/** The session's actor, to send to. Throws outside an AuthProvider (specification §8). */
export function useSession(): SessionActor {
  const session = use(AuthContext);
  if (!session) throw new Error('useAuth must be used within an AuthProvider');
  return session;
}

/** A part of the session's snapshot; re-renders only when that part changes. */
export function useSessionState<T>(select: (snapshot: SessionSnapshot) => T): T {
  return useSelector(useSession(), select);
}

/** Who is here, and what can be done about it. Throws outside an AuthProvider (specification §8). */
export function useAuth() {
  const session = useSession();
  const user = useSelector(session, ({ context }) => context.user);
  const isAuthenticated = useSelector(session, ({ context }) => context.isAuthenticated);
  return {
    user,
    isAuthenticated,
    signOut: () => session.send({ type: 'SIGN_OUT.REQUESTED' }),
  };
}
