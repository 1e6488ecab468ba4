import type { ComponentType } from 'react';

type LoadScreen = () => Promise<{ Component: ComponentType }>;

/** The screens for visitors, by their path in the route table. */
export const accountScreens: Record<string, LoadScreen> = {
  '/get-started': () => import('./screens/get-started-screen.tsx'),
  '/login': () => import('./screens/sign-in-screen.tsx'),
  '/signup': () => import('./screens/sign-up-screen.tsx'),
  '/crew/signup': () => import('./screens/crew-sign-up-screen.tsx'),
  '/vendor/signup': () => import('./screens/vendor-sign-up-screen.tsx'),
  '/service/signup': () => import('./screens/service-sign-up-screen.tsx'),
  '/verify-otp': () => import('./screens/verify-code-screen.tsx'),
  '/forgot-password': () => import('./screens/forgot-password-screen.tsx'),
  '/reset-password': () => import('./screens/reset-password-screen.tsx'),
};
