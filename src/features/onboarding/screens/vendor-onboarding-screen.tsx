import { OnboardingScreen } from './onboarding-screen.tsx';

/** `/vendors/onboarding/:id` */
export const Component = () => <OnboardingScreen role="supplier" arrival="walk" />;
