import { AddListingsScreen } from './add-listings-screen.tsx';

/** `/service-provider/services/onboarding/:id` */
export const Component = () => <AddListingsScreen role="service_provider" />;
