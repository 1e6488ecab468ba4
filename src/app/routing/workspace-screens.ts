import { settingsScreens } from '../../features/account/index.ts';
import { adminScreens } from '../../features/admin/index.ts';
import { catalogueScreens } from '../../features/catalogue/index.ts';
import { onboardingScreens } from '../../features/onboarding/index.ts';
import type { ScreenTable } from './screen-table.ts';

/** The screens of the workspaces and of onboarding. */
export const workspaceScreens: ScreenTable = {
  ...settingsScreens,
  ...adminScreens,
  ...catalogueScreens,
  ...onboardingScreens,
};
