import { lazyPart, Page, SkeletonTable } from '../../../ui/index.ts';
import { servicesWords } from './services-words.ts';

/** `/service-provider/services` (product.md, Service provider). What it is made of is listed here and not in what every page loads first. */
export const Component = lazyPart(async () => (await import('./services-listings.tsx')).ServicesListings, {
  waiting: (
    <Page title={servicesWords.title} lead={servicesWords.lead}>
      <SkeletonTable rows={10} label="Loading" />
    </Page>
  ),
});
