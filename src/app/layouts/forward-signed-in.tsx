import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionState } from '../../features/account/index.ts';
import { isVendorRole, onboardingPathOf } from '../../features/links/index.ts';
import { dashboardOf, destination, ownPath } from '../routes/gates.ts';

/** Sign-in pages, which signed-in users don't need. */
const doors = new Set([
  '/login',
  '/signup',
  '/crew/signup',
  '/service/signup',
  '/vendor/signup',
  '/verify-otp',
]);

/** Continues to the code once an account exists; the page itself handles signed-in users. */
const application = '/apply';

const fromOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : null;

/**
 * Forwards a user who has just signed in, back to where they came from. A token without a user stays: forwarding it
 * would loop.
 */
export function ForwardSignedIn({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { pathname, hash } = location;
  const state: unknown = location.state;
  const user = useSessionState(({ context }) => context.user);
  const signedIn = useSessionState((session) => session.matches('signedIn'));
  const awaitingCode = useSessionState((session) => session.matches('awaitingCode'));
  if (pathname === application && awaitingCode) return <Navigate to="/verify-otp" replace state={state} />;
  // A signed-in user accepts an invitation with the existing account.
  if (!doors.has(pathname) || (signedIn && hash.startsWith('#invitation='))) return children;
  // An unknown role has no dashboard: the user stays here and can sign in as someone else.
  if (signedIn && user && dashboardOf(user.role) !== '/login') {
    // The dashboard of a vendor that has just verified its address is still empty.
    const start =
      pathname === '/verify-otp' && isVendorRole(user.role) ? onboardingPathOf(user.role, user.id) : null;
    return <Navigate to={destination(user, ownPath(fromOf(state)) ?? start)} replace />;
  }
  if (awaitingCode && pathname !== '/verify-otp') return <Navigate to="/verify-otp" replace state={state} />;
  return children;
}
