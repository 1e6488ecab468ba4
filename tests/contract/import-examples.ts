import { sql } from 'kysely';
import { expect } from 'vitest';
import { gzipSync } from 'node:zlib';
import { hashToken, systemIds } from '../../services/marketplace/platform/ids.ts';
import type { RealApp } from './real-app.ts';
import { emptyTables } from '../database/empty-tables.ts';

type Json = Record<string, unknown>;
type Kind = 'supplier' | 'service_provider';

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const createdAt = '2026-11-20T08:30:00.000Z';
const updatedAt = '2026-11-20T09:12:00.000Z';
const replaceEdit = { op: 'set', cells: [{ row: 3, field: 'price', value: '89.50' }] };
const fileSizeBytes = 48_211;

/** The vendor of the examples, signed in with `token`. */
async function vendorSignedIn({ db }: RealApp, kind: Kind, token: string): Promise<void> {
  await sql`
    insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    values (${id}, 'vendor@example.com', ${kind}, 'Nadia', 'Serra', 'none', ${createdAt}, ${createdAt})`.execute(
    db,
  );
  await sql`
    insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
    values (${systemIds.newId()}, ${hashToken(token)}, ${id}, 'Firefox on Windows', ${createdAt}, ${createdAt},
      '2026-12-20T08:30:00Z')`.execute(db);
  await sql`insert into vendors (id, opened_by, kind, status, created_at, updated_at)
    values (${id}, ${id}, ${kind}, 'applicant', ${createdAt}, ${createdAt})`.execute(db);
}

/** Their import as in the examples: open, with one edit, or committed. */
async function importThere({ db, files }: RealApp, status: 'open' | 'imported', version = 4): Promise<void> {
  const fileIds = [systemIds.newId(), systemIds.newId()] as const;
  for (const fileId of fileIds)
    await files.write(`imports/${fileId}`, Buffer.from('name;price\n'), { mimeType: 'text/csv' });
  const isImported = status === 'imported';
  await db
    .insertInto('imports')
    .values({
      id,
      vendorId: id,
      kind: 'products',
      status,
      version,
      fileId: fileIds[0],
      fileSha256: 'a',
      fileName: 'autumn-prices.xlsx',
      sizeBytes: fileSizeBytes,
      readingFileId: fileIds[1],
      readingSizeBytes: 11,
      edits: JSON.stringify([replaceEdit]),
      editsDone: 1,
      ...(isImported && { newCount: 40, changedCount: 2 }),
      idempotencyKey: null,
      bodySha256: null,
      createdAt: new Date(createdAt),
      updatedAt: new Date(updatedAt),
      committedAt: isImported ? new Date(updatedAt) : null,
      undoneAt: null,
    })
    .execute();
}

/** 42 lines await the commit; the supplier already has two of them. */
async function linesStaged({ modules }: RealApp): Promise<void> {
  // Skips the first id, which is the example's and already the import's.
  modules.accountParts.ids.newId();
  const lines = Array.from({ length: 42 }, (_, at) => ({
    name: `Shackle ${at}`,
    priceMinor: 100,
    currency: 'EUR',
    taxBasisPoints: 2100,
    stock: 4,
  }));
  const supplier = {
    userId: id,
    role: 'supplier',
    membership: { vendorId: id, role: 'owner' },
  } as const;
  const send = async (sent: typeof lines, key: string) => {
    const input = { kind: 'products', lines: sent, key, userId: id, field: 'userId' } as const;
    expect(await modules.imports.importLines(supplier, input)).toMatchObject({ ok: true });
  };
  await send(
    lines.slice(0, 2).map((line) => ({ ...line, priceMinor: 90 })),
    'an earlier list',
  );
  await send(lines, `${id}:1`);
}

async function fenderThere({ db }: RealApp): Promise<void> {
  await sql`
    with product as (
      insert into products (id, name, brand, part_number, departments, created_at, updated_at)
      values (${id}, 'Fender F4', 'Polyform', 'F4', '{exterior}', ${createdAt}, ${createdAt}))
    insert into inventory_items (id, supplier_id, product_id, own_key, name, variant, sku, price_minor, currency, tax_bps,
      unit, stock, status, created_at, updated_at)
    values (${id}, ${id}, ${id}, 'f4-navy|navy', 'Fender F4', 'Navy', 'F4-NAVY', 8450, 'EUR', 2100, 'piece', 20, 'active',
      ${createdAt}, ${createdAt})`.execute(db);
}

