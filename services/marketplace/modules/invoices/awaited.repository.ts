import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { InvoiceKind } from '../../platform/db/invoice-tables.ts';

type Db = Kysely<Database>;

/** A document that a vendor still has to send. */
export interface AwaitedDocument {
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly vendorId: string;
  readonly saleId: string;
  readonly refundId: string | null;
  readonly currency: string;
  readonly amountMinor: number;
  readonly dueAt: Date;
}

/** False if it is already awaited. */
export async function insertAwaited(trx: Db, awaited: AwaitedDocument): Promise<boolean> {
  const inserted = await trx
    .insertInto('awaitedInvoices')
    .values(awaited)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findAwaited = async (db: Db, id: string): Promise<AwaitedDocument | null> =>
  (await db.selectFrom('awaitedInvoices').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** The same, locked until the transaction ends: of two who send it at once, the second finds it gone. */
export const lockAwaited = async (trx: Db, id: string): Promise<AwaitedDocument | null> =>
  (await trx.selectFrom('awaitedInvoices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
  null;

/** The awaited documents of these sales, invoices first, then by due date. */
export const awaitedOfSales = async (
  db: Db,
  saleIds: readonly string[],
): Promise<readonly AwaitedDocument[]> =>
  db
    .selectFrom('awaitedInvoices')
    .selectAll()
    .where('saleId', 'in', saleIds)
    .orderBy('kind', 'desc')
    .orderBy('dueAt')
    .orderBy('id')
    .execute();

export async function deleteAwaited(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('awaitedInvoices').where('id', '=', id).execute();
}
