import { sql } from 'kysely';
import type { Db } from '../trade.repository.ts';

/** The supplier's current data. */
export const findSender = (db: Db, supplierId: string) =>
  db
    .selectFrom('vendors as v')
    .innerJoin('users as u', 'u.id', 'v.openedBy')
    .select(['v.street', 'v.postalCode', 'v.city', 'v.country', 'v.contactPhone as phone'])
    .select(
      sql<string>`coalesce(v.trading_name, v.legal_name, concat_ws(' ', u.first_name, u.last_name))`.as(
        'name',
      ),
    )
    .where('v.id', '=', supplierId)
    .executeTakeFirstOrThrow();
