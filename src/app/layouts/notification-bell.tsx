import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFollowedCart } from '../../features/cart/index.ts';
import { useArrivals, useReadOpened, useUnreadCount } from '../../features/notifications/index.ts';
import { useTitleCount } from './use-title-count.ts';

interface NotificationBellProps {
  readonly userId: string;
  /** The notification list of the user's role. */
  readonly to: string;
  readonly className: string | undefined;
  /**
   * The class name of the shell's counts: imported here, it would be a separate file that every first page waits for.
   */
  readonly children: (unread: number) => ReactNode;
}

/**
 * The link to the notifications with the unread count, which the browser's title contains too. While it is mounted, new
 * notifications arrive.
 */
export function NotificationBell({ userId, to, className, children }: NotificationBellProps) {
  // An order leaves the cart, also when it was paid for on another device.
  useArrivals(userId, useFollowedCart());
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
