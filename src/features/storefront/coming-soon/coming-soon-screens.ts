import type { ScreenModule } from '../screen-module.ts';

/** The "coming soon" page, by its path in the route table. */
export const comingSoonScreens: Readonly<Record<string, () => Promise<ScreenModule>>> = {
  '/coming-soon': () => import('./coming-soon-screen.tsx'),
};
