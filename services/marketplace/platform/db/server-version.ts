import type pg from 'pg';
import { UnfitDatabase } from './unfit-database.ts';

/** The migrations use its `uuidv7()`. */
const oldestMajor = 18;

/** `versionNumber` is in PostgreSQL's form: 180001 for 18.1. Throws an UnfitDatabase. */
export function refuseOldServer(versionNumber: number): void {
  const major = Math.floor(versionNumber / 10_000);
  if (major >= oldestMajor) return;
  throw new UnfitDatabase(
    `The database that DATABASE_URL names is PostgreSQL ${major}. Quayside needs PostgreSQL ${oldestMajor} or newer.`,
  );
}

export async function checkServerVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  refuseOldServer(rows[0]?.version ?? 0);
}
