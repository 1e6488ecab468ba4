import type { Kysely, KyselyConfig } from 'kysely';
import { inject } from 'vitest';
import { createPool, databaseOf } from '../../services/marketplace/platform/db/database.ts';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import { cloneDatabase } from './test-server.ts';

export type TestDatabase = {
  readonly db: Kysely<Database>;
  /** For a role that works with the tables and owns none, unless `as: 'owner'`; `db` uses the same. */
  readonly connectionString: string;
  /** For the role that owns the tables. */
  readonly ownersConnectionString: string;
  readonly drop: () => Promise<void>;
};

export interface TestDatabaseOptions {
  readonly max?: number;
  /** A role that works with the tables, like a node's, or the one that owns them. Default 'node'. */
  readonly as?: 'node' | 'owner';
  /** Called for every statement. */
  readonly log?: KyselyConfig['log'];
}

/** A migrated, empty database for one test file: created in `beforeAll`, dropped in `afterAll`. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { ownersConnectionString, drop, ...cloned } = await cloneDatabase(inject('postgres'));
  const connectionString = options.as === 'owner' ? ownersConnectionString : cloned.connectionString;
  const db = databaseOf(
    createPool(connectionString, {
      max: options.max ?? 10,
      // A busy machine is no outage: a new connection may take it longer than a node waits.
      connectTimeoutMs: 60_000,
    }),
    options.log ? { log: options.log } : {},
  );
  return {
    db,
    connectionString,
    ownersConnectionString,
    drop: async () => {
      await db.destroy();
      await drop();
    },
  };
}
