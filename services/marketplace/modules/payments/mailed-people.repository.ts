import { sql } from 'kysely';
import type { Db } from './payment/payment.repository.ts';

export interface Addressee {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

/** Null when the account is closed. */
export async function findPerson(db: Db, userId: string): Promise<Addressee | null> {
  const row = await db
    .selectFrom('users')
    .select(['id as userId', 'email', 'firstName'])
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The numbers of sales and their vendors, sorted by number. */
export async function findNamedSales(db: Db, saleIds: readonly string[]) {
  const { rows } = await sql<{ readonly id: string; readonly number: string; readonly vendorName: string }>`
    select x.id,
      p.number || '/' || (select count(*) from sales o where o.purchase_id = x.purchase_id and o.id <= x.id) as number,
      coalesce(v.trading_name, v.legal_name, concat_ws(' ', u.first_name, u.last_name)) as "vendorName"
    from sales x
    join purchases p on p.id = x.purchase_id
    join vendors v on v.id = x.vendor_id
    join users u on u.id = v.opened_by
    where x.id = any(${[...saleIds]}::uuid[])
    order by x.id`.execute(db);
  return rows;
}
