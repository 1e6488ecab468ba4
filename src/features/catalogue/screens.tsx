import { lazyScreen, waitingList, type LoadScreen } from '../../ui/index.ts';
import { inventoryTexts } from './inventory/inventory-texts.ts';
import { servicesTexts } from './services/services-texts.ts';

/** This feature's screens, by their paths in the route table. */
export const catalogueScreens: Readonly<Record<string, LoadScreen>> = {
  '/supplier/inventory': lazyScreen(
    async () => (await import('./inventory/inventory-list.tsx')).InventoryListings,
    waitingList({ title: inventoryTexts.title, lead: inventoryTexts.lead }),
  ),
  '/service-provider/services': lazyScreen(
    async () => (await import('./services/services-list.tsx')).ServicesListings,
    waitingList({ title: servicesTexts.title, lead: servicesTexts.lead }),
  ),
};
