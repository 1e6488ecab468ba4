import { lazyPart, Page, SkeletonTable } from '../../ui/index.ts';
import { moneyWords } from './money-words.ts';

/** `/service-provider/transactions`. What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(
  async () => (await import('./provider-transactions.tsx')).ProviderTransactions,
  {
    waiting: (
      <Page {...moneyWords.vendor}>
        <SkeletonTable rows={10} label="Loading" />
      </Page>
    ),
  },
);
