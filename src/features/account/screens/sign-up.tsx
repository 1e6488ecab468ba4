import { useLocation } from 'react-router-dom';
import { useSessionState } from '../auth-context.tsx';
import { handedNamesOf } from './handed-names.ts';
import type { SignUpRole } from '../sign-up-roles.tsx';
import { useEntranceStep } from '../use-entrance-step.ts';
import { SignUpView } from './sign-up-view.tsx';

/**
 * The four sign-up pages: for one role, or with the choice. The shell sends users who have signed up on to the code.
 */
export function SignUp({ role }: { role: SignUpRole | null }) {
  const { session, busy, slow, failure, onCancel } = useEntranceStep();
  const names = handedNamesOf(useLocation().state);
  const done = useSessionState(
    (snapshot) => snapshot.matches('awaitingCode') || snapshot.matches('signedIn'),
  );
  return (
    <SignUpView
      // Another role's page is another form.
      key={role}
      role={role}
      names={names}
      busy={busy}
      slow={slow}
      failure={failure}
      done={done}
      onSignUp={(values) => session.send({ type: 'SIGN_UP.SUBMITTED', ...values })}
      onCancel={onCancel}
    />
  );
}
