export { isVendorRole, onboardingPathOf } from './onboarding-paths.ts';
export { applicationScreens } from './application-screens.ts';
export { onboardingScreens } from './screens.ts';
