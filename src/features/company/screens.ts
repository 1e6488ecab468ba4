import type { ComponentType } from 'react';

/** This feature's screens, by their paths in the route table. */
export const companyScreens: Record<string, () => Promise<{ Component: ComponentType }>> = {
  '/supplier/profile': () => import('./company-route.tsx'),
};
