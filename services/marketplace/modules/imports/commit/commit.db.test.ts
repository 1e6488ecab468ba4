import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { asOwner } from '../../../../../tests/database/as-owner.ts';
import type { Actor } from '../index.ts';
import { cleaning, fender, importBench, products, type ImportBench } from '../testing/import-bench.ts';

let bench: ImportBench;
let supplier: Actor;
shareBench(importBench, async (made) => {
  bench = made;
  supplier = await bench.account('supplier');
});

const staged = async (...batches: Parameters<ImportBench['send']>[1][]) => {
  const importId = await bench.open(supplier);
  for (const [at, lines] of batches.entries()) await bench.send(supplier, lines, `${importId}:${at + 1}`);
  return importId;
};
const productsCount = async () =>
  (
    await bench.db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

describe('a commit', () => {
  test('of fewer or more lines than arrived is refused, and nothing is published', async () => {
    const importId = await staged(products(3), products(2, 3));
    for (const sent of [
      { batches: 3, rows: 5 },
      { batches: 2, rows: 6 },
      { batches: 1, rows: 3 },
    ])
      expect(await bench.imports.commitImport(supplier, importId, sent)).toEqual({
        ok: false,
        error: { code: 'BATCHES_MISSING' },
      });
    expect(await bench.itemsOf(supplier)).toEqual([]);
  });

  test.each([
    ['its tax', { taxBasisPoints: null }],
    ['its stock, nor that it is not counted', { stock: null }],
  ])('with a new product that doesn’t say %s is refused, and nothing is visible', async (_what, change) => {
    const importId = await staged([fender, { ...fender, sku: 'F4-WHITE', ...change }]);
    const commit = () => bench.imports.commitImport(supplier, importId, { batches: 1, rows: 2 });
    expect(await commit()).toEqual({ ok: false, error: { code: 'ANSWERS_MISSING' } });
    expect(await bench.itemsOf(supplier)).toEqual([]);
    // The review is still open; the corrected batch is sent under the same number once the edit is saved.
    expect(await commit()).toEqual({ ok: false, error: { code: 'ANSWERS_MISSING' } });
  });

  test('accepts zero tax and uncounted stock as answers, and existing listings keep their values', async () => {
    const uncounted = { ...fender, taxBasisPoints: 0, stock: 7, isStockCounted: false };
    await bench.importList(supplier, [uncounted]);
    expect(await bench.itemsOf(supplier)).toMatchObject([{ taxBps: 0, stock: null }]);
    await bench.importList(supplier, [fender]);
    const { taxBasisPoints: _tax, stock: _stock, ...silent } = fender;
    const again = await bench.importList(supplier, [silent]);
    expect([again.counts.unchanged, await bench.itemsOf(supplier)]).toMatchObject([
      1,
      [{ taxBps: 2100, stock: 24 }],
    ]);
    await bench.importList(supplier, [{ ...silent, isStockCounted: false }]);
    expect(await bench.itemsOf(supplier)).toMatchObject([{ taxBps: 2100, stock: null }]);
  });

  test('that is repeated, simultaneously or later, takes effect once and gets the same response', async () => {
    const importId = await staged(products(50));
    const commit = () => bench.imports.commitImport(supplier, importId, { batches: 1, rows: 50 });
    const answers = await Promise.all(Array.from({ length: 5 }, commit));
    bench.clock.advance(60_000);
    const later = await commit();
    for (const answer of answers) expect(answer).toEqual(later);
    expect(later).toMatchObject({
      value: {
        status: 'imported',
        counts: { new: 50, changed: 0, unchanged: 0 },
        committedAt: new Date('2026-11-20T09:00:00Z'),
      },
    });
    expect((await bench.itemsOf(supplier)).every(({ version }) => version === 1)).toBe(true);
  });

  test('that fails at its last line publishes nothing, and succeeds when repeated', async () => {
    const importId = await staged(products(400), products(400, 400), [{ ...fender, name: 'Leaks' }]);
    await asOwner(bench.db, (trx) =>
      sql`create function refuse_leaks() returns trigger language plpgsql as $$
        begin if new.name = 'Leaks' then raise exception 'no room'; end if; return new; end $$;
      create trigger refuse_leaks before insert on inventory_items for each row execute function refuse_leaks()`.execute(
        trx,
      ),
    );
    const commit = () => bench.imports.commitImport(supplier, importId, { batches: 3, rows: 801 });
    await expect(commit()).rejects.toThrow('no room');
    expect([await bench.itemsOf(supplier), await productsCount()]).toEqual([[], 0]);
    expect(await bench.imports.getImport(supplier, importId)).toMatchObject({
      value: { status: 'open', stagedBatches: [1, 2, 3] },
    });
    await asOwner(bench.db, (trx) =>
      sql`drop trigger refuse_leaks on inventory_items; drop function refuse_leaks`.execute(trx),
    );
    expect(await commit()).toMatchObject({ value: { counts: { new: 801 } } });
  });

  test('that is aborted halfway publishes nothing, and succeeds when repeated', async () => {
    const importId = await staged(products(200));
    const commit = () => bench.imports.commitImport(supplier, importId, { batches: 1, rows: 200 });
    await bench.db.transaction().execute(async (trx) => {
      // The products are written by then, the items are waiting.
      await sql`lock table inventory_items in share mode`.execute(trx);
      const cutOff = expect(commit()).rejects.toThrow(/terminat/);
      const cut = () =>
        sql<{ cut: boolean }>`
        select pg_terminate_backend(pid) as cut from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(bench.db);
      await vi.waitFor(async () => expect((await cut()).rows).toEqual([{ cut: true }]), { timeout: 60_000 });
      await cutOff;
    });
    expect([await bench.itemsOf(supplier), await productsCount()]).toEqual([[], 0]);
    expect(await commit()).toMatchObject({ value: { counts: { new: 200 } } });
  });

  test('simultaneous with a discard and a late batch publishes the whole list or nothing', async () => {
    const importId = await staged(products(300));
    const [committed, discarded, late] = await Promise.all([
      bench.imports.commitImport(supplier, importId, { batches: 1, rows: 300 }),
      bench.imports.discardImport(supplier, importId),
      bench.send(supplier, products(10, 300), `${importId}:2`),
    ]);
    const items = await bench.itemsOf(supplier);
    expect(items).toHaveLength(committed.ok ? 300 : 0);
    expect(committed.ok && discarded.ok).toBe(false);
    expect(committed.ok && late.ok).toBe(false);
  });

  test('of another vendor’s import answers 404, like an unknown one', async () => {
    const importId = await staged([fender]);
    const other = await bench.account('supplier');
    const answers = await Promise.all(
      [importId, bench.parts.ids.newId()].map((id) =>
        bench.imports.commitImport(other, id, { batches: 1, rows: 1 }),
      ),
    );
    expect(answers).toEqual(Array(2).fill({ ok: false, error: { code: 'NOT_FOUND' } }));
  });
});

describe("compared with the supplier's listings", () => {
  test('lines are new, changed or unchanged, and unchanged listings are not written', async () => {
    await bench.importList(supplier, products(5));
    bench.clock.advance(60_000);
    const next = products(6).map((line) => (line.sku === 'SH-1' ? { ...line, priceMinor: 777 } : line));
    const { counts } = await bench.importList(supplier, next);
    expect(counts).toEqual({ new: 1, changed: 1, unchanged: 4 });
    expect(
      (await bench.itemsOf(supplier)).map((item) => [item.ownKey, item.priceMinor, item.version]),
    ).toEqual([
      ['sh-0|', 100, 1],
      ['sh-1|', 777, 2],
      ['sh-2|', 102, 1],
      ['sh-3|', 103, 1],
      ['sh-4|', 104, 1],
      ['sh-5|', 105, 1],
    ]);
  });

  test('fields that the list does not contain stay', async () => {
    await bench.importList(supplier, [fender]);
    const { counts } = await bench.importList(supplier, [
      { name: 'Fender F4', sku: 'F4-NAVY', priceMinor: 8950, currency: 'EUR', stock: null, departments: [] },
    ]);
    expect(counts).toEqual({ new: 0, changed: 0, unchanged: 1 });
    expect(await bench.itemsOf(supplier)).toMatchObject([
      { stock: 24, unit: 'piece', taxBps: 2100, departments: ['exterior'], version: 1 },
    ]);
  });

  test('an archived listing becomes active again, a paused one stays paused', async () => {
    await bench.importList(supplier, products(2));
    await sql`update inventory_items set status = case own_key when 'sh-0|' then 'archived' else 'paused' end`.execute(
      bench.db,
    );
    const { counts } = await bench.importList(supplier, products(2));
    expect(counts).toEqual({ new: 0, changed: 1, unchanged: 1 });
    expect((await bench.itemsOf(supplier)).map(({ status }) => status)).toEqual(['active', 'paused']);
  });

  test('what the list says isn’t sold is paused, new or known, and a known one is on sale again after an undo', async () => {
    const statuses = async () => (await bench.itemsOf(supplier)).map(({ status }) => status);
    await bench.importList(supplier, products(1));
    const { id, counts } = await bench.importList(
      supplier,
      products(2).map((line) => ({ ...line, isPaused: true })),
    );
    expect(counts).toEqual({ new: 1, changed: 1, unchanged: 0 });
    expect(await statuses()).toEqual(['paused', 'paused']);
    await bench.imports.undoImport(supplier, id);
    expect(await statuses()).toEqual(['active', 'archived']);
  });

  test('of several lines with one key the last counts, across batches too', async () => {
    const prices = (...all: number[]) => all.map((priceMinor) => ({ ...fender, priceMinor }));
    const { counts } = await bench.importList(supplier, prices(1, 2), prices(3, 4));
    expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0 });
    expect(await bench.itemsOf(supplier)).toMatchObject([{ priceMinor: 4 }]);
  });
});

describe('the product of a new line', () => {
  const productsOf = async (vendor: Actor) => (await bench.itemsOf(vendor)).map((item) => item.productId);
  let other: Actor;
  let known: string;
  beforeEach(async () => {
    other = await bench.account('supplier');
    await bench.send(other, [fender]);
    [known = 'none'] = await productsOf(other);
  });
  const line = { name: 'Fender F4 blue', sku: 'MINE', priceMinor: 1, currency: 'EUR' };

  test.each([
    ['the barcode and a word in common', { barcode: fender.barcode }, true],
    ['the brand and part number, whatever their case', { brand: 'POLYFORM', partNumber: 'f4' }, true],
    ['the barcode of a thing by another maker', { barcode: fender.barcode, brand: 'Riedel' }, false],
    ['the barcode of a thing of another name', { barcode: fender.barcode, name: 'Espresso beans' }, false],
    ['the name alone', { name: fender.name }, false],
    ['the barcode, and is said to be of its own', { barcode: fender.barcode, productId: null }, false],
  ])('with %s', async (_what, change, isKnown) => {
    await bench.send(supplier, [{ ...line, ...change }]);
    const [product] = await productsOf(supplier);
    expect(product === known).toBe(isKnown);
  });

  test('is the one named in the review', async () => {
    await bench.send(supplier, [{ ...line, productId: known }]);
    expect(await productsOf(supplier)).toEqual([known]);
  });

  test('is not matched by a barcode that several lines have', async () => {
    await bench.send(supplier, [
      { ...line, barcode: fender.barcode },
      { ...line, name: 'Fender F4 red', sku: 'RED', barcode: fender.barcode },
    ]);
    expect(new Set([known, ...(await productsOf(supplier))]).size).toBe(3);
  });

  test('is shared by lines of one brand and part number, which are its variants', async () => {
    const anchor = { ...line, name: 'Anchor', brand: 'Rocna', partNumber: 'R-33' };
    await bench.send(supplier, [
      { ...anchor, variant: '33 kg', sku: 'A-33' },
      { ...anchor, variant: '40 kg', sku: 'A-40' },
    ]);
    expect(new Set(await productsOf(supplier)).size).toBe(1);
    expect(await productsCount()).toBe(2);
  });

  test('changes with the list while no other supplier lists it, and never for others', async () => {
    const described = {
      ...fender,
      name: 'Fender F4 XL',
      description: 'For 24 m and more.',
      departments: ['crew'],
    };
    const alone = await bench.importList(other, [described]);
    await bench.send(supplier, [{ ...fender, productId: known }]);
    const shared = await bench.importList(supplier, [
      { ...fender, name: 'Mine', description: 'Changed by another.' },
    ]);
    expect([alone.counts.changed, shared.counts.changed]).toEqual([1, 1]);
    expect(await bench.itemsOf(supplier)).toMatchObject([
      {
        name: 'Mine',
        productName: 'Fender F4 XL',
        description: 'For 24 m and more.',
        departments: ['crew'],
      },
    ]);
  });
});

describe('services', () => {
  test('are new, changed or unchanged, and get defaults for missing fields', async () => {
    const provider = await bench.account('service_provider');
    const commit = async (lines: Parameters<ImportBench['sendServices']>[1]) => {
      const importId = await bench.open(provider);
      await bench.sendServices(provider, lines, `${importId}:1`);
      const committed = await bench.imports.commitImport(provider, importId, {
        batches: 1,
        rows: lines.length,
      });
      return committed.ok ? committed.value.counts : committed.error.code;
    };
    const said = { ...cleaning, pricedPer: 'visit', unit: null } as const;
    for (const field of ['taxBasisPoints', 'pricedPer', 'durationMinutes', 'leadTimeHours'] as const)
      expect(await commit([{ ...said, [field]: undefined }])).toBe('ANSWERS_MISSING');
    const survey = {
      name: 'Rig survey',
      priceMinor: 45_000,
      currency: 'EUR',
      taxBasisPoints: 0,
      pricedPer: 'visit',
      durationMinutes: 60,
      leadTimeHours: 24,
    } as const;
    expect(await commit([cleaning, survey])).toEqual({ new: 2, changed: 0, unchanged: 0 });
    const dearer = { name: 'Teak Deck Cleaning', priceMinor: 1900, currency: 'EUR' };
    expect(await commit([dearer, survey])).toEqual({ new: 0, changed: 1, unchanged: 1 });
    expect(await bench.servicesOf(provider)).toMatchObject([
      {
        name: 'Rig survey',
        pricedPer: 'visit',
        unit: null,
        durationMinutes: 60,
        version: 1,
        leadTimeHours: 24,
        cancellationPolicy: 'moderate',
        status: 'active',
      },
      {
        name: 'Teak Deck Cleaning',
        priceMinor: 1900,
        pricedPer: 'unit',
        unit: 'm²',
        durationMinutes: 240,
        departments: ['exterior'],
        version: 2,
      },
    ]);
    expect(await commit([{ ...dearer, pricedPer: 'visit' }, survey])).toEqual({
      new: 0,
      changed: 1,
      unchanged: 1,
    });
    expect((await bench.servicesOf(provider))[1]).toMatchObject({ pricedPer: 'visit', unit: null });
  });
});
