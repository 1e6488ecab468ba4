import { ListingsScreen } from '../list/listings-screen.tsx';
import { serviceKind } from './service-kind.ts';
import { servicesTable } from './services-table.tsx';
import { servicesWords } from './services-words.ts';

/** A provider’s services in the table of listings. */
export function ServicesListings() {
  return <ListingsScreen kind={serviceKind} table={servicesTable} words={servicesWords} />;
}
