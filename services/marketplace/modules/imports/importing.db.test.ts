import { ownVendorId } from '../account/index.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { createImports, type Actor } from './index.ts';
import { cleaning, fender, importBench, products, type ImportBench } from './testing/import-bench.ts';

let bench: ImportBench;
let supplier: Actor;
shareBench(importBench, async (made) => {
  bench = made;
  supplier = await bench.account('supplier');
});

const refusedWith = (code: string) => expect.objectContaining({ ok: false, error: { code } }) as unknown;
const importsOf = async (vendor: Actor) =>
  bench.db
    .selectFrom('imports')
    .select(['status', 'newCount', 'idempotencyKey'])
    .where('vendorId', '=', ownVendorId(vendor))
    .execute();

describe('lines without a batch key', () => {
  test('are published at once, as a separate import', async () => {
    const sent = await bench.send(supplier, [fender]);
    expect(sent).toMatchObject({ ok: true, value: { imported: 1, staged: false } });
    expect(await bench.itemsOf(supplier)).toMatchObject([
      {
        ownKey: 'f4-navy|',
        name: 'Fender F4',
        priceMinor: 8950,
        stock: 24,
        unit: 'piece',
        taxBps: 2100,
        status: 'active',
        version: 1,
        productName: 'Fender F4',
        departments: ['exterior'],
      },
    ]);
    expect(await bench.imports.listImports(supplier, 'products')).toMatchObject([
      { status: 'imported', hasFile: false, counts: { new: 1, changed: 0, unchanged: 0 } },
    ]);
  });

  test('with one key are imported once with the same response, other lines with it are refused', async () => {
    const first = await bench.send(supplier, [fender], 'autumn-2026');
    const again = await bench.send(supplier, [fender], 'autumn-2026');
    const other = await bench.send(supplier, [{ ...fender, priceMinor: 1 }], 'autumn-2026');
    expect(again).toEqual(first);
    expect(other).toEqual(refusedWith('KEY_USED_OTHERWISE'));
    expect(await importsOf(supplier)).toEqual([
      { status: 'imported', newCount: 1, idempotencyKey: 'autumn-2026' },
    ]);
  });

  test('with one key in eight simultaneous calls are imported once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => bench.send(supplier, products(20), 'autumn-2026')),
    );
    expect(new Set(sent.map((answer) => answer.ok && answer.value.importId)).size).toBe(1);
    expect(await bench.itemsOf(supplier)).toHaveLength(20);
  });

  test('with the same listing in several simultaneous calls create one listing', async () => {
    const sent = await Promise.all(
      Array.from({ length: 6 }, (_, at) => bench.send(supplier, [{ ...fender, priceMinor: 100 + at }])),
    );
    expect(sent.every(({ ok }) => ok)).toBe(true);
    expect(await bench.itemsOf(supplier)).toMatchObject([{ ownKey: 'f4-navy|', version: 6 }]);
  });

  test('with a key that another vendor used are independent of it', async () => {
    const other = await bench.account('supplier');
    await bench.send(other, [fender], 'autumn-2026');
    const own = await bench.send(supplier, [{ ...fender, priceMinor: 1 }], 'autumn-2026');
    expect(own).toMatchObject({ ok: true });
    expect(await bench.itemsOf(supplier)).toMatchObject([{ priceMinor: 1 }]);
  });

  test('for a supplier that an admin names become that supplier’s; for any other user they are refused', async () => {
    const admin = await bench.account('admin');
    const crew = await bench.account('crew_member');
    const lines = { kind: 'products', lines: [fender], key: undefined, field: 'supplierId' } as const;
    const done = await bench.imports.importLines(admin, { ...lines, userId: ownVendorId(supplier) });
    expect(done).toMatchObject({ ok: true });
    expect(await bench.itemsOf(supplier)).toHaveLength(1);
    for (const userId of [crew.userId, admin.userId])
      expect(await bench.imports.importLines(admin, { ...lines, userId })).toMatchObject({
        error: { code: 'VALIDATION', fields: [{ field: 'supplierId' }] },
      });
  });
});

