import { sql, type Kysely } from 'kysely';
import { issueInvoices } from '../modules/invoices/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/schema.ts';
import type { Ids } from '../platform/ids.ts';

interface InvoiceSeedParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly currency: string;
}

/**
 * Issues the invoices and credit notes of a demo market's year as its jobs would have: goods when they were charged, work when it was earned,
 * refunds when they were done, so that numbers and dates follow each other. Needs the orders and bookings of a year. Returns the number of
 * documents; 0 if there are some already.
 */
export async function seedInvoices({ db, clock, ids, currency }: InvoiceSeedParts): Promise<number> {
  const counted = () =>
    db
      .selectFrom('invoices')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  if ((await counted()).count > 0) return 0;
  const ledger = createLedger({ db, ids, currency });
  const { rows } = await sql<{ saleId: string; at: Date }>`
    select distinct p.sale_id as "saleId", e.at from ledger_entries e
    join ledger_postings p on p.entry_id = e.id join sales s on s.id = p.sale_id
    where e.at <= ${clock.now()} and (e.kind in ('transfer', 'refund') or (e.kind = 'capture' and s.kind = 'sub_order'))
    order by e.at, p.sale_id`.execute(db);
  for (const { saleId, at } of rows)
    await issueInvoices({ db, ids, ledger, clock: { now: () => at } }, saleId);
  return (await counted()).count;
}
