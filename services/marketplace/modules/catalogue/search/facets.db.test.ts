import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { catalogueBench, type CatalogueBench } from '../testing/catalogue-bench.ts';

let bench: CatalogueBench;
let suppliers: { palma: string; antibes: string };
shareBench(catalogueBench, async (made) => {
  bench = made;
  const palma = await bench.vendor('supplier', { name: 'Tramuntana Chandlery', ports: ['palma'] });
  const antibes = await bench.vendor('supplier', { name: 'Vauban Marine', ports: ['antibes', 'monaco'] });
  const fender = await bench.product({ name: 'Fender F4' });
  await bench.item(palma, fender, { priceMinor: 9000 });
  await bench.item(antibes, fender, { priceMinor: 8000 });
  const oil = { brand: 'Motorol', category: 'Oils', departments: ['engineering', 'captain'] };
  await bench.item(antibes, await bench.product({ ...oil, name: 'Engine oil' }), {
    name: 'Engine oil',
    priceMinor: 2000,
    stock: 0,
  });
  const cleaner = await bench.vendor('service_provider', { name: 'Bahía Yacht Care', ports: ['palma'] });
  await bench.service(cleaner, { priceMinor: 500 });
  suppliers = { palma, antibes };
});

type Chosen = Parameters<CatalogueBench['catalogue']['getListingFacets']>[0];
const read = (chosen: Chosen = {}) => bench.catalogue.getListingFacets(chosen);
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const counts = (list: readonly { readonly value: string; readonly count: number }[]) =>
  Object.fromEntries(list.map(({ value, count }) => [value, count]));
const named = (list: readonly { readonly name: string; readonly count: number }[]) =>
  Object.fromEntries(list.map(({ name, count }) => [name, count]));

test('without filters everything is counted, a product of two suppliers once for each of them', async () => {
  const { kinds, departments, categories, vendors, ports, inStock, price } = await read();
  expect([counts(kinds), counts(departments), counts(categories)]).toEqual([
    { product: 2, service: 1 },
    { exterior: 2, engineering: 1, captain: 1 },
    { Fenders: 1, Oils: 1, Deck: 1 },
  ]);
  expect([vendors[0], named(vendors), named(ports), inStock, price]).toEqual([
    { id: suppliers.antibes, name: 'Vauban Marine', count: 2 },
    { 'Tramuntana Chandlery': 1, 'Vauban Marine': 2, 'Bahía Yacht Care': 1 },
    { Palma: 2, Antibes: 2, Monaco: 2 },
    2,
    { from: eur(500), to: eur(8000) },
  ]);
});

test('each facet is counted with the other filters, not with its own', async () => {
  const chosen = { department: 'exterior', kind: 'product', port: 'palma' } as const;
  const { kinds, departments, categories, vendors, ports, inStock, price } = await read(chosen);
  expect([counts(kinds), counts(departments), counts(categories), named(vendors), named(ports)]).toEqual([
    { product: 1, service: 1 },
    { exterior: 1 },
    { Fenders: 1 },
    { 'Tramuntana Chandlery': 1, 'Vauban Marine': 1 },
    { Palma: 1, Antibes: 1, Monaco: 1 },
  ]);
  // Where all cost the same there is nothing to choose.
  expect([inStock, price]).toEqual([1, null]);
});

test('the price range follows the other filters, and the price filters all other facets', async () => {
  const { kinds, price } = await read({ priceFrom: 1000, priceTo: 3000 });
  expect([counts(kinds), price]).toEqual([{ product: 1 }, { from: eur(500), to: eur(8000) }]);
});

test('listings out of stock count nothing under “in stock”, which is still offered as a choice', async () => {
  const { inStock, categories } = await read({ category: 'Oils', inStock: true });
  expect([inStock, counts(categories)]).toEqual([0, { Fenders: 1, Deck: 1 }]);
});

