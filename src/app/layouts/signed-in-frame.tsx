import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { AccountMenu, DemoOutbox, preloadExpiredDialog, useAuth } from '../../features/account/index.ts';
import { AssistantPanel } from '../../features/assistant/index.ts';
import { lazyPart, OverlayTheme } from '../../ui/index.ts';
import { ServerData } from '../frame/server-data.tsx';
import { isRole, roleLabels } from '../../lib/roles.ts';
import { dashboardOf } from '../routes/gates.ts';
import { CartLink, ToolCount } from './cart-link.tsx';
import { Help } from '../help/help.tsx';
import { navigationOf, phoneLinksOf, railOf } from './navigation.ts';
import { SignedInLayout } from './signed-in-layout.tsx';
import tools from './tools.module.css';

const ProveAddressFirst = lazyPart(
  async () => (await import('./verify-address-first.tsx')).VerifyAddressFirst,
);

const NotificationBell = lazyPart(async () => (await import('./notification-bell.tsx')).NotificationBell, {
  waiting: <span className={tools.tool} />,
});
const WorkspaceSearch = lazyPart(async () => (await import('./workspace-search.tsx')).WorkspaceSearch);

const PageHelp = lazyPart(async () => (await import('../help/page-help.tsx')).PageHelp);

const MorePages = lazyPart(async () => (await import('./more-pages.tsx')).MorePages);

const WhoIsHere = lazyPart(async () => (await import('./account-summary.tsx')).AccountSummary);

export function SignedInFrame() {
  const { user, signOut } = useAuth();
  const [folded, setFolded] = useState(false);
  useEffect(preloadExpiredDialog, []);
  if (!user) return <WhoIsHere onSignOut={signOut} />;
  const home = dashboardOf(user.role);
  const links = railOf(user.role);
  const { bar, more } = phoneLinksOf(links);
  return (
    <ServerData>
      <OverlayTheme>
        <SignedInLayout
          links={links}
          workspace={isRole(user.role) ? roleLabels[user.role] : 'Workspace'}
          homePath={home}
          search={<WorkspaceSearch role={user.role} links={navigationOf(user.role)} onSignOut={signOut} />}
          account={<AccountMenu />}
          tools={
            <>
              {user.role === 'crew_member' ? <CartLink /> : null}
              {user.status === 'active' ? (
                <NotificationBell
                  key={user.id}
                  userId={user.id}
                  to={home.replace('dashboard', 'notifications')}
                  className={tools.tool}
                >
                  {(unread) => <ToolCount of={unread} />}
                </NotificationBell>
              ) : null}
              <DemoOutbox />
              <AssistantPanel />
              <Help worded />
            </>
          }
          phoneLinks={bar}
          more={(look) => <MorePages links={more} {...look} />}
          folded={folded}
          onFold={setFolded}
        >
          {user.status === 'pending' ? <ProveAddressFirst /> : <Outlet />}
          {user.status === 'active' && isRole(user.role) ? <PageHelp role={user.role} /> : null}
        </SignedInLayout>
      </OverlayTheme>
    </ServerData>
  );
}
