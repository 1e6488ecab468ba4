import { lazyPart, Page, SkeletonTable } from '../../../ui/index.ts';

/** `/crew/orders-management/:id` (product.md, Crew). What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(async () => (await import('./order-screen.tsx')).OrderScreen, {
  waiting: (
    <Page title="Order">
      <SkeletonTable rows={6} label="Loading" />
    </Page>
  ),
});
