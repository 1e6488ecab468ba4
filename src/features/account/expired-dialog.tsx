import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Notice } from '../../ui/index.ts';
import { useAuth, useSessionState } from './auth-context.tsx';
import { useSessionStep } from './use-session-step.ts';

const loadView = () => import('./expired-dialog-view.tsx');
const ExpiredDialogView = lazy(async () => ({ default: (await loadView()).ExpiredDialogView }));

/** Fetches the dialog before it is due: a session may end while the connection is bad. */
export const preloadExpiredDialog = (): void => {
  // Not there yet: the dialog tries again when it is due.
  loadView().catch(() => undefined);
};

/** Stands over any screen whose session has ended; nothing under it is lost. */
export function ExpiredDialog() {
  const { session, busy, slow, failure, onCancel } = useSessionStep();
  const { user, signOut } = useAuth();
  const expired = useSessionState((snapshot) => snapshot.hasTag('expired'));
  if (!expired) return null;
  return (
    // Where even the dialog cannot be fetched, the screen below it still stays.
    <ErrorBoundary
      fallback={
        <Notice tone="warning" title="Your session has ended. Please sign in again in another tab." live />
      }
    >
      <Suspense>
        <ExpiredDialogView
          email={user?.email || null}
          busy={busy}
          slow={slow}
          failure={failure}
          onSignIn={({ email, password }) => session.send({ type: 'SIGN_IN.SUBMITTED', email, password })}
          onSignOut={signOut}
          onCancel={onCancel}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
