import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorState, lazyPart, SkeletonForm } from '../../../ui/index.ts';
import { useSessionState } from '../auth-context.tsx';
import { Entrance } from '../entrance.tsx';
import { useInvitation } from '../queries.ts';
import { useMailedSecret } from '../use-mailed-secret.ts';
import { handedNamesOf } from './handed-names.ts';
import type { SignUpRole } from '../sign-up-roles.tsx';
import { useEntranceStep } from '../use-entrance-step.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import { InvitationRefusedView } from './invitation-refused-view.tsx';
import { SignUpView, type SignUpInvitation } from './sign-up-view.tsx';

const AdminInvited = lazyPart(async () => (await import('./admin-invited.tsx')).AdminInvited);

/**
 * The four sign-up pages: for one role, or with a choice of roles. Afterwards the shell redirects to the code page. A
 * colleague's invitation opens the page of its company's kind.
 */
export function SignUp({ role }: { role: SignUpRole | null }) {
  const token = useMailedSecret('invitation');
  const adminToken = useMailedSecret('admin');
  if (adminToken !== null) return <AdminInvited token={adminToken} />;
  return token === null ? <SignUpForm role={role} /> : <InvitedSignUp role={role} token={token} />;
}

const dashboards = {
  supplier: '/supplier/dashboard',
  service_provider: '/service-provider/dashboard',
} as const;
const refusedLinks = new Set(['LINK_WRONG', 'LINK_EXPIRED', 'LINK_USED']);

function InvitedSignUp({ role, token }: { role: SignUpRole | null; token: string }) {
  const { data, error, failed } = useInvitation(token);
  const navigate = useNavigate();
  const isSignedIn = useSessionState((snapshot) => snapshot.matches('signedIn'));
  const isRestoring = useSessionState((snapshot) => snapshot.hasTag('restoring'));
  const kind = isSignedIn || isRestoring ? undefined : data?.kind;
  const { pathname } = useLocation();
  useEffect(() => {
    // The company is already set up, so they go to its dashboard.
    if (kind !== undefined) void navigate('.', { replace: true, state: { from: dashboards[kind] } });
  }, [kind, navigate]);
  if (data !== undefined && data.kind === role && !isRestoring)
    return isSignedIn ? (
      <AcceptInvitation invitation={{ ...data, token }} dashboard={dashboards[data.kind]} />
    ) : (
      <SignUpForm
        role={role}
        invitation={{ ...data, token, signInFrom: `${pathname}#invitation=${token}` }}
      />
    );
  if (error !== null && refusedLinks.has(error.code)) return <InvitationRefusedView reason={error.message} />;
  if (data !== undefined && data.kind !== role)
    return (
      <InvitationRefusedView reason="This invitation is incomplete or wrong. Open the link in the mail again." />
    );
  return (
    <Entrance title="Your invitation">
      {failed === null ? (
        <SkeletonForm fields={3} label="Loading your invitation" />
      ) : (
        <ErrorState title="We couldn’t load your invitation." {...failed} />
      )}
    </Entrance>
  );
}

function SignUpForm({
  role,
  invitation = null,
}: {
  role: SignUpRole | null;
  invitation?: (SignUpInvitation & { readonly token: string; readonly signInFrom: string }) | null;
}) {
  const { session, busy, slow, failure, onCancel } = useEntranceStep();
  const names = handedNamesOf(useLocation().state);
  const done = useSessionState(
    (snapshot) => snapshot.matches('awaitingCode') || snapshot.matches('signedIn'),
  );
  return (
    <SignUpView
      // Another role's page is a new form.
      key={role}
      role={role}
      names={names}
      invitation={invitation}
      busy={busy}
      slow={slow}
      failure={failure}
      done={done}
      onSignUp={(values) =>
        session.send({
          type: 'SIGN_UP.SUBMITTED',
          ...values,
          ...(invitation !== null && { invitation: invitation.token }),
        })
      }
      onCancel={onCancel}
    />
  );
}
