import { lazy, useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { AccountMenu, DemoOutbox, preloadExpiredDialog, useAuth } from '../../features/account/index.ts';
import { AssistantPanel } from '../../features/assistant/index.ts';
import { preferencesStore } from '../../features/preferences/index.ts';
import { FullScreenSpinner, OverlayTheme } from '../../ui/index.ts';
import { ServerData } from '../frame/server-data.tsx';
import { dashboardOf } from '../routes/gates.ts';
import { navigationOf, roleLabels } from './navigation.ts';
import { SignedInLayout } from './signed-in-layout.tsx';

const ProveAddressFirst = lazy(async () => ({
  default: (await import('./prove-address-first.tsx')).ProveAddressFirst,
}));

export function SignedInFrame() {
  const { user, signOut } = useAuth();
  const navigate = useNavigate();
  const [folded, setFolded] = useState(false);
  useEffect(preloadExpiredDialog, []);
  // A token without a user (nothing stored, settings failed): there is no workspace to show yet.
  if (!user) return <FullScreenSpinner />;
  const home = dashboardOf(user.role);
  const actions = [
    { label: 'Use the light theme', onRun: () => preferencesStore.trigger.themeChosen({ theme: 'light' }) },
    { label: 'Use the dark theme', onRun: () => preferencesStore.trigger.themeChosen({ theme: 'dark' }) },
    { label: 'Go to the storefront', onRun: () => void navigate('/') },
    { label: 'Sign out', onRun: signOut },
  ];
  return (
    <ServerData>
      <OverlayTheme>
        <SignedInLayout
          links={navigationOf(user.role)}
          workspace={user.role in roleLabels ? roleLabels[user.role as keyof typeof roleLabels] : 'Workspace'}
          homePath={home}
          actions={actions}
          account={<AccountMenu />}
          tools={
            <>
              <DemoOutbox />
              <AssistantPanel />
            </>
          }
          folded={folded}
          onFold={setFolded}
        >
          {user.status === 'pending' ? <ProveAddressFirst /> : <Outlet />}
        </SignedInLayout>
      </OverlayTheme>
    </ServerData>
  );
}
