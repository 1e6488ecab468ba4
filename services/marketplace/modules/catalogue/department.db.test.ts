import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCatalogue } from './index.ts';
import { catalogueBench, type CatalogueBench } from './testing/catalogue-bench.ts';

let bench: CatalogueBench;
beforeAll(async () => {
  bench = await catalogueBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench.drop());

const read = async (search: Parameters<CatalogueBench['catalogue']['listDepartmentListings']>[1] = {}) => {
  const found = await bench.catalogue.listDepartmentListings('exterior', search);
  if (!found.ok) throw new Error(found.error.fields[0].message);
  return found.value;
};
const names = ({ items }: { items: readonly { name: string }[] }) => items.map(({ name }) => name);

describe('what a department offers', () => {
  test('shows a product and a service with vendor, ports and what the price is for', async () => {
    const supplierId = await bench.vendor('supplier', { ports: ['palma', 'antibes'] });
    const productId = await bench.product();
    const inventoryId = await bench.item(supplierId, productId);
    const providerId = await bench.vendor('service_provider', { name: null, ports: [] });
    const serviceId = await bench.service(providerId, { priced_per: 'hour', unit: null });
    expect(await read()).toEqual({
      department: { slug: 'exterior', name: 'Exterior', lead: expect.any(String) as string },
      items: [
        {
          ...{ kind: 'product', id: productId, inventoryId, name: 'Fender F4', detail: 'Polyform · Navy' },
          ...{
            category: 'Fenders',
            departments: ['exterior'],
            price: { amountMinor: 8950, currency: 'EUR' },
          },
          ...{ priceFor: 'piece', ports: ['antibes', 'palma'], inStock: true },
          vendor: { id: supplierId, name: 'Tramuntana Chandlery', logoFileId: null },
        },
        {
          ...{
            kind: 'service',
            id: serviceId,
            inventoryId: null,
            name: 'Teak deck cleaning',
            detail: 'Deck',
          },
          ...{ category: 'Deck', departments: ['exterior'], price: { amountMinor: 1800, currency: 'EUR' } },
          ...{ priceFor: 'hour', ports: [], inStock: null },
          vendor: { id: providerId, name: 'Nadia Serra', logoFileId: null },
        },
      ],
      ...{ nextCursor: null, total: 2 },
    });
  });

  test('shows a product of several suppliers once, with the cheapest offer that is in stock', async () => {
    const productId = await bench.product();
    const offers = [
      { price_minor: 9000, stock: 3 },
      { price_minor: 8000, stock: null },
      { price_minor: 7000, stock: 0 },
      { price_minor: 6000, stock: 9, status: 'paused' },
    ] as const;
    const ids: string[] = [];
    for (const offer of offers) ids.push(await bench.item(await bench.vendor('supplier'), productId, offer));
    await bench.item(await bench.vendor('supplier', { status: 'paused' }), productId, { price_minor: 1 });
    const { items, total } = await read();
    expect([items.map(({ inventoryId, inStock }) => [inventoryId, inStock]), total]).toEqual([
      [[ids[1], true]],
      1,
    ]);
  });

  test('puts what cannot be had now last', async () => {
    const supplierId = await bench.vendor('supplier');
    await bench.item(supplierId, await bench.product({ name: 'Anchor' }), { stock: 0 });
    await bench.item(supplierId, await bench.product({ name: 'Windlass' }));
    expect(names(await read())).toEqual(['Windlass', 'Anchor']);
  });

  test('is found by kind, and by words in name, brand and category', async () => {
    const supplierId = await bench.vendor('supplier');
    await bench.item(supplierId, await bench.product());
    await bench.item(supplierId, await bench.product({ name: 'Engine oil', departments: ['engineering'] }));
    await bench.service(await bench.vendor('service_provider'));
    const searches = [
      { kind: 'product' },
      { kind: 'service' },
      { q: 'polyform fend' },
      { q: 'deck' },
      { q: 'oil' },
    ] as const;
    const found = await Promise.all(searches.map(async (search) => names(await read(search))));
    expect(found).toEqual([['Fender F4'], ['Teak deck cleaning'], ['Fender F4'], ['Teak deck cleaning'], []]);
  });

  test('leaves out what is not live, and a vendor who pauses is gone at once', async () => {
    const supplierId = await bench.vendor('supplier');
    const productId = await bench.product();
    for (const status of ['draft', 'paused', 'archived'] as const)
      await bench.item(supplierId, await bench.product(), { status });
    await bench.item(supplierId, productId);
    await bench.service(await bench.vendor('service_provider', { status: 'approved' }));
    const before = await read();
    await bench.db.updateTable('vendors').set({ status: 'paused' }).where('id', '=', supplierId).execute();
    const after = await read();
    expect([before.items.map(({ id }) => id), after.items, after.total]).toEqual([[productId], [], 0]);
  });

  test('is paged without a gap or a double', async () => {
    const supplierId = await bench.vendor('supplier');
    const providerId = await bench.vendor('service_provider');
    await sql`
      with made as (select gen_random_uuid() as id, n from generate_series(1, 600) n),
      new_products as (
        insert into products (id, name, departments, created_at, updated_at)
        select id, 'Shackle ' || n % 40, '{exterior}', now(), now() from made)
      insert into inventory_items (id, supplier_id, product_id, own_key, name, price_minor, currency, stock, status,
        created_at, updated_at)
      select id, ${supplierId}, id, n, 'Shackle', n, 'EUR', n % 3, 'active', now(), now() from made`.execute(
      bench.db,
    );
    for (let n = 0; n < 40; n += 1) await bench.service(providerId, { name: `shackle ${n}` });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const { items, nextCursor, total } = await read({
        limit: 100,
        ...(cursor !== undefined && { cursor }),
      });
      expect(total).toBe(640);
      seen.push(...items.map(({ id }) => id));
      cursor = nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([640, 640]);
  });

  test('refuses a cursor that nobody gave', async () => {
    const answer = await bench.catalogue.listDepartmentListings('exterior', { cursor: 'nonsense' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'VALIDATION', fields: [{ field: 'cursor' }] } });
  });
});

describe('reference rates', () => {
  test('are those of the market’s currency, without idle zeros', async () => {
    const { currency, rates } = await bench.catalogue.listExchangeRates();
    const dollar = rates.find((rate) => rate.currency === 'USD');
    expect([currency, rates.length, dollar]).toEqual([
      'EUR',
      19,
      { currency: 'USD', rate: '0.865', asOf: '2026-11-02' },
    ]);
  });

  test('are none where nobody kept any', async () => {
    const catalogue = createCatalogue({ ...bench, currency: 'ISK' });
    expect(await catalogue.listExchangeRates()).toEqual({ currency: 'ISK', rates: [] });
  });
});
