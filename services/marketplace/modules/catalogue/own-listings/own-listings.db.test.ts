import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { newId } from '../../../platform/ids.ts';
import { catalogueBench, type CatalogueBench } from '../testing/catalogue-bench.ts';

let bench: CatalogueBench;
shareBench(catalogueBench, (made) => {
  bench = made;
});

const page = async (
  supplierId: string,
  search: Parameters<CatalogueBench['catalogue']['listInventory']>[1],
) => {
  const found = await bench.catalogue.listInventory(supplierId, search);
  if (!found.ok) throw new Error(found.error.fields[0]?.message);
  return found.value;
};
const names = ({ items }: { items: readonly { name: string }[] }) => items.map(({ name }) => name);

/** A supplier with these items, each of a separate product. */
async function stocked(...items: Parameters<CatalogueBench['item']>[2][]) {
  const supplierId = await bench.vendor('supplier');
  const ids: string[] = [];
  for (const item of items) {
    const name = item?.name ?? 'Fender F4';
    ids.push(await bench.item(supplierId, await bench.product({ name }), { name, ...item }));
  }
  return { supplierId, ids };
}

describe('own inventory', () => {
  test("shows an item with its product's brand, category and departments", async () => {
    const { supplierId, ids } = await stocked({});
    const { items, ...figures } = await page(supplierId, {});
    expect([items, figures]).toEqual([
      [
        {
          id: ids[0],
          productId: expect.any(String) as string,
          name: 'Fender F4',
          variant: 'Navy',
          sku: 'F4-NAVY',
          brand: 'Polyform',
          barcode: null,
          partNumber: null,
          description: null,
          isShared: false,
          isVariant: false,
          category: 'Fenders',
          departments: ['exterior'],
          pictureUrl: null,
          pictures: [],
          price: { amountMinor: 8950, currency: 'EUR' },
          taxBasisPoints: 2100,
          unit: 'piece',
          stock: 24,
          reorderLevel: 5,
          location: 'A3',
          status: 'active',
          version: 1,
          createdAt: bench.clock.now(),
          updatedAt: bench.clock.now(),
        },
      ],
      { nextCursor: null, total: 1, soldOut: 0, counts: { draft: 0, active: 1, paused: 0, archived: 0 } },
    ]);
  });

  test('finds each word in name, variant, SKU (also without its hyphens) or brand; the counts by state ignore the search', async () => {
    const { supplierId } = await stocked(
      { name: 'Fender F4' },
      { name: 'Fender F5', variant: 'White', sku: 'F5', status: 'paused', stock: 0 },
      { name: 'Shackle 8 mm', sku: 'SH_8%', variant: null, stock: 0 },
    );
    await stocked({ name: 'Fender of another' });
    const found = await Promise.all(
      ['polyform navy', 'FENDER', 'sh_8', 'sh8', '%', 'f4 white', ''].map(async (q) =>
        names(await page(supplierId, { q })),
      ),
    );
    const paused = await page(supplierId, { q: 'fender', status: 'paused' });
    expect([found, names(paused), paused.total, paused.counts, paused.soldOut]).toEqual([
      [
        ['Fender F4'],
        ['Fender F4', 'Fender F5'],
        ['Shackle 8 mm'],
        ['Shackle 8 mm'],
        ['Shackle 8 mm'],
        [],
        ['Fender F4', 'Fender F5', 'Shackle 8 mm'],
      ],
      ['Fender F5'],
      1,
      { draft: 0, active: 2, paused: 1, archived: 0 },
      // The shackle: what isn’t on sale isn’t sold out.
      1,
    ]);
  });

  test('narrows to what is sold out, or low too; uncounted stock is neither, and an item without a reorder level is never low', async () => {
    const { supplierId } = await stocked(
      { name: 'Enough', stock: 6 },
      { name: 'Low', stock: 5 },
      { name: 'Sold out', stock: 0 },
      { name: 'Uncounted', stock: null },
      { name: 'Without a level', stock: 1, reorderLevel: null },
      { name: 'Paused', stock: 0, status: 'paused' },
    );
    const levels = await Promise.all(
      (['short', 'sold_out'] as const).map((stock) => page(supplierId, { stock, status: 'active' })),
    );
    expect(levels.map((found) => [names(found), found.total, found.soldOut])).toEqual([
      [['Low', 'Sold out'], 2, 1],
      [['Sold out'], 1, 1],
    ]);
  });

  test('finds what is spelt like the words where nothing has them, if that is asked for', async () => {
    const { supplierId } = await stocked({ name: 'Fender F4' }, { name: 'Shackle 8 mm', variant: null });
    const found = await Promise.all(
      ['fendre', 'shakle 8', 'shakle 9', 'fender'].map(async (q) =>
        names(await page(supplierId, { q, similar: true })),
      ),
    );
    expect([found, names(await page(supplierId, { q: 'fendre' }))]).toEqual([
      [['Fender F4'], ['Shackle 8 mm'], [], ['Fender F4']],
      [],
    ]);
  });

  test('is sorted by name, price, stock or change, in both directions; uncounted stock comes last', async () => {
    const later = new Date('2026-11-20T10:00:00Z');
    const { supplierId } = await stocked(
      { name: 'anchor', priceMinor: 300, stock: null },
      { name: 'Boathook', priceMinor: 100, stock: 7, updatedAt: later },
      { name: 'Cleat', priceMinor: 200, stock: 0 },
    );
    const orders = ['name', '-name', 'price', '-price', 'stock', '-stock', '-updated'] as const;
    const found = await Promise.all(
      orders.map(async (sort) =>
        names(await page(supplierId, { sort }))
          .map((name) => name[0])
          .join(''),
      ),
    );
    expect(found).toEqual(['aBC', 'CBa', 'BCa', 'aCB', 'CBa', 'BCa', expect.stringMatching(/^B/)]);
  });

  test.each(['name', '-price', 'stock', '-updated'] as const)(
    'by %s, of 2000 rows, is paged without a gap or a double, while rows before the place go',
    async (sort) => {
      const rowCount = 2_000;
      const supplierId = await bench.vendor('supplier');
      // Few different prices, stocks and names, so that ids break ties.
      await sql`
        with made as (select gen_random_uuid() as id, n from generate_series(1, ${rowCount}::integer) n),
        new_products as (
          insert into products (id, name, created_at, updated_at) select id, 'Shackle', now(), now() from made)
        insert into inventory_items (id, supplier_id, product_id, own_key, name, price_minor, currency, stock, status,
          created_at, updated_at)
        select id, ${supplierId}, id, n, 'Shackle ' || n % 500, n % 7, 'EUR', nullif(n % 5, 0), 'active', now(),
          now() - n % 11 * interval '1 microsecond' from made`.execute(bench.db);
      const seen: string[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const { items, nextCursor, total } = await page(supplierId, {
          sort,
          limit: 190,
          ...(cursor !== undefined && { cursor }),
        });
        expect(total).toBe(rowCount - (cursor === undefined ? 0 : 1));
        seen.push(...items.map(({ id }) => id));
        if (cursor === undefined)
          await bench.db
            .deleteFrom('inventoryItems')
            .where('id', '=', seen[0] ?? '')
            .execute();
        cursor = nextCursor;
      }
      expect([seen.length, new Set(seen).size]).toEqual([rowCount, rowCount]);
    },
  );

  test.each(['nonsense', 'W10', Buffer.from('["name","a\\u0000","x"]').toString('base64url')])(
    'refuses the invalid cursor %s',
    async (cursor) => {
      const { supplierId } = await stocked({});
      const answer = await bench.catalogue.listInventory(supplierId, { cursor });
      expect(answer).toMatchObject({
        ok: false,
        error: { code: 'VALIDATION', fields: [{ field: 'cursor' }] },
      });
    },
  );

  test('refuses a cursor of another order', async () => {
    const { supplierId } = await stocked({ name: 'Cleat' }, { name: 'Block' });
    const { nextCursor } = await page(supplierId, { sort: 'name', limit: 1 });
    const answer = await bench.catalogue.listInventory(supplierId, {
      sort: '-name',
      cursor: nextCursor ?? '',
    });
    expect(answer).toMatchObject({ ok: false, error: { code: 'VALIDATION', fields: [{ field: 'cursor' }] } });
  });
});

