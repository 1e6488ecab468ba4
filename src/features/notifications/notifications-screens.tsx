import { useSearchParams } from 'react-router-dom';
import type { RoleName } from '../../lib/roles.ts';
import { AnnouncementsPage } from './announcements/announcements-list.tsx';
import { WhichList } from './announcements/which-list.tsx';
import { notificationsListOf, NotificationsPage } from './notifications-list.tsx';

const screenOf = (role: RoleName) => {
  const list = notificationsListOf(role);
  return () => <NotificationsPage list={list} />;
};

export const CrewNotifications = screenOf('crew_member');
export const SupplierNotifications = screenOf('supplier');
export const ProviderNotifications = screenOf('service_provider');

const adminsList = notificationsListOf('admin');

/** An admin's notifications, or the announcements. */
export function AdminNotifications() {
  const [params] = useSearchParams();
  return params.get('show') === 'messages' ? (
    <AnnouncementsPage />
  ) : (
    <NotificationsPage list={adminsList} above={<WhichList chosen="own" />} />
  );
}
