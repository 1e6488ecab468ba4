import { lazyPart, Page, SkeletonTable } from '../../../ui/index.ts';
import { cartWords } from './cart-words.ts';

/** `/crew/cart` (product.md, Crew). What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(async () => (await import('./cart-screen.tsx')).CartScreen, {
  waiting: (
    <Page {...cartWords}>
      <SkeletonTable rows={6} label="Loading" />
    </Page>
  ),
});
