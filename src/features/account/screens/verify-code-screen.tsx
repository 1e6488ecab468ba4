import { useAuth, useSessionState } from '../auth-context.tsx';
import { DemoOutbox } from '../demo-outbox.tsx';
import { Entrance } from '../entrance.tsx';
import { SkeletonForm } from '../../../ui/index.ts';
import { useEntranceStep } from '../use-entrance-step.ts';
import { NoCodeView } from './no-code-view.tsx';
import { VerifyCodeView } from './verify-code-view.tsx';

/** `/verify-otp`. Whoever has proved the address is sent on by the shell. */
export function Component() {
  const { session, slow, failure, notice, onCancel } = useEntranceStep();
  const { user, isAuthenticated, signOut } = useAuth();
  const restoring = useSessionState((snapshot) => snapshot.hasTag('restoring'));
  const verifying = useSessionState((snapshot) => snapshot.matches({ awaitingCode: 'verifying' }));
  const resending = useSessionState((snapshot) => snapshot.matches({ awaitingCode: 'resending' }));

  if (isAuthenticated && user?.status === 'pending') {
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
        onOtherAddress={signOut}
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
