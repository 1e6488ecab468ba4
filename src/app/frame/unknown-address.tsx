import { NotFoundScreen } from '../../features/storefront/index.ts';
import { routeTable } from '../routes/route-table.ts';

/** The pages that are open to everyone, and those in the navigation of a role. */
const known = routeTable
  .filter(({ path, gate, nav }) => (gate === 'public' || nav !== null) && !/[:*]/.test(path))
  .map(({ path, title, gate, nav }) => ({
    path: `${path}${nav?.search ?? ''}`,
    title: nav?.label ?? title,
    isSignedIn: gate !== 'public',
  }));

/** An unknown address (docs/product.md, "Standalone"). */
export function UnknownAddress() {
  return <NotFoundScreen known={known} />;
}
