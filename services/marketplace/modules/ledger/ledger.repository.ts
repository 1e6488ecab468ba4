import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Entry } from './ledger.domain.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** False, and nothing is written, if the source is in the ledger already. */
export async function insertEntry(trx: Trx, id: string, entry: Entry): Promise<boolean> {
  const inserted = await trx
    .insertInto('ledgerEntries')
    .values({
      id,
      kind: entry.kind,
      source: entry.source,
      purchaseId: entry.purchaseId,
      buyerId: entry.buyerId,
      memo: entry.memo,
      at: entry.at,
    })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await trx
    .insertInto('ledgerPostings')
    .values(
      entry.postings.map((posting, position) => ({
        entryId: id,
        position,
        account: posting.account,
        saleId: posting.saleId,
        vendorId: posting.vendorId,
        amountMinor: posting.amountMinor,
        currency: posting.currency,
      })),
    )
    .execute();
  return true;
}

/** The ledger's totals of one sale, in minor units; all zero before a capture. */
export interface LedgerBalance {
  /** Paid in by the buyer. */
  readonly capturedMinor: number;
  /** Refunded to the buyer. */
  readonly refundedMinor: number;
  /** The commission at the capture, regardless of refunds since. */
  readonly commissionMinor: number;
  readonly commissionReturnedMinor: number;
  /** Due to the vendor and not transferred; negative if more was transferred than the vendor kept. */
  readonly dueMinor: number;
}

const signed = (account: 'cash' | 'vendor_due' | 'commission', kind?: 'capture' | 'refund') =>
  sql<number>`coalesce(sum(p.amount_minor) filter (
    where p.account = ${account} ${kind === undefined ? sql`` : sql`and e.kind = ${kind}`}
  ), 0)::bigint`;

export const readBalance = (db: Db, saleId: string): Promise<LedgerBalance> =>
  db
    .selectFrom('ledgerPostings as p')
    .innerJoin('ledgerEntries as e', 'e.id', 'p.entryId')
    .select([
      signed('cash', 'capture').as('capturedMinor'),
      sql<number>`-${signed('cash', 'refund')}`.as('refundedMinor'),
      sql<number>`-${signed('commission', 'capture')}`.as('commissionMinor'),
      signed('commission', 'refund').as('commissionReturnedMinor'),
      sql<number>`-${signed('vendor_due')}`.as('dueMinor'),
    ])
    .where('p.saleId', '=', saleId)
    .executeTakeFirstOrThrow();
