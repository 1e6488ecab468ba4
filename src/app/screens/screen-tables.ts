import { storefrontScreens } from '../../features/storefront/index.ts';
import { loadPart } from '../../lib/load-part.ts';
import type { Layout } from '../routes/route-table.ts';
import type { ScreenTable } from './screen-table.ts';

const workspaceScreens = async () =>
  (await loadPart(() => import('./workspace-screens.ts'))).workspaceScreens;

/**
 * Every screen there is, by its layout. All but the public ones are in files of their own: a table names whatever its screens load, which a
 * visitor's first page need not carry.
 */
export const screenTables: Record<Layout, () => Promise<ScreenTable>> = {
  public: async () => storefrontScreens,
  standalone: async () => (await loadPart(() => import('./standalone-screens.ts'))).standaloneScreens,
  onboarding: workspaceScreens,
  'signed-in': workspaceScreens,
};