describe('a batch', () => {
  test('is not visible before the commit', async () => {
    const importId = await bench.open(supplier);
    const sent = await bench.send(supplier, products(1000), `${importId}:1`);
    expect(sent).toEqual({ ok: true, value: { importId, imported: 1000, staged: true } });
    expect(await bench.itemsOf(supplier)).toEqual([]);
    expect(await bench.imports.getImport(supplier, importId)).toMatchObject({
      value: { stagedBatches: [1] },
    });
  });

  test('that is repeated, simultaneously or later, is stored once; other lines under its number are refused', async () => {
    const importId = await bench.open(supplier);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => bench.send(supplier, [fender], `${importId}:1`)),
    );
    const later = await bench.send(supplier, [fender], `${importId}:1`);
    const other = await bench.send(supplier, [{ ...fender, stock: 1 }], `${importId}:1`);
    for (const answer of [...answers, later])
      expect(answer).toEqual({ ok: true, value: { importId, imported: 1, staged: true } });
    expect(other).toEqual(refusedWith('KEY_USED_OTHERWISE'));
  });

  test('of another vendor’s, an unknown, a discarded or a committed import is refused, and nothing is imported', async () => {
    const other = await bench.account('supplier');
    const foreign = await bench.open(other);
    const discarded = await bench.open(supplier);
    await bench.imports.discardImport(supplier, discarded);
    const { id: imported } = await bench.importList(supplier, [fender]);
    for (const importId of [foreign, bench.parts.ids.newId(), discarded, imported])
      expect(await bench.send(supplier, products(3), `${importId}:1`)).toEqual(
        refusedWith('NOT_ALLOWED_NOW'),
      );
    expect(await bench.itemsOf(supplier)).toHaveLength(1);
    expect(await bench.send(supplier, products(3), `${foreign}:0`)).toMatchObject({
      error: { code: 'VALIDATION', fields: [{ field: 'Idempotency-Key' }] },
    });
  });

  test('with one wrong line is refused as a whole, naming the line', async () => {
    const importId = await bench.open(supplier);
    const lines = products(1000);
    const unknown = bench.parts.ids.newId();
    const wrong = async (at: number, change: object) =>
      bench.send(supplier, lines.with(at, { ...fender, ...change }), `${importId}:1`);
    expect(await wrong(998, { currency: 'USD' })).toMatchObject({
      error: {
        code: 'CURRENCY_NOT_ACCEPTED',
        fields: [{ field: 'products/998/currency', message: 'Prices must be in EUR.' }],
      },
    });
    expect(await wrong(17, { productId: unknown })).toMatchObject({
      error: { code: 'PRODUCT_UNKNOWN', fields: [{ field: 'products/17/productId' }] },
    });
    expect(await bench.imports.getImport(supplier, importId)).toMatchObject({ value: { stagedBatches: [] } });
  });

  test('of services is staged for a provider, and refused for a supplier', async () => {
    const provider = await bench.account('service_provider');
    const importId = await bench.open(provider);
    expect(await bench.sendServices(provider, [cleaning], `${importId}:1`)).toMatchObject({ ok: true });
    expect(await bench.sendServices(supplier, [cleaning])).toMatchObject({
      error: {
        code: 'VALIDATION',
        fields: [{ field: 'userId', message: 'There is no service provider with this id.' }],
      },
    });
  });
});

test('a half-staged import continues after the API restarted', async () => {
  const importId = await bench.open(supplier);
  await bench.send(supplier, products(500), `${importId}:1`);
  await bench.send(supplier, products(500, 1000), `${importId}:3`);
  const restarted = createImports(bench.parts);
  const found = await restarted.getOpenImport(supplier, 'products');
  expect(found).toMatchObject({ id: importId, stagedBatches: [1, 3] });
  const sent = { batches: 3, rows: 1500 };
  expect(await restarted.commitImport(supplier, importId, sent)).toEqual(refusedWith('BATCHES_MISSING'));
  const lines = {
    kind: 'products',
    lines: products(500, 500),
    userId: supplier.userId,
    field: 'userId',
  } as const;
  await restarted.importLines(supplier, { ...lines, key: `${importId}:2` });
  const committed = await restarted.commitImport(supplier, importId, sent);
  expect(committed).toMatchObject({ value: { status: 'imported', counts: { new: 1500 } } });
  const { rows } = await sql`select number from import_batches`.execute(bench.db);
  expect(rows).toEqual([]);
});

