import { lazyPart, Page, SkeletonTable } from '../../../ui/index.ts';
import { ledgerWords } from './ledger-words.ts';

/** `/admin/financial-management`. What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(async () => (await import('./ledger-screen.tsx')).LedgerScreen, {
  waiting: (
    <Page {...ledgerWords}>
      <SkeletonTable rows={10} label="Loading" />
    </Page>
  ),
});