/** The data needed before the examples of the tag "Catalogue" can be sent with `token`. */
export function importArrangements(app: () => RealApp, token: string): Record<string, () => Promise<void>> {
  const signedIn = (kind: Kind) => () => vendorSignedIn(app(), kind, token);
  const withImport =
    (status: 'open' | 'imported', version = 4) =>
    async () => {
      // Products belong to nobody, so they outlive the vendor of one example.
      await emptyTables(app().db, 'products');
      await vendorSignedIn(app(), 'supplier', token);
      await importThere(app(), status, version);
    };
  const withMeaning = async () => {
    await vendorSignedIn(app(), 'supplier', token);
    await sql`
      insert into column_meanings (id, vendor_id, kind, header, header_key, field, file_name, learnt_at)
      values (${id}, ${id}, 'products', 'Prix plaisancier', 'prix plaisancier', 'price', 'autumn-prices.xlsx',
        ${updatedAt})`.execute(app().db);
  };
  const withPointing = async () => {
    await vendorSignedIn(app(), 'supplier', token);
    app().clock.set(updatedAt);
    const boxes = (
      [
        ['name', 40, 75],
        ['price', 215, 240],
      ] as const
    ).map(([field, left, right]) => ({
      field,
      left,
      right,
      top: 100,
      bottom: 110,
    }));
    const layout = { headers: [], width: 595.28, height: 841.89 };
    const pointing = { sheet: null, headerRow: null, columns: [], page: 1, boxes, layout };
    await sql`
      insert into pointings (id, vendor_id, kind, layout_key, file_name, pointing, pointed_at)
      values (${id}, ${id}, 'products', 'key', 'autumn-prices.pdf', ${JSON.stringify(pointing)}, ${updatedAt})`.execute(
      app().db,
    );
  };
  return {
    uploadInventory: signedIn('supplier'),
    importInventory: signedIn('supplier'),
    uploadServices: signedIn('service_provider'),
    importServices: signedIn('service_provider'),
    listImports: withImport('imported'),
    getOpenImport: withImport('open'),
    getImport: withImport('open'),
    discardImport: withImport('open'),
    readImportFile: withImport('open'),
    keepImportReading: withImport('open'),
    readImportReading: withImport('open'),
    saveImportEdits: withImport('open'),
    compareImport: async () => {
      await withImport('open')();
      await fenderThere(app());
    },
    commitImport: async () => {
      await withImport('open', 3)();
      await linesStaged(app());
      app().clock.set(updatedAt);
    },
    undoImport: async () => {
      await withImport('open', 2)();
      await linesStaged(app());
      app().clock.set(updatedAt);
      const supplier = {
        userId: id,
        role: 'supplier',
        membership: { vendorId: id, role: 'owner' },
      } as const;
      await app().modules.imports.commitImport(supplier, id, { batches: 1, rows: 42 });
    },
    listColumnMeanings: withMeaning,
    rememberColumnMeaning: async () => {
      await vendorSignedIn(app(), 'supplier', token);
      app().clock.set(updatedAt);
    },
    forgetColumnMeaning: withMeaning,
    listPointings: withPointing,
    rememberPointing: async () => {
      await vendorSignedIn(app(), 'supplier', token);
      app().clock.set(updatedAt);
    },
    forgetPointing: withPointing,
  };
}

const listForm = (): FormData => {
  const form = new FormData();
  form.append('file', new Blob(['x'.repeat(fileSizeBytes)]), 'autumn-prices.xlsx');
  form.append('userId', id);
  return form;
};

/** The forms of these operations; others send a picture. */
export const importForms: Readonly<Record<string, () => FormData>> = {
  uploadInventory: listForm,
  uploadServices: listForm,
  keepImportReading: () => {
    const form = new FormData();
    form.append('reading', new Blob([new Uint8Array(gzipSync('{}'))]), 'reading.json.gz');
    return form;
  },
};

const anyId = expect.any(String) as unknown;
const withData = (example: Json, change: Json): Json => ({
  ...example,
  data: { ...(Object(example.data) as Json), ...change },
});
const asUploaded = (answer: Json, example: Json) => {
  const shown = Object(example.data) as Json;
  expect(answer).toEqual(withData(example, { import: { ...Object(shown.import), id: anyId } }));
};
const withNewId = (answer: Json, example: Json) => expect(answer).toEqual(withData(example, { id: anyId }));
const asImported = (answer: Json, example: Json) =>
  expect(answer).toEqual(withData(example, { importId: anyId }));

/** An import gets its own id, and a new reading begins without edits. */
export const importComparisons: Record<string, (answer: Json, example: Json) => void> = {
  uploadInventory: asUploaded,
  uploadServices: asUploaded,
  importInventory: asImported,
  importServices: asImported,
  rememberColumnMeaning: withNewId,
  rememberPointing: withNewId,
  keepImportReading: (answer, example) =>
    expect(answer).toEqual(withData(example, { version: 5, edits: [], editsDone: 0, updatedAt: createdAt })),
};