describe('a listing added by hand', () => {
  const add = (line: typeof fender & { reorderLevel?: number; location?: string }) =>
    bench.imports.addListing(supplier, { kind: 'products', line });
  const taken = (message: string) => ({
    ok: false,
    error: { code: 'VALIDATION', fields: [{ field: 'sku', message, rule: 'unique' }] },
  });

  test('is on sale at once, matched with the product that others list, and can be undone like a list', async () => {
    const other = await bench.account('supplier');
    await bench.send(other, [fender]);
    const added = await add({ ...fender, reorderLevel: 3, location: ' Shelf 4 ' });
    const [item] = await bench.itemsOf(supplier);
    const [theirs] = await bench.itemsOf(other);
    expect([added, item]).toEqual([
      { ok: true, value: item?.id },
      expect.objectContaining({
        productId: theirs?.productId,
        stock: 24,
        taxBps: 2100,
        status: 'active',
      }),
    ]);
    const [made] = await bench.imports.listImports(supplier, 'products');
    expect(made).toMatchObject({ fileName: 'Fender F4, added by hand', hasFile: false, counts: { new: 1 } });
    const details = bench.db.selectFrom('inventoryItems').select(['location', 'reorderLevel']);
    expect(await details.where('id', '=', item?.id ?? '').execute()).toEqual([
      { location: 'Shelf 4', reorderLevel: 3 },
    ]);
    await bench.imports.undoImport(supplier, made?.id ?? '');
    expect(await bench.itemsOf(supplier)).toMatchObject([{ status: 'archived' }]);
  });

  test('is refused if the vendor has it, on sale or archived, and changes nothing', async () => {
    await bench.send(supplier, [fender]);
    const dearer = { ...fender, sku: 'f4-navy', priceMinor: 1 };
    expect(await add(dearer)).toEqual(taken('Fender F4 has this SKU already.'));
    await sql`update inventory_items set status = 'archived'`.execute(bench.db);
    expect(await add(dearer)).toEqual(taken('Fender F4, among those you archived, has this SKU already.'));
    expect(await bench.itemsOf(supplier)).toMatchObject([{ priceMinor: 8950, status: 'archived' }]);
  });

  test('never has the SKU of another product or variant, nor without one its name and variant', async () => {
    await bench.send(supplier, [
      { ...fender, variant: 'Navy' },
      { ...fender, name: 'Rope', sku: null },
    ]);
    const ofFender = taken('Fender F4, Navy has this SKU already.');
    expect(await add({ ...fender, name: 'Deck brush', sku: 'f4-NAVY', variant: 'Soft' })).toEqual(ofFender);
    expect(await add({ ...fender, variant: 'White' })).toEqual(ofFender);
    expect(await add({ ...fender, name: 'ROPE', sku: null })).toMatchObject({
      error: { fields: [{ field: 'name', rule: 'unique' }] },
    });
    expect(await bench.itemsOf(supplier)).toHaveLength(2);
  });

  test('is refused under the name and variant of another on sale, also with an SKU of its own', async () => {
    const brush = { ...fender, name: 'Deck brush', sku: 'B-1', partNumber: 'DB', variant: 'Hard' };
    await bench.send(supplier, [brush]);
    expect([
      await add({ ...brush, name: 'deck BRUSH', sku: 'B-2', variant: 'hard' }),
      await add({ ...brush, sku: 'B-2', variant: 'Soft' }),
      await add({ ...brush, sku: 'B-3', variant: 'soft' }),
    ]).toMatchObject([
      { error: { fields: [{ field: 'variant', rule: 'unique' }] } },
      { ok: true },
      { error: { fields: [{ field: 'variant', rule: 'unique' }] } },
    ]);
    await sql`update inventory_items set status = 'archived' where variant = 'Soft'`.execute(bench.db);
    expect(await add({ ...brush, sku: 'B-3', variant: 'soft' })).toMatchObject({ ok: true });
  });

  test('is a variant on the page of an item of the supplier, with or without brand and part number', async () => {
    const brush = {
      ...fender,
      sku: null,
      barcode: null,
      partNumber: null,
      name: 'Deck brush',
      unit: 'piece',
      variant: 'Soft',
    };
    const first = await add(brush);
    const variantOf = first.ok ? first.value : 'none';
    const hard = { ...brush, variant: 'Hard' };
    const asVariant = (line: typeof brush, of = variantOf) =>
      bench.imports.addListing(supplier, { kind: 'products', variantOf: of, line });
    expect(await asVariant(hard)).toMatchObject({ ok: true });
    const items = await bench.itemsOf(supplier);
    expect(items).toHaveLength(2);
    expect(new Set(items.map(({ productId }) => productId)).size).toBe(1);
    // The name says it too, unless unit, brand or part number say that it is something else.
    await add({ ...brush, name: 'deck BRUSH', variant: 'Medium' });
    const products = async () =>
      new Set((await bench.itemsOf(supplier)).map(({ productId }) => productId)).size;
    expect(await products()).toBe(1);
    await add({ ...brush, variant: 'Large', brand: 'Wavebrush' });
    await add({ ...brush, variant: 'Extra large', unit: 'box' });
    expect(await products()).toBe(3);

    const stranger = await bench.account('supplier');
    await bench.send(stranger, [brush]);
    const [theirs] = await bench.itemsOf(stranger);
    expect([
      await asVariant({ ...brush, variant: 'Stiff', unit: 'box' }),
      await asVariant({ ...brush, variant: 'Stiff' }, theirs?.id),
    ]).toMatchObject([
      {
        error: {
          fields: [
            {
              field: 'unit',
              message: 'Your Deck brush is sold per piece, and both are on one page: choose the same.',
            },
          ],
        },
      },
      { error: { fields: [{ field: 'variantOf' }] } },
    ]);
  });

  test('is added in its sizes and colours as one import, all on one page or none at all', async () => {
    const brush = { ...fender, name: 'Deck brush', sku: null, barcode: null, variant: null, stock: 4 };
    const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
    const inSizes = (variants: Parameters<typeof bench.imports.addListing>[1] & { kind: 'products' }) =>
      bench.imports.addListing(supplier, variants);
    const added = await inSizes({
      kind: 'products',
      line: { ...brush, location: 'A3', reorderLevel: 2 },
      variants: [
        { variant: 'S · Blue', sku: 'DB-S' },
        { variant: 'M · Blue', price: euro(990), stock: null },
        { variant: 'L · Blue', stock: 9 },
      ],
    });
    const items = await bench.db
      .selectFrom('inventoryItems')
      .select(['id', 'variant', 'sku', 'priceMinor', 'stock', 'location', 'productId', 'importId'])
      .orderBy('variant')
      .execute();
    const first = items.find(({ variant }) => variant === 'S · Blue');
    expect(added).toEqual({ ok: true, value: first?.id });
    expect(
      items.map(({ variant, sku, priceMinor, stock, location }) => [
        variant,
        sku,
        priceMinor,
        stock,
        location,
      ]),
    ).toEqual([
      ['L · Blue', null, brush.priceMinor, 9, 'A3'],
      ['M · Blue', null, 990, null, 'A3'],
      ['S · Blue', 'DB-S', brush.priceMinor, 4, 'A3'],
    ]);
    expect(new Set(items.map(({ productId }) => productId)).size).toBe(1);
    expect(new Set(items.map(({ importId }) => importId)).size).toBe(1);

    const also = (...variants: { variant: string; sku?: string }[]) =>
      inSizes({ kind: 'products', line: brush, variants });
    const alone = { kind: 'products', line: { ...brush, sku: 'DB' }, variants: [{ variant: 'XL' }] } as const;
    expect([
      await also({ variant: 'XL' }, { variant: 's · blue' }),
      await also({ variant: 'XL' }, { variant: 'xl' }),
      await also({ variant: 'XL', sku: 'X' }, { variant: 'XXL', sku: 'x' }),
      await also({ variant: 'XL' }, { variant: 'XXL', sku: 'db-s' }),
      await inSizes(alone),
    ]).toMatchObject(
      [
        ['variants/1/variant', 'unique'],
        ['variants/1/variant', 'unique'],
        ['variants/1/sku', 'unique'],
        ['variants/1/sku', 'unique'],
        ['sku', 'alone'],
      ].map(([field, rule]) => ({ error: { fields: [{ field, rule }] } })),
    );
    expect(await bench.itemsOf(supplier)).toHaveLength(3);
  });

  test('in its sizes is on the page of a product that one of them is known as', async () => {
    const other = await bench.account('supplier');
    await bench.send(other, [{ ...fender, barcode: '4006381333931' }]);
    const [theirs] = await bench.itemsOf(other);
    const line = { ...fender, sku: null, barcode: null, partNumber: null, variant: null };
    await bench.imports.addListing(supplier, {
      kind: 'products',
      line,
      variants: [{ variant: 'Navy' }, { variant: 'White', barcode: '4006381333931' }],
    });
    const products = (await bench.itemsOf(supplier)).map(({ productId }) => productId);
    expect(products).toEqual([theirs?.productId, theirs?.productId]);
  });

  test('is refused beside another on the page of the same product, unless both say their variant', async () => {
    const named = { ...fender, sku: 'F-1', variant: 'Navy' };
    await bench.send(supplier, [named]);
    const refusedFor = (message: RegExp) => ({
      error: { fields: [{ field: 'variant', message: expect.stringMatching(message), rule: 'required' }] },
    });
    expect(await add({ ...fender, sku: 'F-2', name: 'Fender F4 once more' })).toMatchObject(
      refusedFor(/your Fender F4, Navy\. Say what this one is/),
    );
    expect(await bench.itemsOf(supplier)).toHaveLength(1);
    await sql`update inventory_items set variant = null`.execute(bench.db);
    const white = { ...fender, sku: 'F-3', name: 'Fender F4 in white', variant: 'White' };
    expect(await add(white)).toMatchObject(refusedFor(/your Fender F4, which doesn’t say its variant yet/));
    await sql`update inventory_items set variant = 'Navy'`.execute(bench.db);
    expect(await add(white)).toMatchObject({ ok: true });
  });

  test('sent eight times at once exists once', async () => {
    const sent = await Promise.all(Array.from({ length: 8 }, () => add(fender)));
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await bench.itemsOf(supplier)).toHaveLength(1);
  });

  test('as a service can be booked at once, and has its name as key', async () => {
    const provider = await bench.account('service_provider');
    const addService = () =>
      bench.imports.addListing(provider, {
        kind: 'services',
        line: { ...cleaning, included: ['Brushes', ' '], durationUnits: 40 },
      });
    expect(await addService()).toMatchObject({ ok: true });
    expect(await bench.servicesOf(provider)).toMatchObject([
      {
        name: 'Teak deck cleaning',
        unit: 'm²',
        durationMinutes: 240,
        durationUnits: 40,
        leadTimeHours: 48,
        included: ['Brushes'],
        status: 'active',
      },
    ]);
    const refused = {
      error: {
        fields: [
          { field: 'name', message: expect.stringMatching(/^You already have a service with this name\./) },
        ],
      },
    };
    expect(await addService()).toMatchObject(refused);
    // As of a list that has SKUs.
    await sql`update services set own_key = 't-1|'`.execute(bench.db);
    expect(await addService()).toMatchObject(refused);
  });

  test('in another currency is refused with the path of its price', async () => {
    expect(await add({ ...fender, currency: 'USD' })).toMatchObject({
      error: { code: 'CURRENCY_NOT_ACCEPTED', fields: [{ field: 'currency' }] },
    });
  });
});
