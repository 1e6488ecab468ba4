import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth, useSessionState } from '../auth-context.tsx';
import { DemoOutbox } from '../demo-outbox.tsx';
import { Entrance } from '../entrance.tsx';
import { SkeletonForm } from '../../../ui/index.ts';
import { signUpPathOf } from '../sign-up-roles.tsx';
import { useEntranceStep } from '../use-entrance-step.ts';
import { useMailedSecret } from '../use-mailed-secret.ts';
import { NoCodeView } from './no-code-view.tsx';
import { VerifyCodeView } from './verify-code-view.tsx';

/** `/verify-otp`. The shell redirects verified users. */
export function Component() {
  const { session, slow, failure, notice, onCancel } = useEntranceStep();
  const { user, isAuthenticated, signOut } = useAuth();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const restoring = useSessionState((snapshot) => snapshot.hasTag('restoring'));
  const verifying = useSessionState((snapshot) => snapshot.matches({ awaitingCode: 'verifying' }));
  const resending = useSessionState((snapshot) => snapshot.matches({ awaitingCode: 'resending' }));
  const entering = useSessionState((snapshot) => snapshot.matches({ awaitingCode: 'entering' }));
  const link = useMailedSecret('link');
  const opened = useRef<string | null>(null);
  // The link of the mail contains the code, so nothing has to be typed; a refused link is not sent again.
  useEffect(() => {
    if (!entering || link === null || opened.current === link) return;
    opened.current = link;
    session.send({ type: 'ADDRESS_LINK.OPENED', link });
  }, [entering, link, session]);

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
        <SkeletonForm fields={1} label="Loading your account" />
      </Entrance>
    );
  }
  return <NoCodeView confirmed={isAuthenticated && user !== null} />;
}
