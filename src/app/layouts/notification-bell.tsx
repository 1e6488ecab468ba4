import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useArrivals, useUnreadCount } from '../../features/notifications/index.ts';
import { notificationsPaths } from '../../lib/notification-kinds.ts';
import type { RoleName } from '../../lib/roles.ts';
import { shownCount, ToolCount } from './tool-count.tsx';
import styles from './tools.module.css';
import { useTitleCount } from './use-title-count.ts';

/** The way to what the user was notified of, with how much of it is unread; the browser's title says it too. */
export function NotificationBell({ role, userId }: { role: RoleName; userId: string }) {
  useArrivals(userId);
  const unread = useUnreadCount() ?? 0;
  useTitleCount(unread > 0 ? shownCount(unread) : '');
  return (
    <Link
      to={notificationsPaths[role]}
      className={styles.tool}
      aria-label={unread > 0 ? `Notifications, ${shownCount(unread)} unread` : 'Notifications'}
      title="Notifications"
    >
      <Bell size={20} strokeWidth={1.75} aria-hidden />
      <ToolCount of={unread} />
    </Link>
  );
}
