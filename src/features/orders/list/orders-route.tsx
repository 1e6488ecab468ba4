import { lazyPart, Page, SkeletonTable } from '../../../ui/index.ts';
import { ordersWords } from './orders-words.ts';

/** `/crew/orders-management` (product.md, Crew). What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(async () => (await import('./orders-screen.tsx')).OrdersScreen, {
  waiting: (
    <Page {...ordersWords}>
      <SkeletonTable rows={10} label="Loading" />
    </Page>
  ),
});
