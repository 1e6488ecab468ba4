import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../platform/db/schema.ts';
import type { Reading } from './metrics.ts';

/** The pool of the API: calls wait when all its connections are in use. */
export const databaseReadings = (pool: Pool): readonly Reading[] => [
  { name: 'db_pool_connections', help: 'Open connections to the database.', read: () => pool.totalCount },
  { name: 'db_pool_idle', help: 'Open connections that do nothing.', read: () => pool.idleCount },
  { name: 'db_pool_waiting', help: 'Calls that wait for a connection.', read: () => pool.waitingCount },
];

/** What is in the queue; NaN while the database is away, since /metrics must answer then most of all. */
export const jobReadings = (db: Kysely<Database>): readonly Reading[] => {
  const count = async (condition: string): Promise<number> => {
    const query = sql<{
      count: number;
    }>`select count(*) as count from graphile_worker.jobs where ${sql.raw(condition)}`;
    return query.execute(db).then(
      ({ rows }) => Number(rows[0]?.count),
      () => Number.NaN,
    );
  };
  return [
    {
      name: 'jobs_due',
      help: 'Jobs that could run now.',
      read: () => count('run_at <= now() and locked_at is null and attempts < max_attempts'),
    },
    {
      name: 'jobs_failed',
      help: 'Jobs that were tried as often as they may be.',
      read: () => count('attempts >= max_attempts'),
    },
  ];
};
