import { lazyPart, SkeletonTable } from '../../ui/index.ts';

/** `/supplier/transactions`. What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(
  async () => (await import('./supplier-transactions.tsx')).SupplierTransactions,
  {
    waiting: <SkeletonTable rows={10} label="Loading" />,
  },
);