describe('a change of an item', () => {
  const change = (supplierId: string, id: string, ifMatch: string, given: object) =>
    bench.catalogue.updateInventoryItem(supplierId, { id, ifMatch }, given);

  test('changes what it names, and the version', async () => {
    const { supplierId, ids } = await stocked({});
    const [before] = (await page(supplierId, {})).items;
    bench.clock.advance(60_000);
    const given = {
      price: { amountMinor: 9150, currency: 'EUR' },
      stock: 22,
      location: ' ',
      name: ' Fender F4\t ',
    };
    const answer = await change(supplierId, ids[0] ?? '', '"1"', given);
    const expected = {
      ...before,
      price: given.price,
      stock: 22,
      location: null,
      name: 'Fender F4',
      version: 2,
      updatedAt: bench.clock.now(),
    };
    expect([answer, (await page(supplierId, {})).items]).toEqual([{ ok: true, value: expected }, [expected]]);
  });

  test('is refused for an outdated version, and the item is unchanged', async () => {
    const { supplierId, ids } = await stocked({});
    const id = ids[0] ?? '';
    await change(supplierId, id, '1', { stock: 3 });
    const refused = [
      await change(supplierId, id, '1', { stock: 99 }),
      await change(supplierId, id, '*', { stock: 99 }),
    ];
    const changedElsewhere = { ok: false, error: { code: 'CHANGED_ELSEWHERE' } };
    expect([refused, (await page(supplierId, {})).items[0]?.stock]).toEqual([
      [changedElsewhere, changedElsewhere],
      3,
    ]);
  });

  test('of twenty simultaneous requests for one version succeeds once', async () => {
    const { supplierId, ids } = await stocked({});
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, stock) => change(supplierId, ids[0] ?? '', '1', { stock })),
    );
    const done = answers.flatMap((answer) => (answer.ok ? [answer.value.stock] : []));
    const [item] = (await page(supplierId, {})).items;
    expect([done, item?.version]).toEqual([[item?.stock], 2]);
  });

  test("of another supplier's item, or of none, answers 404", async () => {
    const { ids } = await stocked({});
    const stranger = await bench.vendor('supplier');
    const answers = [
      await change(stranger, ids[0] ?? '', '1', { stock: 0 }),
      await change(stranger, newId(), '1', { stock: 0 }),
    ];
    const notFound = { ok: false, error: { code: 'NOT_FOUND' } };
    expect(answers).toEqual([notFound, notFound]);
  });

  test.each([
    [
      'another currency than the market’s',
      { price: { amountMinor: 100, currency: 'USD' } },
      'price/currency',
    ],
    ['a price below zero', { price: { amountMinor: -1, currency: 'EUR' } }, 'price/amountMinor'],
    [
      'a price beyond reason',
      { price: { amountMinor: 100_000_000_001, currency: 'EUR' } },
      'price/amountMinor',
    ],
    ['a name of control characters', { name: '\u0000\u0007' }, 'name'],
  ])('to %s names the field', async (_what, given, field) => {
    const { supplierId, ids } = await stocked({});
    const answer = await change(supplierId, ids[0] ?? '', '1', given);
    expect(answer).toMatchObject({ ok: false, error: { code: 'VALIDATION', fields: [{ field }] } });
    expect((await page(supplierId, {})).items[0]?.version).toBe(1);
  });
});

