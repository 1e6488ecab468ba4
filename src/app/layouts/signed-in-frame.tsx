import { useState } from 'react';
import { Link, Outlet, useNavigate } from 'react-router-dom';
import { AccountMenu, DemoOutbox, useAuth } from '../../features/account/index.ts';
import { AssistantPanel } from '../../features/assistant/index.ts';
import { preferencesStore } from '../../features/preferences/index.ts';
import { Button, EmptyState, FullScreenSpinner, OverlayTheme } from '../../ui/index.ts';
import { EmptyDrawing } from '../../ui/drawings/index.ts';
import { ServerData } from '../frame/server-data.tsx';
import { dashboardOf } from '../routes/gates.ts';
import { navigationOf, roleLabels } from './navigation.ts';
import { SignedInLayout } from './signed-in-layout.tsx';

/** What a pending person sees in place of a workspace: the server would refuse every call of it. */
function ProveAddressFirst() {
  return (
    <EmptyState
      drawing={<EmptyDrawing scene="mail" />}
      title="One step left: prove your address"
      action={
        <Button asChild>
          <Link to="/verify-otp">Enter the code</Link>
        </Button>
      }
    >
      We have sent a six-digit code to your e-mail address. It opens everything else.
    </EmptyState>
  );
}

export function SignedInFrame() {
  const { user, signOut } = useAuth();
  const navigate = useNavigate();
  const [folded, setFolded] = useState(false);
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
