import { useState } from 'react';
import { DescriptionList, Page, Panel, SkeletonForm, StatusBadge, When } from '../../../ui/index.ts';
import { AccountSection, AdminsOnly, SettingsFailed, useAuth, useOwnSettings } from '../../account/index.ts';
import { UnsavedGuard } from '../../forms/index.ts';
import { ButtonLink } from '../../links/index.ts';

/** `/admin/profile`: who an admin is to the others. */
export function Component() {
  const { user } = useAuth();
  return user?.role === 'admin' ? <AdminProfile /> : <AdminsOnly title="Profile" />;
}

function AdminProfile() {
  const { data: user, error, refetch, isFetching } = useOwnSettings();
  const [isDirty, setDirty] = useState(false);
  return (
    <Page title="Profile" lead="How other admins, and the audit log, know you." width="reading">
      {user ? (
        <>
          <AccountSection key={user.id} user={user} onDirty={setDirty} />
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
                { term: 'Email', description: user.email },
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
      ) : error ? (
        <SettingsFailed error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <Panel title="About you">
          <SkeletonForm fields={4} label="Loading your profile" />
        </Panel>
      )}
      <UnsavedGuard when={isDirty} what="your profile" />
    </Page>
  );
}
