import type { ScreenModule } from '../screen-module.ts';

/** The legal pages by their path in the route table. */
export const legalScreens: Readonly<Record<string, () => Promise<ScreenModule>>> = {
  '/privacy-policy': () => import('./privacy-policy-screen.tsx'),
  '/terms-and-conditions': () => import('./terms-screen.tsx'),
};
