import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { User } from '../../../api/index.ts';
import { lazyPart, Page, Panel, SkeletonForm } from '../../../ui/index.ts';
import { UnsavedGuard } from '../../forms/index.ts';
import { useOwnSettings } from '../queries.ts';
import { AccountSection } from '../settings/account-section.tsx';
import { SettingsFailed } from '../settings/settings-failed.tsx';
import { SettingsTabs, tabNamed, type MoreSettings } from '../settings/settings-tabs.tsx';

const waiting = <SkeletonForm fields={3} label="Loading this section" />;

// The first section loads with the screen, the others when they are opened.
const AppearanceSection = lazyPart(
  async () => (await import('../settings/appearance-section.tsx')).AppearanceSection,
  { waiting },
);
const NotificationsSection = lazyPart(
  async () => (await import('../settings/notifications-section.tsx')).NotificationsSection,
  { waiting },
);
const PrivacySection = lazyPart(
  async () => (await import('../settings/privacy-section.tsx')).PrivacySection,
  { waiting },
);
const SecuritySection = lazyPart(
  async () => (await import('../settings/security-section.tsx')).SecuritySection,
  { waiting },
);

interface SettingsProps {
  readonly lead?: string;
  /** Sections for some roles. */
  readonly more?: readonly MoreSettings[];
}

/** The user's settings; `?tab=` opens a section. */
export function Settings({ lead = 'Your account, sign-in and notifications.', more = [] }: SettingsProps) {
  const { data: user, error, refetch, isFetching } = useOwnSettings();
  const isWide = more.some((section) => section.isWide);
  return (
    <Page title="Settings" lead={lead} {...(isWide ? {} : { width: 'reading' as const })}>
      {user ? (
        <SettingsOf key={user.id} user={user} more={more} />
      ) : error ? (
        <SettingsFailed error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <Panel title="About you">
          <SkeletonForm fields={4} label="Loading settings" />
        </Panel>
      )}
    </Page>
  );
}

/** The settings of crew, suppliers and providers. */
export const Component = () => <Settings />;

function SettingsOf({ user, more }: { user: User; more: readonly MoreSettings[] }) {
  const [search, setSearch] = useSearchParams();
  const [unsaved, setUnsaved] = useState({ account: false, password: false, notifications: false });
  const onAccount = useCallback((account: boolean) => setUnsaved((was) => ({ ...was, account })), []);
  const onPassword = useCallback((password: boolean) => setUnsaved((was) => ({ ...was, password })), []);
  const onNotifications = useCallback(
    (notifications: boolean) => setUnsaved((was) => ({ ...was, notifications })),
    [],
  );
  return (
    <>
      <SettingsTabs
        tab={tabNamed(search.get('tab'), more)}
        more={more}
        onTab={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
        sections={{
          account: <AccountSection user={user} onDirty={onAccount} />,
          security: (
            <SecuritySection
              email={user.email}
              isVendor={user.role === 'supplier' || user.role === 'service_provider'}
              onDirty={onPassword}
            />
          ),
          notifications: <NotificationsSection user={user} onDirty={onNotifications} />,
          appearance: <AppearanceSection />,
          privacy: <PrivacySection email={user.email} />,
        }}
      />
      <UnsavedGuard when={Object.values(unsaved).includes(true)} what="your settings" />
    </>
  );
}
