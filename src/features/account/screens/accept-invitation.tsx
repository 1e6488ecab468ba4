import { useNavigate } from 'react-router-dom';
import { answer, dataOf } from '../../../api/index.ts';
import { BusyButton, Button, ErrorState, FormActions, Notice, SkeletonForm } from '../../../ui/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { ButtonLink } from '../../links/index.ts';
import {
  errorText,
  useApiMutation,
  useApiQuery,
  useServerCache,
  type Failure,
} from '../../server-data/index.ts';
import { useAuth } from '../auth-context.tsx';
import { Entrance } from '../entrance.tsx';
import { invitedAs, type SignUpInvitation } from './sign-up-view.tsx';

interface AcceptInvitationProps {
  readonly invitation: SignUpInvitation & { readonly token: string };
  /** The dashboard of the joining user. */
  readonly dashboard: string;
}

/** A signed-in user who opens the link of an invitation joins with that account (contract: acceptInvitation). */
export function AcceptInvitation({ invitation, dashboard }: AcceptInvitationProps) {
  const { user, signOut } = useAuth();
  // Checks first whether this account can join, so that joining is not offered if it would be refused.
  const check = useApiQuery({
    key: ['account', 'invitation', invitation.token, user?.id ?? ''],
    onReturn: false,
    read: ({ client, signal }) =>
      dataOf(client.POST('/colleague-invitations/check', { body: { token: invitation.token }, signal })),
  });
  const navigate = useNavigate();
  const cache = useServerCache();
  const joining = useApiMutation({
    send: ({ client, signal }, token: string) =>
      answer(client.POST('/colleague-invitations/accept', { body: { token }, signal })),
    success: ({ message }) => message,
    onDone: () => {
      // Requests that were refused without a company may now succeed. The invitation itself is used up.
      void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'account' });
      void navigate(dashboard, { replace: true });
    },
  });
  const cannot = check.error?.code === 'NOT_ALLOWED_NOW' ? check.error.message : null;
  if (check.data === undefined && cannot === null)
    return (
      <Entrance title="Your invitation">
        {check.failed === null ? (
          <SkeletonForm fields={1} label="Loading your invitation" />
        ) : (
          <ErrorState title="We couldn’t load your invitation." {...check.failed} />
        )}
      </Entrance>
    );
  return (
    <AcceptInvitationView
      invitation={invitation}
      signedInAs={user?.email ?? null}
      cannot={cannot}
      onSignOut={signOut}
      busy={joining.busy}
      failure={joining.failure}
      onJoin={() => void joining.run(invitation.token)}
    />
  );
}

interface AcceptInvitationViewProps {
  readonly invitation: SignUpInvitation;
  readonly signedInAs: string | null;
  /** Why this account cannot join, and what to do; null if it can. */
  readonly cannot: string | null;
  readonly onSignOut: () => void;
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onJoin: () => void;
}

export function AcceptInvitationView({
  invitation: { company, invitedBy, role },
  signedInAs,
  cannot,
  onSignOut,
  busy,
  failure,
  onJoin,
}: AcceptInvitationViewProps) {
  return (
    <Entrance
      title={cannot === null ? `Join ${company}` : `${company} invited you`}
      lead={`${invitedBy} invited you as ${invitedAs[role]}.${signedInAs === null ? '' : ` You’re signed in as ${signedInAs}.`}`}
      aside={<EmptyDrawing scene="mail" />}
    >
      {cannot === null ? null : (
        <Notice tone="warning" title="You can’t join with this account">
          {cannot}
        </Notice>
      )}
      {failure === null ? null : (
        <Notice live tone="error" title="You haven’t joined">
          {errorText(failure, 'pressed')}
        </Notice>
      )}
      <FormActions>
        {cannot === null ? (
          <BusyButton size="3" busy={busy} onClick={onJoin}>
            Join {company}
          </BusyButton>
        ) : (
          <Button size="3" onClick={onSignOut}>
            Sign out, and use another account
          </Button>
        )}
        <ButtonLink to="/" variant="surface" color="gray" highContrast>
          Not now
        </ButtonLink>
      </FormActions>
    </Entrance>
  );
}
