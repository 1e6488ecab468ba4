import { OnboardingScreen } from './onboarding-screen.tsx';

/** `/services/onboarding/:id` */
export const Component = () => <OnboardingScreen role="service_provider" arrival="walk" />;
