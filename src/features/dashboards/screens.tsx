import { lazyScreen, waitingDashboard, type LoadScreen } from '../../ui/index.ts';
import { dashboardTexts } from './dashboard-texts.ts';

/** The dashboards, by their path in the route table. */
export const dashboardScreens: Readonly<Record<string, LoadScreen>> = {
  '/admin/dashboard': lazyScreen(
    async () => (await import('./admin-screen.tsx')).AdminScreen,
    waitingDashboard(dashboardTexts.admin),
  ),
  '/crew/dashboard': lazyScreen(
    async () => (await import('./crew-screen.tsx')).CrewScreen,
    waitingDashboard(dashboardTexts.crew),
  ),
  '/supplier/dashboard': lazyScreen(
    async () => (await import('./supplier-screen.tsx')).SupplierScreen,
    waitingDashboard(dashboardTexts.supplier),
  ),
  '/service-provider/dashboard': lazyScreen(
    async () => (await import('./provider-screen.tsx')).ProviderScreen,
    waitingDashboard(dashboardTexts.provider),
  ),
};
