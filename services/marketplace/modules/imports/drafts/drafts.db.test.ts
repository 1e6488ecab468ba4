import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { ownVendorId } from '../../account/index.ts';
import { forgetListsOf, type Actor } from '../index.ts';
import { fender, importBench, type ImportBench } from '../testing/import-bench.ts';

let bench: ImportBench;
let supplier: Actor;
shareBench(importBench, async (made) => {
  bench = made;
  supplier = await bench.account('supplier');
});

const replace = (from: string, to: string) => ({ op: 'replace', field: 'unit', from, to });
const draftOf = async (importId: string) => {
  const draft = await bench.imports.getImport(supplier, importId);
  if (!draft.ok) throw new Error(draft.error.code);
  return draft.value;
};
const contentOf = async (importId: string, which: 'file' | 'reading') => {
  const file = await bench.imports.readFile(supplier, importId, which);
  return file.ok ? buffer(file.value.stream) : file.error.code;
};

describe('an uploaded file', () => {
  test('starts an import, and can be read', async () => {
    const { draft, fileId, sameAs } = await bench.upload(supplier, 'name;price\n');
    expect(draft).toMatchObject({
      kind: 'products',
      status: 'open',
      fileName: 'autumn.csv',
      sizeBytes: 11,
      version: 1,
      hasFile: true,
      hasReading: false,
      edits: [],
      editsDone: 0,
      stagedBatches: [],
      undoUntil: null,
    });
    expect([await bench.storedFileNames(), sameAs]).toEqual([[fileId], null]);
    expect(String(await contentOf(draft.id, 'file'))).toBe('name;price\n');
    expect(await bench.imports.getOpenImport(supplier, 'products')).toEqual(draft);
    expect(await bench.imports.getOpenImport(supplier, 'services')).toBe(null);
  });

  test('replaces the open import, whose files are deleted', async () => {
    const first = await bench.open(supplier);
    await bench.read(supplier, first);
    const second = await bench.upload(supplier);
    await bench.workOff();
    expect(await draftOf(first)).toMatchObject({ status: 'discarded', hasFile: false, hasReading: false });
    expect(await bench.storedFileNames()).toEqual([second.fileId]);
  });

  test('in five simultaneous uploads leaves one open import and one file', async () => {
    const opened = await Promise.all(Array.from({ length: 5 }, () => bench.upload(supplier)));
    await bench.workOff();
    const open = await bench.imports.getOpenImport(supplier, 'products');
    expect(opened.map(({ draft }) => draft.id)).toContain(open?.id);
    expect(await bench.storedFileNames()).toHaveLength(1);
  });

  test('that was imported before is recognised, unless that import was undone', async () => {
    const first = await bench.importList(supplier, [fender]);
    const other = await bench.account('supplier');
    expect([(await bench.upload(supplier)).sameAs?.id, (await bench.upload(other)).sameAs]).toEqual([
      first.id,
      null,
    ]);
    await bench.imports.undoImport(supplier, first.id);
    expect((await bench.upload(supplier)).sameAs).toBe(null);
  });

  test('that is empty, or of a user who sells nothing, is refused', async () => {
    const admin = await bench.account('admin');
    const upload = { kind: 'products', userId: admin.userId, fileName: 'a.csv' } as const;
    const empty = await bench.imports.openImport(supplier, {
      ...upload,
      userId: supplier.userId,
      file: await bench.received(''),
    });
    const nobodys = await bench.imports.openImport(admin, { ...upload, file: await bench.received() });
    const nothings = await bench.imports.openImport(admin, {
      ...upload,
      userId: 'me',
      file: await bench.received(),
    });
    expect([empty, nobodys, nothings]).toMatchObject([
      { error: { code: 'FILE_EMPTY' } },
      { error: { code: 'VALIDATION', fields: [{ field: 'userId' }] } },
      { error: { code: 'VALIDATION', fields: [{ field: 'userId' }] } },
    ]);
    expect(await bench.imports.getOpenImport(supplier, 'products')).toBe(null);
  });

  test('that the store cannot write fails with the store’s error, however much is still to come', async () => {
    await bench.breakStore();
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(65_536);
      })(),
    );
    await expect(bench.imports.receiveFile(endless)).rejects.toThrow(/EEXIST|ENOTDIR/);
  });

  test('whose upload is aborted is not stored; one whose process ended before an import referred to it is deleted a day later', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('name;');
        throw new Error('the line is cut');
      })(),
    );
    await expect(bench.imports.receiveFile(broken)).rejects.toThrow('the line is cut');
    expect(await bench.storedFileNames()).toEqual([]);
    const { fileId: named } = await bench.upload(supplier);
    await bench.received();
    bench.clock.advance(86_400_000);
    await bench.workOff();
    expect(await bench.storedFileNames()).toEqual([named]);
  });
});

