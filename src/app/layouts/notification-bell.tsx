import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFollowedCart } from '../../features/cart/index.ts';
import { useArrivals, useReadOpened, useUnreadCount } from '../../features/notifications/index.ts';
import { useTitleCount } from './use-title-count.ts';

interface NotificationBellProps {
  readonly userId: string;
  /** The list of the user's role. */
  readonly to: string;
  readonly className: string | undefined;
  /** The shell's own look of a count: imported here, it would be a file of its own that every first page waits for. */
  readonly children: (unread: number) => ReactNode;
}

/** The way to what the user was notified of, with how much of it is unread; the browser's title says it too. What is new arrives while it is there. */
export function NotificationBell({ userId, to, className, children }: NotificationBellProps) {
  useArrivals(userId);
  useFollowedCart();
  const unread = useUnreadCount() ?? 0;
  useReadOpened(unread);
  useTitleCount(unread);
  return (
    <Link
      to={to}
      className={className}
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      title="Notifications"
    >
      <Bell size={20} strokeWidth={1.75} aria-hidden />
      {children(unread)}
    </Link>
  );
}
