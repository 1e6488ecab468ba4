import { accountScreens } from '../../features/account/index.ts';
import { adminScreens } from '../../features/admin/index.ts';
import { catalogueScreens } from '../../features/catalogue/index.ts';
import { onboardingScreens } from '../../features/onboarding/index.ts';
import { storefrontScreens, type ScreenModule } from '../../features/storefront/index.ts';

/** Every screen there is, by its path in the route table. A path without one shows the plain page. */
export const screens: Readonly<Record<string, () => Promise<ScreenModule>>> = {
  ...storefrontScreens,
  ...accountScreens,
  ...adminScreens,
  ...catalogueScreens,
  ...onboardingScreens,
};
