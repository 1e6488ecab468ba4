import type { ReactNode } from 'react';
import { AuthProvider, startingSession, type Session } from '../../account/index.ts';

const mara = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  email: 'mara.lindqvist@example.com',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  name: 'Mara Lindqvist',
  status: 'active' as const,
  profilePictureUrl: null,
};

interface FixedSessionProps {
  readonly role?: string | null;
  /** The slug of their yacht's home port. */
  readonly homePort?: string | undefined;
  readonly children: ReactNode;
}

function sessionOf(role: string | null, homePort: string | undefined): Session {
  const context = role
    ? { ...startingSession.context, isAuthenticated: true, user: { ...mara, role, homePort } }
    : startingSession.context;
  const view = { ...startingSession, context };
  return {
    getSnapshot: () => view,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  };
}

/** A session that never changes: a visitor's, or that of a user in this role. */
export function FixedSession({ role = null, homePort, children }: FixedSessionProps) {
  return <AuthProvider session={sessionOf(role, homePort)}>{children}</AuthProvider>;
}
