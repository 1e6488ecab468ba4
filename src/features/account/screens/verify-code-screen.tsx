import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth, useSessionState } from '../auth-context.tsx';
import { DemoOutbox } from '../demo-outbox.tsx';
import { Entrance } from '../entrance.tsx';
import { SkeletonForm } from '../../../ui/index.ts';
import { signUpPathOf } from '../sign-up-roles.tsx';
import { useEntranceStep } from '../use-entrance-step.ts';
import { NoCodeView } from './no-code-view.tsx';
import { VerifyCodeView } from './verify-code-view.tsx';

/** `/verify-otp`. Whoever has proved the address is sent on by the shell. */
export function Component() {
  const { session, slow, failure, notice, onCancel } = useEntranceStep();
  const { user, isAuthenticated, signOut } = useAuth();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const restoring = useSessionState((snapshot) => snapshot.hasTag('restoring'));
  const verifying = useSessionState((snapshot) => snapshot.matches({ awaitingCode: 'verifying' }));
  const resending = useSessionState((snapshot) => snapshot.matches({ awaitingCode: 'resending' }));

  if (isAuthenticated && user?.status === 'pending') {
    const { firstName, lastName, role } = user;
    const leaveFor = (path: string, handed: object = {}) => {
      signOut();
      const kept = typeof state === 'object' ? state : null;
      void navigate(path, { state: { ...kept, ...handed } });
    };
    return (
      <VerifyCodeView
        email={user.email}
        verifying={verifying}
        resending={resending}
        slow={slow}
        failure={failure}
        notice={notice}
        outbox={<DemoOutbox to={user.email} label="Open the demo’s mail" />}
        onSubmit={(code) => session.send({ type: 'CODE.SUBMITTED', code })}
        onResend={() => session.send({ type: 'CODE.RESEND_REQUESTED' })}
        onOtherAddress={() => leaveFor(signUpPathOf(role), { firstName, lastName })}
        onSignInInstead={() => leaveFor('/login')}
        onCancel={onCancel}
      />
    );
  }
  if (restoring) {
    return (
      <Entrance title="Enter your code">
        <SkeletonForm fields={1} label="Looking up your account" />
      </Entrance>
    );
  }
  return <NoCodeView confirmed={isAuthenticated && user !== null} />;
}
