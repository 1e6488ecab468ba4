import type { ComponentType } from 'react';

/** This feature's screens, by their paths in the route table. */
export const orderScreens: Record<string, () => Promise<{ Component: ComponentType }>> = {
  '/crew/orders-management': () => import('./list/orders-route.tsx'),
  '/crew/orders-management/:id': () => import('./detail/order-route.tsx'),
};
