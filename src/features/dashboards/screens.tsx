import { lazyScreen, waitingList, type LoadScreen } from '../../ui/index.ts';
import { dashboardTexts } from './dashboard-texts.ts';

/** This feature's screens, by their paths in the route table. */
export const dashboardScreens: Readonly<Record<string, LoadScreen>> = {
  '/admin/dashboard': lazyScreen(
    async () => (await import('./admin-screen.tsx')).AdminScreen,
    waitingList(dashboardTexts.admin, 8),
  ),
  '/crew/dashboard': lazyScreen(
    async () => (await import('./crew-screen.tsx')).CrewScreen,
    waitingList(dashboardTexts.crew, 8),
  ),
  '/supplier/dashboard': lazyScreen(
    async () => (await import('./supplier-screen.tsx')).SupplierScreen,
    waitingList(dashboardTexts.supplier, 8),
  ),
  '/service-provider/dashboard': lazyScreen(
    async () => (await import('./provider-screen.tsx')).ProviderScreen,
    waitingList(dashboardTexts.provider, 8),
  ),
};
