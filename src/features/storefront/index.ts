import type { ScreenModule } from './screen-module.ts';

export { LaterScreen } from './later-screen.tsx';
export { NotFoundScreen } from './not-found-screen.tsx';
export { legalScreens } from './legal/legal-screens.ts';
export type { ScreenModule } from './screen-module.ts';

const department = async () => (await import('./further-screens.ts')).loadDepartment();

/** The storefront's screens by their path in the route table. */
export const storefrontScreens: Readonly<Record<string, () => Promise<ScreenModule>>> = {
  '/': () => import('./home/home-screen.tsx'),
  '/captain': department,
  '/crew': department,
  '/exterior': department,
  '/interior': department,
  '/chef-galley': department,
  '/engineering': department,
  '/vendor-services': async () => (await import('./further-screens.ts')).loadDirectory(),
  '/service-checkout/:serviceId': async () => (await import('./further-screens.ts')).loadService(),
  '/product-checkout/:productId': async () => (await import('./further-screens.ts')).loadProduct(),
};
