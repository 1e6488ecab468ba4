import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { inventoryKind, type InventoryItem } from '../inventory/inventory-kind.ts';
import { listingsKey, type ListingPage } from '../list/listing-kind.ts';
import { items } from '../testing/items.ts';
import { closeToasts, toastMessages } from '../testing/render-screen.tsx';
import { vendorServer } from '../testing/vendor-server.ts';
import { apart } from './apart.ts';
import type { ListingPages } from './listing-cache.ts';
import { createListingChanges } from './listing-changes.ts';

// Toasts of other test files, which share the process.
beforeEach(closeToasts);

it('asks about a field that the list already showed as changed elsewhere while one typed', async () => {
  const [fender] = items;
  if (fender === undefined) throw new Error('the example has items');
  const server = vendorServer(items);
  const cache = new QueryClient();
  const changes = createListingChanges<InventoryItem>({
    kind: inventoryKind,
    api: server.api,
    cache,
    changeText: (_, change) => Object.keys(change).join(),
    onChangedElsewhere: () => undefined,
  });
  server.changeElsewhere(fender.id, { price: { amountMinor: 9900, currency: 'EUR' } });
  const page: ListingPage<InventoryItem> = await inventoryKind.list(
    { ...server.api, signal: new AbortController().signal },
    { limit: 200 },
  );
  cache.setQueryData<ListingPages<InventoryItem>>(listingsKey(inventoryKind), {
    pages: [page],
    pageParams: [null],
  });
  const change = { price: { amountMinor: 9500, currency: 'EUR' as const }, stock: 30 };
  await changes.save({ id: fender.id, change, from: fender });
  expect(server.changes).toEqual([{ ifMatch: '2', body: { stock: 30 } }]);
  expect(toastMessages().map(([level]) => level)).toEqual(['success', 'warning']);
});

it('keeps values apart that mean something together alone', () => {
  const was = {
    id: 'a',
    name: 'Deck',
    departments: [],
    taxBasisPoints: 2100,
    price: { amountMinor: 1, currency: 'EUR' as const },
    pictureUrl: null,
    pictures: [],
    status: 'active' as const,
  };
  const service = (pricedPer: string, unit: string | null, version: number) => ({
    ...was,
    pricedPer,
    unit,
    version,
  });
  expect(
    apart(service('visit', null, 1), service('hour', null, 2), {
      pricedPer: 'unit',
      unit: 'm²',
      name: 'Teak deck',
    }),
  ).toEqual({ free: { name: 'Teak deck' }, met: { pricedPer: 'unit', unit: 'm²' } });
});
