import { useAuth, useSessionState } from './auth-context.tsx';
import { ExpiredDialogView } from './expired-dialog-view.tsx';
import { useSessionStep } from './use-session-step.ts';

/** Stands over any screen whose session has ended; nothing under it is lost. */
export function ExpiredDialog() {
  const { session, busy, slow, failure, onCancel } = useSessionStep();
  const { user, signOut } = useAuth();
  const expired = useSessionState((snapshot) => snapshot.hasTag('expired'));
  if (!expired) return null;
  return (
    <ExpiredDialogView
      email={user?.email || null}
      busy={busy}
      slow={slow}
      failure={failure}
      onSignIn={({ email, password }) => session.send({ type: 'SIGN_IN.SUBMITTED', email, password })}
      onSignOut={signOut}
      onCancel={onCancel}
    />
  );
}