test('words filter every facet, and so do misspelt ones', async () => {
  const facets = [await read({ q: 'fenders' }), await read({ q: 'fendr' }), await read({ q: 'xqzt' })];
  expect(facets.map(({ kinds, inStock, price }) => [counts(kinds), inStock, price])).toEqual([
    [{ product: 1 }, 1, null],
    [{ product: 1 }, 1, null],
    [{}, 0, null],
  ]);
});

test('at most thirty values are returned, the most frequent ones, and the chosen one however rare', async () => {
  for (let n = 10; n < 45; n += 1)
    for (let copy = 0; copy < (n < 12 ? 1 : 2); copy += 1)
      await bench.item(suppliers.palma, await bench.product({ category: `Part ${n}` }));
  const { categories } = await read({ q: 'part', category: 'Part 11' });
  expect([categories.length, categories[0], categories.at(-1)]).toEqual([
    30,
    { value: 'Part 12', count: 2 },
    { value: 'Part 11', count: 1 },
  ]);
});

test('above ten thousand, one filter or a category with others is counted exactly, and other filters return lower bounds', async () => {
  await sql`
    insert into market_listings (id, kind, name, departments, category, price_minor, currency, vendor_id, vendor_ids, shown_ports, ports, in_stock,
      listed_at, sort_name, words, search)
    select uuidv7(), 'product', 'Rope', '{crew}', 'Ropes', n, 'EUR', ${suppliers.palma}, array[${suppliers.palma}::uuid], '{palma}', '{palma}', true,
      now(), 'rope ' || n, 'rope', 'rope' from generate_series(1, 10050) n`.execute(bench.db);
  const searches = [
    {},
    { department: 'crew' },
    { category: 'Ropes' },
    { department: 'crew', port: 'palma' },
    { category: 'Ropes', port: 'palma' },
    { port: 'palma', inStock: true },
    { category: 'Ropes', vendor: suppliers.palma, inStock: true, priceFrom: 51 },
  ] as const;
  const totals: unknown[] = [];
  for (const search of searches) {
    const found = await bench.catalogue.searchListings({ ...search, limit: 1 });
    if (!found.ok) throw new Error(found.error.fields[0]?.message);
    totals.push([found.value.total, found.value.totalIsLowerBound]);
  }
  expect(totals).toEqual([
    [10_053, false],
    [10_050, false],
    [10_050, false],
    [10_050, false],
    [10_050, false],
    [10_000, true],
    [10_000, false],
  ]);
  const facets = [
    await read({ department: 'crew' }),
    await read({ department: 'crew', category: 'Ropes' }),
    await read({ port: 'palma', inStock: true }),
  ];
  expect(
    facets.map(({ inStock, price, countsAreLowerBounds }) => [inStock, price, countsAreLowerBounds]),
  ).toEqual([
    [10_050, { from: eur(1), to: eur(10_050) }, false],
    [10_050, { from: eur(1), to: eur(10_050) }, false],
    [10_000, expect.anything() as unknown, true],
  ]);
  // Listings of very many vendors are in a separate index, and are counted too.
  await sql`
    update market_listings set vendor_ids = vendor_ids || array(select uuidv7() from generate_series(1, 200))
    where price_minor = 50 and category = 'Ropes'`.execute(bench.db);
  const { departments, vendors } = await read({ category: 'Ropes', priceTo: 50 });
  expect([departments, vendors[0]?.count]).toEqual([[{ value: 'crew', count: 50 }], 50]);
  const all = await read({ category: 'Ropes', vendor: suppliers.palma });
  expect([all.departments, all.price]).toEqual([
    [{ value: 'crew', count: 10_050 }],
    { from: eur(1), to: eur(10_050) },
  ]);
  const { rows } = await sql<{ vendor: string }>`
    select vendor_ids[2] as vendor from market_listings where cardinality(vendor_ids) > 20`.execute(bench.db);
  const { inStock, price } = await read({ category: 'Ropes', ...rows[0] });
  expect([inStock, price]).toEqual([1, null]);
});
