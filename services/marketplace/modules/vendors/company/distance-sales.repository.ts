import { sql, type Insertable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { Db } from '../vendors.repository.ts';

/** The latest statement, with the data it depends on. */
export const findDistanceSales = (db: Db, vendorId: string) =>
  db
    .selectFrom('vendors as v')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('distanceSalesStatements as s')
          .innerJoin('users as u', 'u.id', 's.saidBy')
          .select('s.saidAt')
          .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('saidBy'))
          .whereRef('s.vendorId', '=', 'v.id')
          .orderBy('s.saidAt', 'desc')
          .orderBy('s.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['v.country', 'v.taxedAtDestination', 'latest.saidAt', 'latest.saidBy'])
    .select(sql<boolean>`v.vat_number is not null`.as('isVatRegistered'))
    .where('v.id', '=', vendorId)
    .executeTakeFirstOrThrow();

export async function saveStatement(
  trx: Db,
  statement: Insertable<Database['distanceSalesStatements']>,
): Promise<void> {
  // Written first, so that of two simultaneous statements the later record is the current one.
  await trx
    .updateTable('vendors')
    .set({ taxedAtDestination: statement.taxedAtDestination })
    .where('id', '=', statement.vendorId)
    .execute();
  await trx.insertInto('distanceSalesStatements').values(statement).execute();
}
