import { useNavigate } from 'react-router-dom';
import { answer } from '../../../api/index.ts';
import { BusyButton, FormActions, Notice } from '../../../ui/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { ButtonLink } from '../../links/index.ts';
import { errorText, useApiMutation, useServerCache, type Failure } from '../../server-data/index.ts';
import { useAuth } from '../auth-context.tsx';
import { Entrance } from '../entrance.tsx';
import { invitedAs, type SignUpInvitation } from './sign-up-view.tsx';

interface AcceptInvitationProps {
  readonly invitation: SignUpInvitation & { readonly token: string };
  /** Of whoever joins. */
  readonly dashboard: string;
}

/** Who opens the link of an invitation while signed in joins with that account (contract: acceptInvitation). */
export function AcceptInvitation({ invitation, dashboard }: AcceptInvitationProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const cache = useServerCache();
  const joining = useApiMutation({
    send: ({ client, signal }, token: string) =>
      answer(client.POST('/colleague-invitations/accept', { body: { token }, signal })),
    success: ({ message }) => message,
    onDone: () => {
      // What was refused to somebody without a company is theirs now. The invitation itself is used up.
      void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'account' });
      void navigate(dashboard, { replace: true });
    },
  });
  return (
    <AcceptInvitationView
      invitation={invitation}
      signedInAs={user?.email ?? null}
      busy={joining.busy}
      failure={joining.failure}
      onJoin={() => void joining.run(invitation.token)}
    />
  );
}

interface AcceptInvitationViewProps {
  readonly invitation: SignUpInvitation;
  readonly signedInAs: string | null;
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onJoin: () => void;
}

export function AcceptInvitationView({
  invitation: { company, invitedBy, role },
  signedInAs,
  busy,
  failure,
  onJoin,
}: AcceptInvitationViewProps) {
  return (
    <Entrance
      title={`Join ${company}`}
      lead={`${invitedBy} invited you as ${invitedAs[role]}.${signedInAs === null ? '' : ` You’re signed in as ${signedInAs}.`}`}
      aside={<EmptyDrawing scene="mail" />}
    >
      {failure === null ? null : (
        <Notice live tone="error" title="You haven’t joined">
          {errorText(failure, 'pressed')}
        </Notice>
      )}
      <FormActions>
        <BusyButton size="3" busy={busy} onClick={onJoin}>
          Join {company}
        </BusyButton>
        <ButtonLink to="/" variant="surface" color="gray" highContrast>
          Not now
        </ButtonLink>
      </FormActions>
    </Entrance>
  );
}
