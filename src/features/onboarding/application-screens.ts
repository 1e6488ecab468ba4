import type { ComponentType } from 'react';

type LoadScreen = () => Promise<{ Component: ComponentType }>;

/** The screen for vendors without an account. */
export const applicationScreens: Record<string, LoadScreen> = {
  '/apply': () => import('./apply/apply-screen.tsx'),
};
