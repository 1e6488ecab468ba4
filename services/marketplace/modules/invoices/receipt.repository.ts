import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/** The data of a receipt about the whole purchase. */
export const findPaidPurchase = (db: Kysely<Database>, purchaseId: string) =>
  db
    .selectFrom('purchases as p')
    .innerJoin('users as b', 'b.id', 'p.buyerId')
    .leftJoin('orders as o', 'o.id', 'p.id')
    .leftJoin('bookings as k', 'k.id', 'p.id')
    .select(['p.number', 'p.currency'])
    .select(['o.billTo as orderedFor', 'k.billTo as bookedFor'])
    .select(sql<string>`concat_ws(' ', b.first_name, b.last_name)`.as('buyerName'))
    .select(sql<string | null>`coalesce(o.yacht_name, k.yacht_name)`.as('yachtName'))
    .where('p.id', '=', purchaseId)
    .executeTakeFirstOrThrow();
