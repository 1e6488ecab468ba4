import { expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import type { Actor } from '../index.ts';
import { importBench, products, type ImportBench } from '../testing/import-bench.ts';

let bench: ImportBench;
let supplier: Actor;
shareBench(importBench, async (made) => {
  bench = made;
  supplier = await bench.account('supplier');
});

const column = (header: string | null, field: string | null) => ({
  op: 'column' as const,
  sheet: null,
  index: 2,
  field,
  header,
});

/** Imports a list with these review edits; edits beyond `done` were undone. */
async function imported(edits: readonly unknown[], done = edits.length): Promise<void> {
  const importId = await bench.open(supplier);
  await bench.db
    .updateTable('imports')
    .set({ edits: JSON.stringify(edits), editsDone: done })
    .where('id', '=', importId)
    .execute();
  await bench.send(supplier, products(1), `${importId}:1`);
  const committed = await bench.imports.commitImport(supplier, importId, { batches: 1, rows: 1 });
  expect(committed).toMatchObject({ ok: true });
}

const remembered = async (kind: 'products' | 'services' = 'products', actor = supplier) =>
  (await bench.imports.listColumnMeanings(actor, kind)).map(({ header, field }) => ({ header, field }));

test('column meanings of a review are stored with its commit, for that vendor and kind only', async () => {
  await imported([
    column('Prix plaisancier', 'price'),
    { op: 'replace', field: 'unit', from: 'pc', to: 'piece' },
    column('Code interne', null),
  ]);
  expect(await bench.imports.listColumnMeanings(supplier, 'products')).toEqual([
    {
      id: expect.any(String) as unknown,
      kind: 'products',
      header: 'Code interne',
      field: null,
      fileName: 'autumn.csv',
      learntAt: new Date('2026-11-20T09:00:00Z'),
    },
    {
      id: expect.any(String) as unknown,
      kind: 'products',
      header: 'Prix plaisancier',
      field: 'price',
      fileName: 'autumn.csv',
      learntAt: new Date('2026-11-20T09:00:00Z'),
    },
  ]);
  expect(await remembered('services')).toEqual([]);
  expect(await remembered('products', await bench.account('supplier'))).toEqual([]);
});

test('an edit undone before the commit is not stored', async () => {
  await imported([column('Prix plaisancier', 'price'), column('Marque', 'brand')], 1);
  expect(await remembered()).toEqual([{ header: 'Prix plaisancier', field: 'price' }]);
});

test('a later meaning replaces an earlier one, ignoring case', async () => {
  await imported([column('PVP', 'description')]);
  bench.clock.advance(60_000);
  await imported([column('pvp ', 'price')]);
  expect(await remembered()).toEqual([{ header: 'pvp', field: 'price' }]);
});

test('one is deleted by its owner only, and can be stored again', async () => {
  await imported([column('PVP', 'price')]);
  const [meaning] = await bench.imports.listColumnMeanings(supplier, 'products');
  const id = meaning?.id ?? '';
  const other = await bench.account('supplier');
  const notFound = { ok: false, error: { code: 'NOT_FOUND' } };
  expect(await bench.imports.forgetColumnMeaning(other, id)).toEqual(notFound);
  expect(await bench.imports.forgetColumnMeaning(supplier, id)).toEqual({ ok: true, value: null });
  expect(await bench.imports.forgetColumnMeaning(supplier, id)).toEqual(notFound);
  expect(await remembered()).toEqual([]);
  await bench.imports.rememberColumnMeaning(supplier, { kind: 'products', header: ' PVP ', field: 'price' });
  expect(await remembered()).toEqual([{ header: 'PVP', field: 'price' }]);
});

test('above 200 the oldest are deleted', async () => {
  await imported([column('The first', 'price')]);
  bench.clock.advance(60_000);
  await imported(Array.from({ length: 200 }, (_, at) => column(`Column ${at}`, 'description')));
  const headers = (await remembered()).map(({ header }) => header);
  expect(headers).toHaveLength(200);
  expect(headers).not.toContain('The first');
});
