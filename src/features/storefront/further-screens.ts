import type { ScreenModule } from './screen-module.ts';

const department = (): Promise<ScreenModule> => import('./department/department-screen.tsx');

/**
 * All screens except the home page. In a separate file because every dynamic import lists all its chunks, and the page
 * that most people see first does not need these lists.
 */
export const furtherScreens = {
  '/captain': department,
  '/crew': department,
  '/exterior': department,
  '/interior': department,
  '/chef-galley': department,
  '/engineering': department,
  '/vendor-services': () => import('./directory/directory-screen.tsx'),
  '/service-checkout/:serviceId': () => import('./service/service-screen.tsx'),
  '/product-checkout/:productId': () => import('./product/product-screen.tsx'),
  '/about-us': () => import('./about/about-screen.tsx'),
  '/resource-center': () => import('./resource-centre/centre-screen.tsx'),
  '/resource-center/test': () => import('./resource-centre/self-test/test-screen.tsx'),
  '/resource-center/:article': () => import('./resource-centre/article-screen.tsx'),
  '/vendor-services/:vendorId': () => import('./vendor/vendor-screen.tsx'),
  '/contact-us': () => import('./contact/contact-screen.tsx'),
} satisfies Readonly<Record<string, () => Promise<ScreenModule>>>;
