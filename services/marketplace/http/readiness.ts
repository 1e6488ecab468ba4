import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/db/schema.ts';
import type { ReadinessCheck } from './health.ts';

export const databaseCheck = (db: Kysely<Database>): ReadinessCheck => ({
  name: 'database',
  check: () =>
    sql`select 1`.execute(db).then(
      () => 'ok',
      // What is wrong is the answer here.
      () => 'away',
    ),
});

/** The schema this node was written for; an older one comes back when another deployment is rolled back under it. */
export const schemaCheck = (db: Kysely<Database>, needed: readonly string[]): ReadinessCheck => ({
  name: 'migrations',
  check: () =>
    sql<{ name: string }>`select name from kysely_migration`.execute(db).then(
      ({ rows }) => (needed.every((name) => rows.some((row) => row.name === name)) ? 'ok' : 'away'),
      // An unavailable database is reported by its own check.
      () => 'away',
    ),
});