describe('own services', () => {
  test('are searched, sorted and changed like inventory', async () => {
    const providerId = await bench.vendor('service_provider');
    const id = await bench.service(providerId);
    await bench.service(providerId, {
      name: 'Rig check',
      category: 'Rigging',
      priceMinor: 24_000,
      status: 'paused',
    });
    await bench.service(await bench.vendor('service_provider'), { name: 'Of another' });
    const listed = await bench.catalogue.listServices(providerId, { sort: '-price' });
    const found = await bench.catalogue.listServices(providerId, { q: 'deck', sort: 'price', limit: 1 });
    const changed = await bench.catalogue.updateService(
      providerId,
      { id, ifMatch: '1' },
      {
        durationMinutes: 180,
        durationUnits: 30,
        placeKinds: ['yard', 'berth'],
        included: [' Cleaner and brushes\u0000 '],
        leadTimeHours: 48,
        cancellationPolicy: 'strict',
        status: 'archived',
        description: ' Soft brush.\r\nNo acid.\u0000 ',
      },
    );
    const foreign = await bench.catalogue.updateService(newId(), { id, ifMatch: '2' }, { leadTimeHours: 1 });
    expect([listed.ok && names(listed.value), found.ok && found.value, changed, foreign]).toEqual([
      ['Rig check', 'Teak deck cleaning'],
      {
        items: [
          expect.objectContaining({
            id,
            pricedPer: 'unit',
            unit: 'm²',
            durationMinutes: 240,
            durationUnits: null,
            placeKinds: ['berth'],
            included: [],
          }) as unknown,
        ],
        nextCursor: null,
        total: 1,
        counts: { draft: 0, active: 1, paused: 1, archived: 0 },
        soldOut: 0,
      },
      {
        ok: true,
        value: expect.objectContaining({
          durationMinutes: 180,
          durationUnits: 30,
          placeKinds: ['yard', 'berth'],
          included: ['Cleaner and brushes'],
          leadTimeHours: 48,
          cancellationPolicy: 'strict',
          status: 'archived',
          description: 'Soft brush.\nNo acid.',
          version: 2,
          price: { amountMinor: 1800, currency: 'EUR' },
        }) as unknown,
      },
      { ok: false, error: { code: 'NOT_FOUND' } },
    ]);
    const [all, archived] = [
      await bench.catalogue.listServices(providerId, {}),
      await bench.catalogue.listServices(providerId, { status: 'archived' }),
    ];
    expect([all, archived].map((page) => page.ok && [names(page.value), page.value.total])).toEqual([
      [['Rig check'], 1],
      [['Teak deck cleaning'], 1],
    ]);
  });
});

