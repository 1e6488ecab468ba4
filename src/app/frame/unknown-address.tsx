import { NotFoundScreen } from '../../features/storefront/index.ts';
import { routeTable } from '../routes/route-table.ts';

const known = routeTable
  .filter(({ path, gate }) => gate === 'public' && !/[:*]/.test(path))
  .map(({ path, title }) => ({ path, title }));

/** An unknown address (docs/product.md, "Standalone"). */
export function UnknownAddress() {
  return <NotFoundScreen known={known} />;
}
