import type { CrewProfile, User } from '../../../api/index.ts';
import { Page, Panel, SkeletonForm } from '../../../ui/index.ts';
import { toast } from '../../toasts/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import { SavedPlaces, YachtPeople } from '../../yachts/index.ts';
import { useOwnSettings } from '../queries.ts';
import { SettingsFailed } from '../settings/settings-failed.tsx';
import { useAdoptUser } from '../settings/use-adopt-user.ts';
import { CrewProfileView } from './crew-profile-view.tsx';

/** `/crew/profile` */
export function Component() {
  const { data: user, error, refetch, isFetching } = useOwnSettings();
  return (
    <Page title="Profile" lead="What captains and colleagues see about you." width="reading">
      {user ? (
        <>
          <YachtPeople />
          <ProfileOf key={user.id} user={user} />
          <SavedPlaces />
        </>
      ) : error ? (
        <SettingsFailed error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <Panel title="On board">
          <SkeletonForm fields={4} label="Loading profile" />
        </Panel>
      )}
    </Page>
  );
}

function ProfileOf({ user }: { user: User }) {
  const adopt = useAdoptUser();
  const submission = useApiMutation({
    send: ({ settings, signal }, profile: CrewProfile) => settings.updateCrewProfile(profile, signal),
    onDone: adopt,
  });
  return (
    <CrewProfileView
      user={user}
      submission={submission}
      onLicenceRemoved={({ name }, undo) =>
        toast.info(name.trim() ? `${name.trim()} removed.` : 'Licence removed.', {
          description: 'Not saved yet.',
          sticky: true,
          action: { label: 'Undo', onAction: undo },
        })
      }
    />
  );
}
