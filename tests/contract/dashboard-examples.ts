import { orderThere } from './order-examples.ts';
import type { RealApp } from './real-app.ts';
import { providerThere } from './schedule-examples.ts';

/** What has to be there before the examples of dashboards can be sent with `token`. */
export const dashboardArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => ({
  getCrewDashboard: () => orderThere(app(), token, 'crew_member'),
  getSupplierDashboard: () => orderThere(app(), token, 'supplier'),
  getAdminDashboard: () => orderThere(app(), token, 'admin'),
  takeException: () => orderThere(app(), token, 'admin'),
  getProviderDashboard: () => providerThere(app(), token, { version: 1 }),
});
