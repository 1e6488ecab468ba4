import type { ComponentType } from 'react';

/** This feature's screens, by their paths in the route table. */
export const adminScreens: Record<string, () => Promise<{ Component: ComponentType }>> = {
  '/admin/approve': () => import('./approve/approve-screen.tsx'),
};
