import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth, useSession, useSessionState } from '../../features/account/index.ts';
import { FullScreenSpinner } from '../../ui/index.ts';
import { GoOn } from './go-on.tsx';
import { isPublicPath, passage } from '../routes/gates.ts';

/** Both browser gates (specification §4). Nobody waits for a public page; elsewhere the spinner stands until it is known who is here. */
export function Gate({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const { user, isAuthenticated } = useAuth();
  const departed = useSessionState(({ context }) => context.departed);
  const slow = useSessionState(({ context }) => context.slow);
  const unknown = useSessionState(
    (session) => session.matches('starting') || (session.matches('restoring') && !session.context.user),
  );
  if (isPublicPath(pathname)) return children;
  if (unknown) {
    return (
      <>
        <FullScreenSpinner />
        {slow ? <GoOn onGoOn={() => session.send({ type: 'CANCEL.REQUESTED' })} /> : null}
      </>
    );
  }
  const decision = passage(pathname, `${pathname}${search}${hash}`, { user, isAuthenticated });
  if (decision.pass) return children;
  const from = departed ? null : decision.from;
  return <Navigate to={decision.to} replace state={from ? { from } : undefined} />;
}
