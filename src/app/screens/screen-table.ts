import type { ScreenModule } from '../../features/storefront/index.ts';

/** The loader of each screen, by its path in the route table. A path without one shows the plain page. */
export type ScreenTable = Readonly<Record<string, () => Promise<ScreenModule>>>;
