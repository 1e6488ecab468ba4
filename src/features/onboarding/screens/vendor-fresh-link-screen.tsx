import { OnboardingScreen } from './onboarding-screen.tsx';

/** `/vendors/onboarding/refresh-stripe-account` */
export const Component = () => <OnboardingScreen role="supplier" arrival="fresh-link" />;
