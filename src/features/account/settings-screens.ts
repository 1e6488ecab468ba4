import type { ComponentType } from 'react';

type LoadScreen = () => Promise<{ Component: ComponentType }>;

const settings: LoadScreen = () => import('./screens/settings-screen.tsx');

/** This feature's screens for who is signed in, by their paths in the route table. */
export const settingsScreens: Record<string, LoadScreen> = {
  '/crew/settings': settings,
  '/supplier/settings': settings,
  '/service-provider/settings': settings,
  '/crew/profile': () => import('./screens/crew-profile-screen.tsx'),
};
