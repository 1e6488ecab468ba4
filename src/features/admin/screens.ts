import type { ComponentType } from 'react';

/** This feature's screens, by their paths in the route table. */
export const adminScreens: Record<string, () => Promise<{ Component: ComponentType }>> = {
  '/admin/orders-management': () => import('./orders/orders-route.tsx'),
  '/admin/orders-management/:id': () => import('./orders/order-route.tsx'),
  '/admin/financial-management': () => import('./ledger/ledger-route.tsx'),
  '/admin/approve': () => import('./approve/approve-screen.tsx'),
};
