export { useArrivals } from './arriving/use-arrivals.ts';
export { notificationScreens } from './screens.tsx';
export { useReadOpened, useUnreadCount } from './use-notifications.ts';
