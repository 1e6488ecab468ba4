import { sql, type Kysely } from 'kysely';
import type { ReadinessCheck } from '../../http-adapter/index.ts';
import type { Database } from '../platform/db/schema.ts';

export const databaseCheck = (db: Kysely<Database>): ReadinessCheck => ({
  name: 'database',
  check: () =>
    sql`select 1`.execute(db).then(
      () => 'ok',
      // The failure is the result here.
      () => 'away',
    ),
});

/** The schema for which this node was written; an older one returns if another deployment is rolled back. */
export const schemaCheck = (db: Kysely<Database>, needed: readonly string[]): ReadinessCheck => ({
  name: 'migrations',
  check: () =>
    sql<{ name: string }>`select name from kysely_migration`.execute(db).then(
      ({ rows }) => (needed.every((name) => rows.some((row) => row.name === name)) ? 'ok' : 'away'),
      // An unavailable database is reported by its own check.
      () => 'away',
    ),
});

/**
 * `late` while a mail that could not be sent has waited for ten minutes. Informative only: a site without mail can
 * still sell, so removing every node from the load balancer would be worse.
 */
export const mailsCheck = (db: Kysely<Database>): ReadinessCheck => ({
  name: 'mails',
  isInformative: true,
  check: () =>
    sql<{ isLate: boolean }>`
      select exists (
        select from graphile_worker.jobs
        where task_identifier in ('send_sealed_mail', 'send_mail') and last_error is not null
          and attempts < max_attempts and created_at < now() - interval '10 minutes'
      ) as is_late`
      .execute(db)
      .then(
        ({ rows }) => (rows[0]?.isLate ? 'late' : 'ok'),
        // As above.
        () => 'away',
      ),
});
