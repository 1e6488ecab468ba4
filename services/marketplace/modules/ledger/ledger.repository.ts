import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Entry } from './ledger.domain.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** False, and nothing is written, when the source stands in the ledger already. */
export async function insertEntry(trx: Trx, id: string, entry: Entry): Promise<boolean> {
  const inserted = await trx
    .insertInto('ledger_entries')
    .values({
      ...{ id, kind: entry.kind, source: entry.source, order_id: entry.orderId, buyer_id: entry.buyerId },
      ...{ memo: entry.memo, at: entry.at },
    })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await trx
    .insertInto('ledger_postings')
    .values(
      entry.postings.map((posting, position) => ({
        ...{ entry_id: id, position, account: posting.account, sub_order_id: posting.subOrderId },
        ...{ vendor_id: posting.vendorId, amount_minor: posting.amountMinor, currency: posting.currency },
      })),
    )
    .execute();
  return true;
}

/** What the ledger says of one sub-order, in minor units; nothing was captured for it while all are zero. */
export interface Standing {
  /** Paid in by the buyer. */
  readonly capturedMinor: number;
  /** Given back to the buyer. */
  readonly refundedMinor: number;
  /** The commission at the capture, whatever was given back since. */
  readonly commissionMinor: number;
  readonly commissionReturnedMinor: number;
  /** Owed to the vendor and not sent; below zero when the vendor was sent more than stayed theirs. */
  readonly dueMinor: number;
}

const signed = (account: 'cash' | 'vendor_due' | 'commission', kind?: 'capture' | 'refund') =>
  sql<number>`coalesce(sum(p.amount_minor) filter (
    where p.account = ${account} ${kind === undefined ? sql`` : sql`and e.kind = ${kind}`}
  ), 0)::bigint`;

export const readStanding = (db: Db, subOrderId: string): Promise<Standing> =>
  db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_entries as e', 'e.id', 'p.entry_id')
    .select([
      signed('cash', 'capture').as('capturedMinor'),
      sql<number>`-${signed('cash', 'refund')}`.as('refundedMinor'),
      sql<number>`-${signed('commission', 'capture')}`.as('commissionMinor'),
      signed('commission', 'refund').as('commissionReturnedMinor'),
      sql<number>`-${signed('vendor_due')}`.as('dueMinor'),
    ])
    .where('p.sub_order_id', '=', subOrderId)
    .executeTakeFirstOrThrow();
