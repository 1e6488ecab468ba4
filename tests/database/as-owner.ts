import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';

/** Runs in one transaction as the role that owns the tables, for tests that change the schema. */
export const asOwner = <T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ owner: string }>`
      select pg_get_userbyid(datdba) as owner from pg_database where datname = current_database()`.execute(
      trx,
    );
    await sql`set local role ${sql.id(rows[0]?.owner ?? '')}`.execute(trx);
    return work(trx);
  });
