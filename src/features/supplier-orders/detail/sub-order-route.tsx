import { lazyPart, Page, SkeletonForm } from '../../../ui/index.ts';

/** `/supplier/orders-details` (product.md, Supplier). What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(async () => (await import('./sub-order-screen.tsx')).SubOrderScreen, {
  waiting: (
    <Page title="Order">
      <SkeletonForm fields={5} label="Loading the order" />
    </Page>
  ),
});
