export { applicationScreens } from './application-screens.ts';
export { onboardingScreens } from './screens.ts';
