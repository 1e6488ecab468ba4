import { lazyPart, SkeletonTable } from '../../../ui/index.ts';

/** `/crew/orders-management` (product.md, Crew). What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(async () => (await import('./orders-screen.tsx')).OrdersScreen, {
  waiting: <SkeletonTable rows={10} label="Loading" />,
});