describe('a reading', () => {
  test('is stored unchanged and replaces the previous one; edits start over and staged batches are deleted', async () => {
    const importId = await bench.open(supplier);
    await bench.read(supplier, importId, '{"rows":[1]}');
    await bench.imports.saveEdits(supplier, importId, {
      ifMatch: '2',
      keep: 0,
      add: [replace('pc', 'piece')],
      done: 1,
    });
    await bench.send(supplier, [fender], `${importId}:1`);
    const stored = await bench.read(supplier, importId, '{"rows":[1,2]}');
    expect(stored).toMatchObject({
      value: { version: 4, hasReading: true, edits: [], editsDone: 0, stagedBatches: [] },
    });
    expect(String(gunzipSync((await contentOf(importId, 'reading')) as Buffer))).toBe('{"rows":[1,2]}');
    await bench.workOff();
    expect(await bench.storedFileNames()).toHaveLength(2);
  });

  test('that is not compressed, or comes when the import is over, is refused', async () => {
    const { id: imported } = await bench.importList(supplier, [fender]);
    const importId = await bench.open(supplier);
    const plain = await bench.imports.keepReading(supplier, importId, await bench.received('{"rows":[]}'));
    const late = await bench.read(supplier, imported);
    expect([plain, late, await bench.imports.mayKeepReading(supplier, imported)]).toMatchObject([
      { error: { code: 'VALIDATION', fields: [{ field: 'reading' }] } },
      { error: { code: 'NOT_ALLOWED_NOW' } },
      { error: { code: 'NOT_ALLOWED_NOW' } },
    ]);
  });
});

describe('the edits of a review', () => {
  const save = (importId: string, ifMatch: string, change: { keep: number; add: unknown[]; done: number }) =>
    bench.imports.saveEdits(supplier, importId, { ...change, ifMatch });

  test('consist of the kept previous edits and the added ones', async () => {
    const importId = await bench.open(supplier);
    const [a, b, c, d] = [replace('a', 'A'), replace('b', 'B'), replace('c', 'C'), replace('d', 'D')];
    expect(await save(importId, '1', { keep: 0, add: [a, b, c], done: 3 })).toEqual({ ok: true, value: 2 });
    expect(await save(importId, '"2"', { keep: 3, add: [], done: 1 })).toEqual({ ok: true, value: 3 });
    expect(await draftOf(importId)).toMatchObject({ edits: [a, b, c], editsDone: 1, version: 3 });
    expect(await save(importId, '3', { keep: 1, add: [d], done: 2 })).toEqual({ ok: true, value: 4 });
    expect(await draftOf(importId)).toMatchObject({ edits: [a, d], editsDone: 2, version: 4 });
    await save(importId, '4', { keep: 0, add: [], done: 0 });
    expect(await draftOf(importId)).toMatchObject({ edits: [], editsDone: 0 });
  });

  test('are returned unchanged, whatever their property names look like', async () => {
    const importId = await bench.open(supplier);
    const edits = [
      { op: 'column', column: 'part_number', header_row: { unit_price: 'Unit_Price (net)', taxBps: null } },
      { op: 'set_many', 'new values': [{ stock_level: 0, reorderLevel: 1 }, ['own_key', 'ownKey']] },
    ];
    await save(importId, '1', { keep: 0, add: edits, done: 2 });
    expect((await draftOf(importId)).edits).toEqual(edits);
  });

  test('made in two tabs on one version are stored for one, and the other is refused', async () => {
    const importId = await bench.open(supplier);
    const tabs = await Promise.all(
      ['one', 'two'].map((tab) => save(importId, '1', { keep: 0, add: [replace('pc', tab)], done: 1 })),
    );
    expect(tabs.map((saved) => (saved.ok ? saved.value : saved.error.code)).sort()).toEqual([
      2,
      'CHANGED_ELSEWHERE',
    ]);
    expect((await draftOf(importId)).edits).toHaveLength(1);
  });

  test('delete staged batches, which came from the previous edits', async () => {
    const importId = await bench.open(supplier);
    await bench.send(supplier, [fender], `${importId}:1`);
    await save(importId, '1', { keep: 0, add: [replace('pc', 'piece')], done: 1 });
    expect(await draftOf(importId)).toMatchObject({ stagedBatches: [] });
    expect(await bench.send(supplier, [{ ...fender, unit: 'pc' }], `${importId}:1`)).toMatchObject({
      ok: true,
    });
  });

  test('that do not fit the stored ones, or contain what PostgreSQL cannot store, change nothing', async () => {
    const importId = await bench.open(supplier);
    expect(await save(importId, '1', { keep: 1, add: [], done: 0 })).toMatchObject({
      error: { code: 'VALIDATION', fields: [{ field: 'keep' }] },
    });
    expect(await save(importId, '1', { keep: 0, add: [], done: 1 })).toMatchObject({
      error: { code: 'VALIDATION', fields: [{ field: 'done' }] },
    });
    await save(importId, '1', { keep: 0, add: [replace('a\u0000', '\ud800')], done: 1 });
    expect((await draftOf(importId)).edits).toEqual([replace('a', '\ufffd')]);
  });
});

