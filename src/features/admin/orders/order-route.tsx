import { lazyPart, Page, SkeletonForm } from '../../../ui/index.ts';

/** `/admin/orders-management/:id`. What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(async () => (await import('./order-screen.tsx')).AnyOrderScreen, {
  waiting: (
    <Page title="Order">
      <SkeletonForm fields={5} label="Loading the order" />
    </Page>
  ),
});
