import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrateToLatest } from '../../services/marketplace/platform/db/migrator.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '../../services/postgres/embedded-postgres.ts';

/**
 * A migrated, empty market and a folder for files, both deleted by `close`. On a separate server; the tests of the
 * benchmarks, which measure nothing, pass a migrated database in BENCH_DATABASE_URL.
 */
export async function openMarketDatabase() {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'quayside-bench-'));
  const given = process.env.BENCH_DATABASE_URL;
  /** @type {import('../../services/postgres/embedded-postgres.ts').EmbeddedPostgres | null} */
  let server = null;
  const close = async () => {
    await server?.stop();
    if (given === undefined) await removeEmbeddedPostgres(dataFolder);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    if (given === undefined) server = await startEmbeddedPostgres({ dataFolder });
    const connectionString = given ?? server?.connectionString ?? '';
    if (given === undefined) await migrateToLatest(connectionString);
    return { connectionString, dataFolder, close };
  } catch (error) {
    await close();
    throw error;
  }
}
