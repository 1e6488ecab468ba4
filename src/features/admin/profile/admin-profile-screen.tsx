import type { User } from '../../../api/index.ts';
import { Avatar, DescriptionList, Page, Panel, SkeletonForm, StatusBadge, When } from '../../../ui/index.ts';
import { AdminsOnly, SettingsFailed, useAuth, useOwnSettings } from '../../account/index.ts';
import { ButtonLink } from '../../links/index.ts';

/** `/admin/profile`: an admin's profile as other admins see it. It is edited in the settings. */
export function Component() {
  const { user } = useAuth();
  return user?.role === 'admin' ? <AdminProfile /> : <AdminsOnly title="Profile" />;
}

function AdminProfile() {
  const { data: user, error, refetch, isFetching } = useOwnSettings();
  return (
    <Page title="Profile" lead="How your name is shown to other admins and in the audit log." width="reading">
      {user ? (
        <Known user={user} />
      ) : error ? (
        <SettingsFailed error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <Panel title="About you">
          <SkeletonForm fields={4} label="Loading your profile" />
        </Panel>
      )}
    </Page>
  );
}

const Known = ({ user }: { readonly user: User }) => (
  <>
    <Panel
      title="About you"
      action={
        <ButtonLink to="/admin/settings?tab=account" variant="surface" size="2">
          Change
        </ButtonLink>
      }
    >
      <DescriptionList
        items={[
          {
            term: 'Picture',
            description: <Avatar name={user.name} picture={user.profilePictureUrl} size={72} />,
          },
          { term: 'Name', description: user.name },
          { term: 'Email', description: user.email },
          { term: 'Phone', description: user.phone },
          { term: 'Time zone', description: user.timeZone.replaceAll('_', ' ') },
        ]}
      />
    </Panel>
    <Panel
      title="Your access"
      action={
        <ButtonLink to="/admin/settings?tab=security" variant="surface" size="2">
          Security settings
        </ButtonLink>
      }
    >
      <DescriptionList
        items={[
          { term: 'Role', description: 'Admin: applications, orders, refunds and settings' },
          { term: 'Admin since', description: <When at={user.createdAt} show="day" /> },
          {
            term: 'Second factor',
            description: (
              <StatusBadge tone={user.secondFactor === 'on' ? 'success' : 'warning'}>
                {user.secondFactor === 'on' ? 'On' : 'Not set up'}
              </StatusBadge>
            ),
          },
        ]}
      />
    </Panel>
  </>
);
