import { lazyPart, Page, SkeletonTable } from '../../ui/index.ts';
import { moneyWords } from './money-words.ts';

/** `/crew/financial-management`. What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(async () => (await import('./crew-spend.tsx')).CrewSpend, {
  waiting: (
    <Page {...moneyWords.buyer}>
      <SkeletonTable rows={10} label="Loading" />
    </Page>
  ),
});
