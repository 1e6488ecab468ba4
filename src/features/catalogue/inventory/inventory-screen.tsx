import { lazyPart, Page, SkeletonTable } from '../../../ui/index.ts';
import { inventoryWords } from './inventory-words.ts';

/** `/supplier/inventory` (product.md, Supplier). What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(async () => (await import('./inventory-listings.tsx')).InventoryListings, {
  waiting: (
    <Page title={inventoryWords.title} lead={inventoryWords.lead}>
      <SkeletonTable rows={10} label="Loading" />
    </Page>
  ),
});