describe('a discarded import', () => {
  test('loses file, reading, edits and batches; a repeated request gets the same response', async () => {
    const importId = await bench.open(supplier);
    await bench.read(supplier, importId);
    await bench.send(supplier, [fender], `${importId}:1`);
    const discard = () => bench.imports.discardImport(supplier, importId);
    expect([await discard(), await discard()]).toEqual(Array(2).fill({ ok: true, value: null }));
    await bench.workOff();
    expect(await bench.storedFileNames()).toEqual([]);
    expect(await draftOf(importId)).toMatchObject({ status: 'discarded', edits: [], stagedBatches: [] });
    expect(await contentOf(importId, 'file')).toBe('NOT_FOUND');
    expect(await bench.imports.listImports(supplier, 'products')).toEqual([]);
  });

  test('cannot be a committed one', async () => {
    const { id } = await bench.importList(supplier, [fender]);
    expect(await bench.imports.discardImport(supplier, id)).toEqual({
      ok: false,
      error: { code: 'NOT_ALLOWED_NOW' },
    });
  });
});

test('of a vendor whose account is closed, all lists lose their files, and those of others keep them', async () => {
  for (const status of ['imported', 'open']) {
    const importId = await bench.open(supplier);
    await bench.read(supplier, importId);
    await sql`update imports set status = ${status} where id = ${importId}`.execute(bench.db);
  }
  const other = await bench.upload(await bench.account('supplier'));
  expect(await bench.storedFileNames()).toHaveLength(5);
  await bench.db.transaction().execute((trx) => forgetListsOf(trx, ownVendorId(supplier), bench.clock.now()));
  await bench.workOff();
  expect(await bench.storedFileNames()).toEqual([other.fileId]);
  expect((await bench.imports.listImports(supplier, 'products')).map(({ status }) => status)).toEqual([
    'imported',
  ]);
});

test('earlier imports are listed newest first, of their vendor and kind only', async () => {
  const first = await bench.importList(supplier, [fender]);
  bench.clock.advance(1000);
  const second = await bench.importList(supplier, [fender]);
  await bench.imports.undoImport(supplier, first.id);
  await bench.importList(await bench.account('supplier'), [fender]);
  await bench.open(supplier);
  const listed = await bench.imports.listImports(supplier, 'products');
  expect(listed.map(({ id, status }) => [id, status])).toEqual([
    [second.id, 'imported'],
    [first.id, 'undone'],
  ]);
  expect(await bench.imports.listImports(supplier, 'services')).toEqual([]);
});
