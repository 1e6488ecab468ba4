import type { ComponentType } from 'react';

/** This feature's screens, by their paths in the route table. */
export const catalogueScreens: Record<string, () => Promise<{ Component: ComponentType }>> = {
  '/supplier/inventory': () => import('./inventory/inventory-screen.tsx'),
  '/service-provider/services': () => import('./services/services-screen.tsx'),
};
