import { lazyPart, Page, SkeletonTable } from '../../../ui/index.ts';
import { ordersWords } from './orders-words.ts';

/** `/supplier/orders` (product.md, Supplier). What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(async () => (await import('./orders-screen.tsx')).OrdersScreen, {
  waiting: (
    <Page {...ordersWords}>
      <SkeletonTable rows={10} label="Loading" />
    </Page>
  ),
});
