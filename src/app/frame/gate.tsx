import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth, useSession, useSessionState } from '../../features/account/index.ts';
import { FullScreenSpinner } from '../../ui/index.ts';
import { ContinueNavigation } from './continue-navigation.tsx';
import { entryFor, isPublicPath, passage } from '../routes/gates.ts';

/**
 * Both browser gates (docs/requirements.md §4). Public pages never wait; elsewhere a spinner is shown until the session is
 * known.
 */
export function Gate({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const { user, isAuthenticated } = useAuth();
  const departed = useSessionState((session) => session.hasTag('departed'));
  const slow = useSessionState((session) => session.hasTag('slow'));
  const unknown = useSessionState(
    (session) => session.matches('starting') || (session.matches('restoring') && !session.context.user),
  );
  useEffect(() => session.send({ type: 'PAGE.ENTERED' }), [session, pathname]);
  if (isPublicPath(pathname)) return children;
  if (unknown) {
    return (
      <>
        <FullScreenSpinner />
        {slow ? <ContinueNavigation onGoOn={() => session.send({ type: 'CANCEL.REQUESTED' })} /> : null}
      </>
    );
  }
  const decision = passage(pathname, `${pathname}${search}${hash}`, { user, isAuthenticated });
  if (decision.pass) return children;
  const from = departed ? null : decision.from;
  // The gate redirects there from every address (docs/requirements.md §4); the page then shows that nothing was found.
  const state = from && { from, isUnknown: !entryFor(pathname) };
  return <Navigate to={decision.to} replace state={state} />;
}
