import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { SaleMessageTable } from '../../platform/db/message-tables.ts';
import type { Database } from '../../platform/db/schema.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** A placed sub-order or booking, with its two sides. */
const placedSales = (db: Db) =>
  db
    .selectFrom('sales as s')
    .innerJoin('purchases as p', 'p.id', 's.purchaseId')
    .innerJoin('users as b', 'b.id', 'p.buyerId')
    .innerJoin('vendors as v', 'v.id', 's.vendorId')
    .innerJoin('users as u', 'u.id', 'v.openedBy')
    .leftJoin('subOrders as so', 'so.id', 's.id')
    .leftJoin('bookings as bo', 'bo.id', 's.id')
    .select(['s.id', 's.kind', 's.purchaseId', 's.vendorId', 'p.number as purchaseNumber', 'p.buyerId'])
    .select(sql<string>`concat_ws(' ', b.first_name, b.last_name)`.as('buyerName'))
    .select(
      sql<string>`coalesce(v.trading_name, v.legal_name, concat_ws(' ', u.first_name, u.last_name))`.as(
        'vendorName',
      ),
    )
    .select(
      sql<number>`(select count(*) from sales other where other.purchase_id = s.purchase_id and other.id <= s.id)`.as(
        'position',
      ),
    )
    .where((where) =>
      where.or([
        where('so.status', 'not in', ['reserved', 'released']),
        where('bo.status', 'not in', ['held', 'released']),
      ]),
    );

export type PlacedSale = Awaited<ReturnType<ReturnType<typeof placedSales>['executeTakeFirstOrThrow']>>;

export const findPlacedSale = async (db: Db, saleId: string): Promise<PlacedSale | null> =>
  (await placedSales(db).where('s.id', '=', saleId).executeTakeFirst()) ?? null;

const messages = (db: Db) =>
  db
    .selectFrom('saleMessages as m')
    .innerJoin('users as u', 'u.id', 'm.authorId')
    .select(['m.id', 'm.saleId', 'm.authorId', 'm.party', 'm.text', 'm.writtenAt'])
    .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('authorName'));

/** A message with its author. */
export type StoredMessage = Awaited<ReturnType<ReturnType<typeof messages>['executeTakeFirstOrThrow']>>;

/** The latest messages of a sale, or the latest before one of them; latest first. */
export const findLatest = (
  db: Db,
  saleId: string,
  { before, atMost }: { readonly before: string | null; readonly atMost: number },
): Promise<readonly StoredMessage[]> =>
  messages(db)
    .where('m.saleId', '=', saleId)
    .$if(before !== null, (query) => query.where('m.id', '<', before))
    .orderBy('m.id', 'desc')
    .limit(atMost)
    .execute();

export const findByKey = async (
  db: Db,
  authorId: string,
  requestKey: string,
): Promise<StoredMessage | null> =>
  (await messages(db)
    .where('m.authorId', '=', authorId)
    .where('m.requestKey', '=', requestKey)
    .executeTakeFirst()) ?? null;

/** False if it exists: the same key of the same author writes once, also in simultaneous requests. */
export async function insertMessage(trx: Trx, message: Insertable<SaleMessageTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('saleMessages')
    .values(message)
    .onConflict((conflict) => conflict.columns(['authorId', 'requestKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether one side has written since an instant. */
export const hasWrittenSince = async (
  db: Db,
  { saleId, party }: Pick<SaleMessageTable, 'saleId' | 'party'>,
  since: Date,
): Promise<boolean> =>
  (await db
    .selectFrom('saleMessages')
    .select('id')
    .where('saleId', '=', saleId)
    .where('party', '=', party)
    .where('writtenAt', '>', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The admins who take part in a conversation. */
export const findAdminsIn = async (db: Db, saleId: string): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('saleMessages')
      .select('authorId')
      .distinct()
      .where('saleId', '=', saleId)
      .where('party', '=', 'admin')
      .execute()
  ).map(({ authorId }) => authorId);

/** A buyer as a recipient; null if the account is closed. */
export const findBuyer = async (db: Db, buyerId: string) =>
  (await db
    .selectFrom('users')
    .select(['id as userId', 'email', 'firstName'])
    .where('id', '=', buyerId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()) ?? null;
