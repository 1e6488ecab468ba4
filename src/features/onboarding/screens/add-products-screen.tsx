import { AddListingsScreen } from './add-listings-screen.tsx';

/** `/supplier/products/onboarding/:id` */
export const Component = () => <AddListingsScreen role="supplier" />;
