import type { SessionUser } from '../../machines/session/index.ts';
import { ServerData } from '../frame/server-data.tsx';
import { dashboardOf } from '../routes/gates.ts';
import { ToolCount } from './cart-link.tsx';
import { Help } from './help.tsx';
import { NotificationBell } from './notification-bell.tsx';
import tools from './tools.module.css';

/** What only somebody who is signed in finds in the public header. */
export function PublicTools({ user }: { readonly user: Pick<SessionUser, 'id' | 'role' | 'status'> }) {
  return (
    <>
      {user.status === 'active' ? (
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
      ) : null}
      <Help />
    </>
  );
}
