import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { dayMs } from '../../../../../src/lib/durations.ts';
import type { Actor } from '../index.ts';
import { cleaning, fender, importBench, products, type ImportBench } from '../testing/import-bench.ts';

let bench: ImportBench;
let supplier: Actor;
shareBench(importBench, async (made) => {
  bench = made;
  supplier = await bench.account('supplier');
});

const undo = (importId: string, vendor = supplier) => bench.imports.undoImport(vendor, importId);
const dearer = (lines: ReturnType<typeof products>) =>
  lines.map((line) => ({ ...line, priceMinor: line.priceMinor + 5000 }));

test('an undo archives what an import added and restores what it changed, except what was changed since', async () => {
  await bench.importList(supplier, products(3));
  const { id } = await bench.importList(supplier, dearer(products(6)));
  // A changed one and a new one, both edited by hand since.
  await sql`update inventory_items set price_minor = 1, version = version + 1 where own_key in ('sh-0|', 'sh-5|')`.execute(
    bench.db,
  );
  bench.clock.advance(dayMs);
  const undone = await undo(id);
  expect(undone).toMatchObject({
    ok: true,
    value: {
      removed: 2,
      restored: 2,
      kept: 2,
      import: { status: 'undone', undoneAt: new Date('2026-11-21T09:00:00Z') },
    },
  });
  expect((await bench.itemsOf(supplier)).map((item) => [item.ownKey, item.priceMinor, item.status])).toEqual([
    ['sh-0|', 1, 'active'],
    ['sh-1|', 101, 'active'],
    ['sh-2|', 102, 'active'],
    ['sh-3|', 5103, 'archived'],
    ['sh-4|', 5104, 'archived'],
    ['sh-5|', 1, 'active'],
  ]);
});

test('a repeated undo, simultaneous or later, gets the same response', async () => {
  await bench.importList(supplier, products(2));
  const { id } = await bench.importList(supplier, dearer(products(4)));
  await sql`update inventory_items set version = version + 1 where own_key in ('sh-0|', 'sh-3|')`.execute(
    bench.db,
  );
  const answers = await Promise.all(Array.from({ length: 4 }, () => undo(id)));
  bench.clock.advance(60 * dayMs);
  const later = await undo(id);
  expect(later).toMatchObject({ value: { removed: 1, restored: 1, kept: 2 } });
  for (const answer of answers) expect(answer).toEqual(later);
});

test('an archived listing that an import restored is archived again, with its previous product', async () => {
  await bench.importList(supplier, [{ ...fender, description: 'Old.' }]);
  await sql`update inventory_items set status = 'archived', stock = 3`.execute(bench.db);
  bench.clock.advance(dayMs);
  const { id } = await bench.importList(supplier, [
    { ...fender, name: 'Fender F4 XL', description: 'New.', departments: ['crew'] },
  ]);
  expect(await bench.itemsOf(supplier)).toMatchObject([{ productName: 'Fender F4 XL', description: 'New.' }]);
  await undo(id);
  expect(await bench.itemsOf(supplier)).toMatchObject([
    {
      name: 'Fender F4',
      productName: 'Fender F4',
      description: 'Old.',
      departments: ['exterior'],
      status: 'archived',
      stock: 3,
      version: 3,
    },
  ]);
});

test('an import without a file and one of services can be undone too', async () => {
  const provider = await bench.account('service_provider');
  await bench.sendServices(provider, [cleaning]);
  const sent = await bench.sendServices(provider, [
    { ...cleaning, pricedPer: 'visit' },
    { ...cleaning, name: 'Polishing' },
  ]);
  expect(sent.ok && (await undo(sent.value.importId, provider))).toMatchObject({
    value: { removed: 1, restored: 1, kept: 0 },
  });
  expect(await bench.servicesOf(provider)).toMatchObject([
    { name: 'Polishing', status: 'archived' },
    { name: 'Teak deck cleaning', status: 'active', pricedPer: 'unit', unit: 'm²' },
  ]);
});

test('an undone import can be imported again', async () => {
  const { id } = await bench.importList(supplier, products(3));
  await undo(id);
  const { counts } = await bench.importList(supplier, products(3));
  expect(counts).toEqual({ new: 0, changed: 3, unchanged: 0 });
  expect((await bench.itemsOf(supplier)).every(({ status }) => status === 'active')).toBe(true);
});

test('an undo is possible for 30 days to the moment', async () => {
  const late = await bench.importList(supplier, products(1));
  const inTime = await bench.importList(supplier, products(1, 1));
  bench.clock.advance(30 * dayMs - 1);
  expect(await undo(inTime.id)).toMatchObject({ ok: true });
  bench.clock.advance(1);
  expect(await undo(late.id)).toEqual({ ok: false, error: { code: 'UNDO_EXPIRED' } });
  expect((await bench.itemsOf(supplier)).map(({ status }) => status)).toEqual(['active', 'archived']);
});

test('an import that is open, discarded, another vendor’s or unknown cannot be undone', async () => {
  const discarded = await bench.open(supplier);
  const open = await bench.open(supplier);
  const { id: foreign } = await bench.importList(await bench.account('supplier'), [fender]);
  const codes: unknown[] = [];
  for (const id of [open, discarded, foreign, bench.parts.ids.newId()]) {
    const undone = await undo(id);
    codes.push(undone.ok ? 'done' : undone.error.code);
  }
  expect(codes).toEqual(['NOT_ALLOWED_NOW', 'NOT_ALLOWED_NOW', 'NOT_FOUND', 'NOT_FOUND']);
});
