import type { ComponentType } from 'react';

type LoadScreen = () => Promise<{ Component: ComponentType }>;

/** What comes before there is an account. */
export const applicationScreens: Record<string, LoadScreen> = {
  '/apply': () => import('./apply/apply-screen.tsx'),
};
