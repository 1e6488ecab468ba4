import { lazyPart, Page, SkeletonForm } from '../../ui/index.ts';
import { companyWords } from './company-words.ts';

/** `/supplier/profile`. What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(async () => (await import('./company-screen.tsx')).CompanyScreen, {
  waiting: (
    <Page width="reading" {...companyWords}>
      <SkeletonForm fields={5} label="Loading your company" />
    </Page>
  ),
});
