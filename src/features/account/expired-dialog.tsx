import { lazyPart } from '../../ui/index.ts';
import { useAuth, useSessionState } from './auth-context.tsx';
import { useSecondFactorStep } from './second-factor/use-second-factor-step.ts';
import { useSessionStep } from './use-session-step.ts';

const ExpiredDialogView = lazyPart(async () => (await import('./expired-dialog-view.tsx')).ExpiredDialogView);

/** Loads the dialog in advance, since a session may expire while the connection is bad. */
export const preloadExpiredDialog = ExpiredDialogView.preload;

/** Shown above any screen when the session has expired; nothing below it is lost. */
export function ExpiredDialog() {
  const { session, busy, slow, failure, onCancel } = useSessionStep();
  const { user, signOut } = useAuth();
  const expired = useSessionState((snapshot) => snapshot.hasTag('expired'));
  const secondFactor = useSecondFactorStep('expired');
  if (!expired) return null;
  return (
    <ExpiredDialogView
      email={user?.email || null}
      busy={busy}
      slow={slow}
      failure={failure}
      secondFactor={secondFactor}
      onSignIn={({ email, password }) => session.send({ type: 'SIGN_IN.SUBMITTED', email, password })}
      onSignOut={signOut}
      onCancel={onCancel}
    />
  );
}
