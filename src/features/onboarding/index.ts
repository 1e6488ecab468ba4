export { isVendorRole, onboardingPathOf } from './onboarding-paths.ts';
export { onboardingScreens } from './screens.ts';
