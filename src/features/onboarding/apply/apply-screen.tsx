import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { FormActions } from '../../../ui/index.ts';
import { isRole, rolePaths, roleLabels } from '../../../lib/roles.ts';
import { ButtonLink, isVendorRole, onboardingPathOf } from '../../links/index.ts';
import { Entrance, useAuth, useEntranceStep, useSessionState } from '../../account/index.ts';
import { ApplyView } from './apply-view.tsx';

/** `/apply`. After applying, the shell redirects to the code page. */
export function Component() {
  const { session, busy, slow, failure, onCancel } = useEntranceStep();
  const { user, isAuthenticated } = useAuth();
  const done = useSessionState(
    (snapshot) => snapshot.matches('awaitingCode') || snapshot.matches('signedIn'),
  );
  if (isAuthenticated && user?.status === 'active') return <HasAccount id={user.id} role={user.role} />;
  return (
    <ApplyView
      busy={busy}
      slow={slow}
      failure={failure}
      done={done}
      onApply={(application) => session.send({ type: 'SIGN_UP.SUBMITTED', ...application })}
      onCancel={onCancel}
    />
  );
}

/** An account has one role; a vendor's own application continues where it was left. */
function HasAccount({ id, role }: { id: string; role: string }) {
  if (isVendorRole(role)) {
    return (
      <Entrance
        title="You’ve already applied"
        lead="Your application, your list and your payment account are in one place."
        aside={<EmptyDrawing scene="done" />}
      >
        <FormActions>
          <ButtonLink to={onboardingPathOf(role, id)}>See its status</ButtonLink>
        </FormActions>
      </Entrance>
    );
  }
  const known = isRole(role) ? role : null;
  return (
    <Entrance
      title="You’re already signed in"
      lead={`To apply as a vendor, sign out first and use another email address: ${
        known
          ? `your ${roleLabels[known].toLowerCase()} account can’t be changed into a vendor account.`
          : 'this account can’t be changed into a vendor account.'
      }`}
      aside={<EmptyDrawing scene="lost" />}
    >
      <FormActions>
        <ButtonLink to={known ? rolePaths[known].dashboard : '/'}>
          {known ? 'Go to your dashboard' : 'Go to the market'}
        </ButtonLink>
      </FormActions>
    </Entrance>
  );
}
