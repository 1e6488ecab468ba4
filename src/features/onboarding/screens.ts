import type { ComponentType } from 'react';

type LoadScreen = () => Promise<{ Component: ComponentType }>;

/** The onboarding's screens for vendors, by their path in the route table. */
export const onboardingScreens: Record<string, LoadScreen> = {
  '/vendors/onboarding/:id': () => import('./screens/vendor-onboarding-screen.tsx'),
  '/vendors/onboarding/refresh-stripe-account': () => import('./screens/vendor-fresh-link-screen.tsx'),
  '/services/onboarding/:id': () => import('./screens/services-onboarding-screen.tsx'),
  '/services/onboarding/refresh-stripe-account': () => import('./screens/services-fresh-link-screen.tsx'),
  '/supplier/products/onboarding/:id': () => import('./screens/add-products-screen.tsx'),
  '/service-provider/services/onboarding/:id': () => import('./screens/add-services-screen.tsx'),
};