describe('the product of an item', () => {
  const given = {
    sku: ' F4-N ',
    brand: 'Polyform US',
    partNumber: 'F-4',
    barcode: '5701002001014',
    description: ' Soft.\r\n',
    category: null,
    departments: ['interior', 'exterior'],
  } as const;
  const stored = {
    sku: 'F4-N',
    brand: 'Polyform US',
    partNumber: 'F-4',
    barcode: '5701002001014',
    description: 'Soft.',
    category: null,
    departments: ['exterior', 'interior'],
    version: 2,
  };

  test('is changed by its only supplier, also if another has archived it; a later import matches it by the SKU', async () => {
    const [supplierId, former] = [await bench.vendor('supplier'), await bench.vendor('supplier')];
    const productId = await bench.product();
    const id = await bench.item(supplierId, productId, {});
    await bench.item(former, productId, { status: 'archived' });
    const changed = await bench.catalogue.updateInventoryItem(supplierId, { id, ifMatch: '1' }, given);
    expect(changed).toMatchObject({ ok: true, value: { ...stored, isShared: false } });
    const { ownKey } = await bench.db
      .selectFrom('inventoryItems')
      .select('ownKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(ownKey).toMatch(/^f4-n\|/);
  });

  test("is changed by nobody if several suppliers list it; the item's own fields are", async () => {
    const [supplierId, other] = [await bench.vendor('supplier'), await bench.vendor('supplier')];
    const productId = await bench.product();
    const id = await bench.item(supplierId, productId, {});
    await bench.item(other, productId, { status: 'paused' });
    const change = bench.catalogue.updateInventoryItem;
    expect([
      await change(supplierId, { id, ifMatch: '1' }, given),
      await change(supplierId, { id, ifMatch: '1' }, { sku: 'F4-N', variant: 'Navy blue' }),
    ]).toMatchObject([
      { ok: false, error: { code: 'PRODUCT_SHARED' } },
      {
        ok: true,
        value: { sku: 'F4-N', variant: 'Navy blue', brand: 'Polyform', isShared: true, version: 2 },
      },
    ]);
  });

  test('is unchanged if the item has another version, and two items never share one SKU', async () => {
    const supplierId = await bench.vendor('supplier');
    const productId = await bench.product();
    const id = await bench.item(supplierId, productId, { variant: null });
    const second = await bench.item(supplierId, await bench.product(), { variant: null });
    const change = bench.catalogue.updateInventoryItem;
    expect([
      await change(supplierId, { id, ifMatch: '7' }, { brand: 'Wrong' }),
      await change(supplierId, { id, ifMatch: '1' }, { sku: 'ONE' }),
      await change(supplierId, { id: second, ifMatch: '1' }, { sku: 'one' }),
    ]).toMatchObject([
      { ok: false, error: { code: 'CHANGED_ELSEWHERE' } },
      { ok: true, value: { sku: 'ONE', brand: 'Polyform' } },
      { ok: false, error: { code: 'VALIDATION', fields: [{ field: 'sku' }] } },
    ]);
  });

  test('never shares its SKU with another product or variant, archived or not, also in simultaneous changes', async () => {
    const supplierId = await bench.vendor('supplier');
    const named = async (name: string, variant: string | null) =>
      bench.item(supplierId, await bench.product(), { name, variant });
    const step = await named('Fender step', 'Teak');
    const others = [await named('Fender step', 'White'), await named('Boat hook', null)];
    const setSku = (id: string, sku: string | null) =>
      bench.catalogue.updateInventoryItem(supplierId, { id, ifMatch: '1' }, { sku });
    const refused = (field: string, message: string) => ({
      error: { fields: [{ field, message, rule: 'unique' }] },
    });
    expect(await setSku(step, 'TRA-101')).toMatchObject({ ok: true });
    for (const id of others)
      expect(await setSku(id, 'tra-101')).toMatchObject(
        refused('sku', 'Fender step, Teak has this SKU already.'),
      );
    const archive = { status: 'archived' } as const;
    await bench.catalogue.updateInventoryItem(supplierId, { id: step, ifMatch: '2' }, archive);
    expect(await setSku(others[1] ?? '', 'TRA-101')).toMatchObject(
      refused('sku', 'Fender step, Teak, among those you archived, has this SKU already.'),
    );
    const atOnce = await Promise.all(others.map((id) => setSku(id, 'TRA-102')));
    expect(atOnce.filter((answer) => answer.ok)).toHaveLength(1);
  });

  test('may have another variant with the same SKU, but without one no other’s name and variant', async () => {
    const supplierId = await bench.vendor('supplier');
    const named = async (variant: string, sku: string | null = null) =>
      bench.item(supplierId, await bench.product(), { name: 'Fender step', variant, sku });
    const [teak, white] = [await named('Teak'), await named('White')];
    const whiteToo = await named('White', 'TRA-103');
    const change = bench.catalogue.updateInventoryItem;
    expect([
      await change(supplierId, { id: teak, ifMatch: '1' }, { sku: 'TRA-101' }),
      await change(supplierId, { id: teak, ifMatch: '2' }, { variant: 'white' }),
      await change(supplierId, { id: white, ifMatch: '1' }, { sku: 'TRA-102' }),
      await change(supplierId, { id: white, ifMatch: '2' }, { sku: null }),
      await change(supplierId, { id: whiteToo, ifMatch: '1' }, { sku: null }),
    ]).toMatchObject([
      { ok: true },
      // Buyers could not tell the two apart.
      { error: { fields: [{ field: 'variant', rule: 'unique' }] } },
      { ok: true },
      { ok: true },
      { error: { fields: [{ field: 'variant', rule: 'unique' }] } },
    ]);
  });
});

test('a service’s price has a named unit, or is per visit, hour or day without one', async () => {
  const providerId = await bench.vendor('service_provider');
  const id = await bench.service(providerId);
  const change = bench.catalogue.updateService;
  expect([
    await change(providerId, { id, ifMatch: '1' }, { pricedPer: 'unit' }),
    await change(providerId, { id, ifMatch: '1' }, { unit: 'metre' }),
    await change(
      providerId,
      { id, ifMatch: '1' },
      { pricedPer: 'hour', unit: null, departments: ['crew', 'captain'] },
    ),
    await change(providerId, { id, ifMatch: '2' }, { pricedPer: 'unit', unit: ' metre ', category: 'Deck' }),
  ]).toMatchObject([
    { ok: false, error: { code: 'VALIDATION', fields: [{ field: 'unit' }] } },
    { ok: false, error: { code: 'VALIDATION', fields: [{ field: 'unit' }] } },
    { ok: true, value: { pricedPer: 'hour', unit: null, departments: ['captain', 'crew'] } },
    { ok: true, value: { pricedPer: 'unit', unit: 'metre', category: 'Deck' } },
  ]);
});

test('a service can’t get the name of another one on sale', async () => {
  const providerId = await bench.vendor('service_provider');
  const [id] = [await bench.service(providerId, { name: 'Rig check' }), await bench.service(providerId)];
  const rename = (name: string, version: string) =>
    bench.catalogue.updateService(providerId, { id, ifMatch: version }, { name });
  expect([await rename('TEAK deck cleaning', '1'), await rename('Rig check, aloft', '1')]).toMatchObject([
    { ok: false, error: { code: 'VALIDATION', fields: [{ field: 'name', rule: 'unique' }] } },
    { ok: true, value: { name: 'Rig check, aloft' } },
  ]);
});

describe('archived listings', () => {
  test('are deleted for good, except what a buyer has, and only those of this vendor', async () => {
    const { supplierId, ids } = await stocked(
      { name: 'Rope', sku: 'R-1', status: 'archived' },
      { name: 'Shackle', sku: 'S-1', status: 'archived' },
      { name: 'Fender F4' },
    );
    const other = await stocked({ status: 'archived' });
    // A buyer's cart refers to the shackle.
    await sql`
      with cart as (insert into carts (user_id, id, updated_at) select id, uuidv7(), now() from users limit 1 returning user_id)
      insert into cart_lines (user_id, inventory_id, product_id, quantity, seen_price_minor, added_at)
      select cart.user_id, item.id, item.product_id, 1, item.price_minor, now() from cart, inventory_items item
      where item.id = ${ids[1] ?? ''}`.execute(bench.db);
    const cleared = await bench.catalogue.clearArchived('inventory', supplierId);
    expect(cleared).toEqual({ removed: 1, kept: 1 });
    expect(names(await page(supplierId, { status: 'archived' }))).toEqual(['Shackle']);
    expect(names(await page(supplierId, {}))).toEqual(['Fender F4']);
    expect((await page(other.supplierId, { status: 'archived' })).total).toBe(1);
  });
});
