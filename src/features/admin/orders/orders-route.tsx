import { lazyPart, Page, SkeletonTable } from '../../../ui/index.ts';
import { allOrdersWords } from './orders-words.ts';

/** `/admin/orders-management`. What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(async () => (await import('./orders-screen.tsx')).AllOrdersScreen, {
  waiting: (
    <Page {...allOrdersWords}>
      <SkeletonTable rows={10} label="Loading" />
    </Page>
  ),
});
