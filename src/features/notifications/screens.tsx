import { lazyScreen, waitingList, type LoadScreen } from '../../ui/index.ts';
import { notificationsTexts } from './notifications-texts.ts';

const screens = () => import('./notifications-screens.tsx');
const waiting = waitingList(notificationsTexts);

/** The screens of notifications, by their path in the route table. */
export const notificationScreens: Readonly<Record<string, LoadScreen>> = {
  '/crew/notifications': lazyScreen(async () => (await screens()).CrewNotifications, waiting),
  '/supplier/notifications': lazyScreen(async () => (await screens()).SupplierNotifications, waiting),
  '/service-provider/notifications': lazyScreen(async () => (await screens()).ProviderNotifications, waiting),
  '/admin/notifications': lazyScreen(async () => (await screens()).AdminNotifications, waiting),
};
