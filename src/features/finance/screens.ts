import type { ComponentType } from 'react';

/** This feature's screens, by their paths in the route table. */
export const financeScreens: Record<string, () => Promise<{ Component: ComponentType }>> = {
  '/supplier/transactions': () => import('./supplier-transactions-route.tsx'),
  '/service-provider/transactions': () => import('./provider-transactions-route.tsx'),
  '/crew/financial-management': () => import('./crew-spend-route.tsx'),
};
