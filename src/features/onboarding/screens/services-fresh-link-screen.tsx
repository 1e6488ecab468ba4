import { OnboardingScreen } from './onboarding-screen.tsx';

/** `/services/onboarding/refresh-stripe-account` */
export const Component = () => <OnboardingScreen role="service_provider" arrival="fresh-link" />;
