import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionState } from '../../features/account/index.ts';
import { isVendorRole, onboardingPathOf } from '../../features/onboarding/index.ts';
import { dashboardOf, destination, ownPath } from '../routes/gates.ts';

/** Where one proves who one is; whoever has done so has no business there. */
const doors = new Set([
  '/login',
  '/signup',
  '/crew/signup',
  '/service/signup',
  '/vendor/signup',
  '/verify-otp',
]);

/** Leads to the code as soon as an account is open; whoever is signed in already is told so on the page itself. */
const application = '/apply';

const fromOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : null;

/** Sends a person on who has just signed in, back to where they were sent from. A token without a user stays: forwarding it would loop. */
export function ForwardSignedIn({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const user = useSessionState(({ context }) => context.user);
  const signedIn = useSessionState((session) => session.matches('signedIn'));
  const awaitingCode = useSessionState((session) => session.matches('awaitingCode'));
  if (pathname === application && awaitingCode) return <Navigate to="/verify-otp" replace state={state} />;
  if (!doors.has(pathname)) return children;
  // A role that nobody knows is at home nowhere: it stays, to sign in as somebody else.
  if (signedIn && user && dashboardOf(user.role) !== '/login') {
    // A vendor whose address has just been proved has nothing on a dashboard yet.
    const start =
      pathname === '/verify-otp' && isVendorRole(user.role) ? onboardingPathOf(user.role, user.id) : null;
    return <Navigate to={destination(user, ownPath(fromOf(state)) ?? start)} replace />;
  }
  if (awaitingCode && pathname !== '/verify-otp') return <Navigate to="/verify-otp" replace state={state} />;
  return children;
}
