import { ensureVendor } from '../../vendors/index.ts';
import { ownVendorId } from '../../account/index.ts';
import { sql } from 'kysely';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { createTestDatabase } from '../../../../../tests/database/test-database.ts';
import { openFileStore } from '../../../platform/files/index.ts';
import { systemIds } from '../../../platform/ids.ts';
import { silentLog } from '../../../platform/log.ts';
import { fixedClock } from '../../../platform/testing/fixed-clock.ts';
import {
  createImports,
  importTasks,
  type Actor,
  type ImportKind,
  type ListedProduct,
  type ListedService,
} from '../index.ts';
import { emptyTables } from '../../../../../tests/database/empty-tables.ts';

export const fender: ListedProduct = {
  name: 'Fender F4',
  sku: 'F4-NAVY',
  brand: 'Polyform',
  partNumber: 'F4',
  barcode: '7012740012345',
  priceMinor: 8950,
  currency: 'EUR',
  taxBasisPoints: 2100,
  stock: 24,
  unit: 'piece',
  departments: ['exterior'],
};
export const cleaning: ListedService = {
  name: 'Teak deck cleaning',
  priceMinor: 1800,
  currency: 'EUR',
  pricedPer: 'unit',
  unit: 'm²',
  taxBasisPoints: 2100,
  durationMinutes: 240,
  leadTimeHours: 48,
  departments: ['exterior'],
};
/** This many products that match no other. */
export const products = (count: number, from = 0): ListedProduct[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `Shackle no. ${from + at}`,
    sku: `SH-${from + at}`,
    priceMinor: 100 + from + at,
    currency: 'EUR',
    taxBasisPoints: 2100,
    stock: 10,
  }));

const start = '2026-11-20T09:00:00Z';

/** The module on its own database and folder, with a fixed clock and test helpers. */
export async function importBench() {
  const database = await createTestDatabase({ max: 20 });
  const { db } = database;
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-imports-'));
  const clock = fixedClock(start);
  const parts = { db, clock, ids: systemIds, files: openFileStore({ dataFolder: folder }), currency: 'EUR' };
  const imports = createImports(parts);

  const account = async (role: Actor['role']): Promise<Actor> => {
    const userId = systemIds.newId();
    const at = clock.now();
    await sql`
      insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
      values (${userId}, ${`${userId}@example.com`}, ${role}, 'Nadia', 'Serra', 'none', ${at}, ${at})`.execute(
      db,
    );
    const actor = { userId, role };
    if (role !== 'supplier' && role !== 'service_provider') return actor;
    const vendorId = await db
      .transaction()
      .execute((trx) => ensureVendor(trx, actor, { now: at, currency: 'EUR' }));
    return { ...actor, membership: { vendorId, role: 'owner' } };
  };
  const received = (content = 'name;price\nFender F4;89,50\n') =>
    imports.receiveFile(Readable.from([Buffer.from(content)]));
  /** Uploads a file for the vendor and returns the open import. */
  const upload = async (vendor: Actor, content?: string) => {
    const kind: ImportKind = vendor.role === 'supplier' ? 'products' : 'services';
    const file = await received(content);
    const opened = await imports.openImport(vendor, {
      kind,
      userId: vendor.userId,
      fileName: 'autumn.csv',
      file,
    });
    if (!opened.ok) throw new Error(opened.error.code);
    return opened.value;
  };
  const open = async (vendor: Actor, content?: string) => (await upload(vendor, content)).draft.id;
  const read = async (vendor: Actor, importId: string, reading = '{"rows":[]}') =>
    imports.keepReading(
      vendor,
      importId,
      await imports.receiveFile(Readable.from([gzipSync(Buffer.from(reading))])),
    );
  const send = (vendor: Actor, lines: readonly ListedProduct[], key?: string) =>
    imports.importLines(vendor, { kind: 'products', lines, key, userId: vendor.userId, field: 'userId' });
  const sendServices = (vendor: Actor, lines: readonly ListedService[], key?: string) =>
    imports.importLines(vendor, { kind: 'services', lines, key, userId: vendor.userId, field: 'userId' });
  /** Stages the batches one after the other and commits them. */
  const importList = async (vendor: Actor, ...batches: readonly (readonly ListedProduct[])[]) => {
    const importId = await open(vendor);
    for (const [at, lines] of batches.entries()) {
      const staged = await send(vendor, lines, `${importId}:${at + 1}`);
      if (!staged.ok) throw new Error(staged.error.code);
    }
    const rows = batches.reduce((sum, lines) => sum + lines.length, 0);
    const committed = await imports.commitImport(vendor, importId, { batches: batches.length, rows });
    if (!committed.ok) throw new Error(committed.error.code);
    return committed.value;
  };
  /** The vendor's items, by key; `productName` is the product's. */
  const itemsOf = async (vendor: Actor) =>
    db
      .selectFrom('inventoryItems as item')
      .innerJoin('products as product', 'product.id', 'item.productId')
      .select(['item.id', 'item.productId', 'item.ownKey', 'item.name', 'item.priceMinor', 'item.stock'])
      .select(['item.unit', 'item.taxBps', 'item.status', 'item.version', 'product.name as productName'])
      .select(['product.departments', 'product.description'])
      .where('item.supplierId', '=', ownVendorId(vendor))
      .orderBy('item.ownKey')
      .execute();
  const servicesOf = async (vendor: Actor) =>
    db
      .selectFrom('services')
      .selectAll()
      .where('providerId', '=', ownVendorId(vendor))
      .orderBy('ownKey')
      .execute();
  /** The names of the stored files. */
  const storedFileNames = async () => {
    const entries = await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  };
  /** Makes the store fail until the next reset. */
  const breakStore = () => writeFile(path.join(folder, 'files'), 'a file where the folder should be');
  /** Runs the module's due jobs. */
  const workOff = async () => {
    const { rows } = await sql<{ id: string; fileId: string }>`
      select j.id::text, j.payload ->> 'fileId' as "fileId" from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'remove_import_file' and j.run_at <= ${clock.now()}`.execute(db);
    const task = importTasks(parts).remove_import_file;
    for (const { id, fileId } of rows) {
      await task(
        { fileId },
        { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: silentLog },
      );
      await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(db);
    }
  };
  const drop = async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  /** An empty database, with the clock at its start. */
  const reset = async () => {
    await emptyTables(db, 'users', 'products');
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await rm(path.join(folder, 'files'), { recursive: true, force: true });
    clock.set(start);
  };
  return {
    db,
    clock,
    parts,
    imports,
    account,
    received,
    upload,
    open,
    read,
    send,
    sendServices,
    importList,
    itemsOf,
    servicesOf,
    storedFileNames,
    breakStore,
    workOff,
    drop,
    reset,
  };
}

export type ImportBench = Awaited<ReturnType<typeof importBench>>;
