import type { ComponentType } from 'react';

type LoadScreen = () => Promise<{ Component: ComponentType }>;

const settings: LoadScreen = () => import('./screens/settings-screen.tsx');

/** The screens for signed-in users, by their path in the route table. */
export const settingsScreens: Record<string, LoadScreen> = {
  '/crew/settings': settings,
  '/supplier/settings': settings,
  '/service-provider/settings': settings,
  '/crew/profile': () => import('./screens/crew-profile-screen.tsx'),
};
