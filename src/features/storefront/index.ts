import type { ScreenModule } from './screen-module.ts';

export { LaterScreen } from './later-screen.tsx';
export { NotFoundScreen } from './not-found-screen.tsx';
export { comingSoonScreens } from './coming-soon/coming-soon-screens.ts';
export { legalScreens } from './legal/legal-screens.ts';
export type { ScreenModule } from './screen-module.ts';

/** All paths except the home page; their screens are in a file that a first visit does not load. */
const furtherPaths = [
  '/captain',
  '/crew',
  '/exterior',
  '/interior',
  '/chef-galley',
  '/engineering',
  '/vendor-services',
  '/about-us',
  '/resource-center',
  '/resource-center/test',
  '/resource-center/:article',
  '/vendor-services/:vendorId',
  '/contact-us',
  '/service-checkout/:serviceId',
  '/product-checkout/:productId',
] as const;

/** The storefront's screens by their path in the route table. */
export const storefrontScreens: Readonly<Record<string, () => Promise<ScreenModule>>> = {
  '/': () => import('./home/home-screen.tsx'),
  ...Object.fromEntries(
    furtherPaths.map((path) => [
      path,
      async () => (await import('./further-screens.ts')).furtherScreens[path](),
    ]),
  ),
};
