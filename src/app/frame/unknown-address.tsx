import { NotFoundScreen } from '../../features/storefront/index.ts';
import { routeTable } from '../routes/route-table.ts';

/** What is open to anyone, and what the navigation of a role leads to. */
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
