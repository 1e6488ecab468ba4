import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { readJson } from '../../../platform/db/json-text.ts';
import { newId } from '../../../platform/ids.ts';
import { catalogueBench, type CatalogueBench } from '../testing/catalogue-bench.ts';

let bench: CatalogueBench;
shareBench(catalogueBench, (made) => {
  bench = made;
});

const read = async (id: string) => {
  const found = await bench.catalogue.getProduct(id);
  return found.ok ? readJson(found.value) : found.error.code;
};
const detail = async (id: string) => {
  const found = await read(id);
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const method = async (supplierId: string, kind: string, position: number, archivedAt: Date | null = null) => {
  const id = newId();
  await sql`
    insert into delivery_methods (id, supplier_id, kind, name, details, cost_minor, currency, position, created_at, archived_at)
    values (${id}, ${supplierId}, ${kind}, ${`By ${kind}`}, null, ${position * 500}, 'EUR', ${position}, now(), ${archivedAt})`.execute(
    bench.db,
  );
  return id;
};

test('shows the product and everything needed to choose an offer', async () => {
  const supplierId = await bench.vendor('supplier', { ports: ['palma', 'antibes'] });
  const productId = await bench.product({
    partNumber: 'F-4',
    barcode: '70712345',
    description: 'Inflatable.',
  });
  const inventoryId = await bench.item(supplierId, productId, { taxBps: null, stock: null });
  const courier = await method(supplierId, 'courier', 3);
  const berth = await method(supplierId, 'berth', 1);
  await method(supplierId, 'collection', 2, new Date());
  const way = (id: string, kind: string, amountMinor: number) => ({
    id,
    kind,
    name: `By ${kind}`,
    details: null,
    address: null,
    cost: { amountMinor, currency: 'EUR' },
    ports: null,
    days: null,
  });
  expect(await read(productId)).toEqual({
    id: productId,
    name: 'Fender F4',
    brand: 'Polyform',
    partNumber: 'F-4',
    barcode: '70712345',
    description: 'Inflatable.',
    category: 'Fenders',
    departments: ['exterior'],
    pictureUrl: null,
    morePictureUrls: [],
    offers: [
      {
        inventoryId,
        supplier: { id: supplierId, name: 'Tramuntana Chandlery', logoUrl: null },
        name: 'Fender F4',
        variant: 'Navy',
        sku: 'F4-NAVY',
        price: { amountMinor: 8950, currency: 'EUR' },
        taxBasisPoints: 0,
        isFromOutsideUnion: false,
        priceFor: 'piece',
        stock: null,
        inStock: true,
        ports: [
          { slug: 'antibes', name: 'Antibes', country: 'FR', timeZone: 'Europe/Paris' },
          { slug: 'palma', name: 'Palma', country: 'ES', timeZone: 'Europe/Madrid' },
        ],
        deliveryMethods: [way(berth, 'berth', 500), way(courier, 'courier', 1500)],
      },
    ],
    others: [],
  });
});

test('sorts offers in stock first, then the cheapest, and leaves out those that are not live', async () => {
  const productId = await bench.product();
  const one = await bench.vendor('supplier');
  const another = await bench.vendor('supplier');
  await bench.item(one, productId, { priceMinor: 3000, stock: 2, variant: 'Navy' });
  await bench.item(one, productId, { priceMinor: 1000, stock: 0, variant: 'White' });
  await bench.item(another, productId, { priceMinor: 2000, stock: null });
  await bench.item(another, productId, { priceMinor: 900, stock: 0 });
  await bench.item(another, productId, { priceMinor: 1, status: 'paused' });
  await bench.item(await bench.vendor('supplier', { status: 'suspended' }), productId, { priceMinor: 2 });
  const { offers } = await detail(productId);
  expect(offers.map(({ price, inStock }) => [price.amountMinor, inStock])).toEqual([
    [2000, true],
    [3000, true],
    [900, false],
    [1000, false],
  ]);
});

test('says which suppliers are outside the Union', async () => {
  const productId = await bench.product();
  for (const [country, priceMinor] of [
    ['GI', 1000],
    ['MC', 2000],
    ['ES', 3000],
    [null, 4000],
  ] as const) {
    const supplierId = await bench.vendor('supplier');
    await bench.db.updateTable('vendors').set({ country }).where('id', '=', supplierId).execute();
    await bench.item(supplierId, productId, { priceMinor });
  }
  const { offers } = await detail(productId);
  expect(offers.map(({ isFromOutsideUnion }) => isFromOutsideUnion)).toEqual([true, false, false, false]);
});

test('shows its supplier as it is called, located and delivering now', async () => {
  const supplierId = await bench.vendor('supplier', { name: null, ports: ['palma'] });
  const productId = await bench.product();
  await bench.item(supplierId, productId);
  const courier = await method(supplierId, 'courier', 1);
  const offer = async () => {
    const [{ supplier, ports, deliveryMethods } = { supplier: null, ports: [], deliveryMethods: [] }] = (
      await detail(productId)
    ).offers;
    return [supplier?.name, supplier?.logoUrl, ports[0]?.slug, ports[0]?.name, deliveryMethods[0]?.name];
  };
  const logo = 'a'.repeat(32);
  expect(await offer()).toEqual(['Nadia Serra', null, 'palma', 'Palma', 'By courier']);
  await sql`update users set last_name = 'Colom "Serra"' where id = ${supplierId}`.execute(bench.db);
  await sql`update delivery_methods set name = 'By van' where id = ${courier}`.execute(bench.db);
  await sql`update ports set name = 'Palma de Mallorca' where slug = 'palma'`.execute(bench.db);
  expect(await offer()).toEqual(['Nadia Colom "Serra"', null, 'palma', 'Palma de Mallorca', 'By van']);
  await sql`update ports set name = 'Palma' where slug = 'palma'`.execute(bench.db);
  await sql`update vendors set legal_name = 'Serra SL', logo_file_id = ${logo} where id = ${supplierId}`.execute(
    bench.db,
  );
  await sql`delete from vendor_ports where vendor_id = ${supplierId}`.execute(bench.db);
  await sql`update delivery_methods set archived_at = now() where id = ${courier}`.execute(bench.db);
  expect(await offer()).toEqual(['Serra SL', `/api/media/${logo}`, undefined, undefined, undefined]);
});

test.each([
  ['paused by its supplier', 'active', 'paused'],
  ['no longer sold', 'active', 'archived'],
  ['of a supplier who was suspended', 'suspended', 'active'],
] as const)('that is %s keeps its page, without offers', async (_, vendorStatus, status) => {
  const supplierId = await bench.vendor('supplier', { status: vendorStatus });
  const productId = await bench.product();
  await bench.item(supplierId, productId, { status });
  expect(await read(productId)).toMatchObject({ id: productId, name: 'Fender F4', offers: [] });
});

test('that was never public answers 404', async () => {
  const draft = await bench.product();
  await bench.item(await bench.vendor('supplier'), draft, { status: 'draft' });
  const notYet = await bench.product();
  await bench.item(await bench.vendor('supplier', { status: 'approved' }), notYet);
  const nobodys = await bench.product();
  const answers = [await read(draft), await read(notYet), await read(nobodys), await read(newId())];
  expect(answers).toEqual(Array.from({ length: 4 }, () => 'NOT_FOUND'));
});

test('comes with six others of its category, available ones first, completed from its departments', async () => {
  const supplierId = await bench.vendor('supplier');
  const add = async (name: string, category: string, departments: string[], stock = 1) => {
    const id = await bench.product({ name, category, departments });
    await bench.item(supplierId, id, { stock });
    return id;
  };
  const productId = await add('Fender F4', 'Fenders', ['exterior', 'captain']);
  await add('Fender A', 'Fenders', ['exterior'], 0);
  for (const name of ['Fender B', 'Fender C']) await add(name, 'Fenders', ['exterior']);
  for (let n = 1; n < 6; n += 1) await add(`Chart ${n}`, 'Charts', ['captain']);
  await add('Oil', 'Oils', ['engineering']);
  await bench.service(await bench.vendor('service_provider'), {
    name: 'Fender cleaning',
    category: 'Fenders',
  });
  const { others } = await detail(productId);
  expect(others.map(({ name }) => name)).toEqual([
    'Fender B',
    'Fender C',
    'Fender A',
    'Chart 1',
    'Chart 2',
    'Chart 3',
  ]);
});

test('without a category comes with others of its departments', async () => {
  const supplierId = await bench.vendor('supplier');
  const productId = await bench.product();
  await sql`update products set category = null where id = ${productId}`.execute(bench.db);
  await bench.item(supplierId, await bench.product({ name: 'Boathook', category: 'Deck' }));
  expect((await detail(productId).catch(() => null))?.others).toBeUndefined();
  await bench.item(supplierId, productId);
  expect((await detail(productId)).others.map(({ name }) => name)).toEqual(['Boathook']);
});
