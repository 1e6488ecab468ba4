import type { ComponentType } from 'react';

/** This feature's screens, by their paths in the route table. */
export const cartScreens: Record<string, () => Promise<{ Component: ComponentType }>> = {
  '/crew/cart': () => import('./screen/cart-route.tsx'),
};
