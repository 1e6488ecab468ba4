import { settingsScreens } from '../../features/account/index.ts';
import { adminScreens } from '../../features/admin/index.ts';
import { bookingScreens } from '../../features/bookings/index.ts';
import { cartScreens } from '../../features/cart/index.ts';
import { catalogueScreens } from '../../features/catalogue/index.ts';
import { companyScreens } from '../../features/company/index.ts';
import { dashboardScreens } from '../../features/dashboards/index.ts';
import { financeScreens } from '../../features/finance/index.ts';
import { notificationScreens } from '../../features/notifications/index.ts';
import { onboardingScreens } from '../../features/onboarding/index.ts';
import { orderScreens } from '../../features/orders/index.ts';
import type { ScreenTable } from './screen-table.ts';

/** The screens of the workspaces and of onboarding. */
export const workspaceScreens: ScreenTable = {
  ...settingsScreens,
  ...adminScreens,
  ...bookingScreens,
  ...cartScreens,
  ...catalogueScreens,
  ...companyScreens,
  ...dashboardScreens,
  ...financeScreens,
  ...notificationScreens,
  ...onboardingScreens,
  ...orderScreens,
};
