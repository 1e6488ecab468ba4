import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import { createDatabase } from '../../services/marketplace/platform/db/database.ts';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import { cloneDatabase } from './test-server.ts';

export type TestDatabase = {
  readonly db: Kysely<Database>;
  readonly connectionString: string;
  readonly drop: () => Promise<void>;
};

/** A migrated, empty database for one test file: made in `beforeAll`, dropped in `afterAll`. */
export async function createTestDatabase(options: { readonly max?: number } = {}): Promise<TestDatabase> {
  const { connectionString, drop } = await cloneDatabase(inject('postgres'));
  const db = createDatabase(connectionString, { max: options.max ?? 10 });
  return {
    db,
    connectionString,
    drop: async () => {
      await db.destroy();
      await drop();
    },
  };
}
