import type { ScreenModule } from '../../features/storefront/index.ts';

/** How each screen is fetched, by its path in the route table. A path without one shows the plain page. */
export type ScreenTable = Readonly<Record<string, () => Promise<ScreenModule>>>;
