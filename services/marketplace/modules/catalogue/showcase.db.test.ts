import { expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { catalogueBench, type CatalogueBench } from './testing/catalogue-bench.ts';
import { createCatalogue } from './index.ts';

let bench: CatalogueBench;
shareBench(catalogueBench, (made) => {
  bench = made;
});

test('shows products in stock of each department, of different categories first', async () => {
  const supplier = await bench.vendor('supplier');
  const add = async (name: string, category: string, stock = 5) => {
    bench.clock.advance(1000);
    const product = await bench.product({ name, category });
    await bench.item(supplier, product, { name, stock });
  };
  await add('Line', 'Lines');
  for (const name of ['Fender 1', 'Fender 2', 'Fender 3', 'Fender 4']) await add(name, 'Fenders');
  await add('Sold out', 'Paint', 0);
  const shown = await createCatalogue({ ...bench, currency: 'EUR' }).showcase();
  expect(shown.map(({ slug, items }) => [slug, items.map(({ name }) => name)])).toEqual([
    ['exterior', ['Fender 4', 'Line', 'Fender 3', 'Fender 2']],
  ]);
});

test('leaves out products of vendors that are not live, after a minute at the latest', async () => {
  const supplier = await bench.vendor('supplier');
  await bench.item(supplier, await bench.product());
  const { showcase } = createCatalogue({ ...bench, currency: 'EUR' });
  expect(await showcase()).toHaveLength(1);
  await bench.db.updateTable('vendors').set({ status: 'suspended' }).where('id', '=', supplier).execute();
  expect(await showcase()).toHaveLength(1);
  bench.clock.advance(60_000);
  expect(await showcase()).toEqual([]);
});
