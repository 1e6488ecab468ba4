import type { SessionUser } from '../../machines/session/index.ts';
import { ServerData } from '../frame/server-data.tsx';
import { dashboardOf } from '../routes/gates.ts';
import { ToolCount } from './cart-link.tsx';
import { NotificationBell } from './notification-bell.tsx';
import tools from './tools.module.css';

/** The bell on public pages, which read nothing else for the account. */
export function PublicBell({ user }: { readonly user: Pick<SessionUser, 'id' | 'role'> }) {
  return (
    <ServerData waiting={<span className={tools.tool} />}>
      <NotificationBell
        key={user.id}
        userId={user.id}
        to={dashboardOf(user.role).replace('dashboard', 'notifications')}
        className={tools.tool}
      >
        {(unread) => <ToolCount of={unread} />}
      </NotificationBell>
    </ServerData>
  );
}
