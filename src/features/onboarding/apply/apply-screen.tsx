import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { FormActions } from '../../../ui/index.ts';
import { isRole, rolePaths, roleWords } from '../../../lib/roles.ts';
import { ButtonLink, Entrance, useAuth, useEntranceStep, useSessionState } from '../../account/index.ts';
import { isVendorRole, onboardingPathOf } from '../onboarding-paths.ts';
import { ApplyView } from './apply-view.tsx';

/** `/apply`. Whoever has applied is sent on to the code by the shell. */
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

/** An account is of one role: a vendor's own application goes on where it stands. */
function HasAccount({ id, role }: { id: string; role: string }) {
  if (isVendorRole(role)) {
    return (
      <Entrance
        title="You have applied already"
        lead="Your application, your list and your payment account are in one place."
        aside={<EmptyDrawing scene="done" />}
      >
        <FormActions>
          <ButtonLink to={onboardingPathOf(role, id)}>See where it stands</ButtonLink>
        </FormActions>
      </Entrance>
    );
  }
  const known = isRole(role) ? role : null;
  return (
    <Entrance
      title="You are signed in already"
      lead={`To apply as a vendor, sign out first and use another e-mail address: ${
        known
          ? `an account as ${roleWords[known].toLowerCase()} stays what it is.`
          : 'an account stays what it is.'
      }`}
      aside={<EmptyDrawing scene="lost" />}
    >
      <FormActions>
        <ButtonLink to={known ? rolePaths[known].dashboard : '/'}>
          {known ? 'To your dashboard' : 'To the market'}
        </ButtonLink>
      </FormActions>
    </Entrance>
  );
}
