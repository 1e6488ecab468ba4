import { storefrontScreens } from '../../features/storefront/index.ts';
import { loadPart } from '../../lib/load-part.ts';
import type { Layout } from '../routes/route-table.ts';
import type { ScreenTable } from './screen-table.ts';

const workspaceScreens = async () =>
  (await loadPart(() => import('./workspace-screens.ts'))).workspaceScreens;

/**
 * All screens, by layout. All but the public ones are in separate files: a table imports the loaders of all its
 * screens, which a visitor's first page does not need.
 */
export const screenTables: Record<Layout, () => Promise<ScreenTable>> = {
  public: async () => storefrontScreens,
  standalone: async () => (await loadPart(() => import('./standalone-screens.ts'))).standaloneScreens,
  onboarding: workspaceScreens,
  'signed-in': workspaceScreens,
};
