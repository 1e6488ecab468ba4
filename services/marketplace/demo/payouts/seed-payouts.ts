import { sql, type Insertable, type Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import { planPayouts, type Movement, type PlannedPayout } from './plan.ts';

interface PayoutSeedParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
}

/** The demo vendors, who each have a returned payout. */
const failing: Readonly<Record<string, number>> = { 'supplier@example.com': 60, 'provider@example.com': 90 };
const [oldBank, bank] = ['3001', '1332'];

interface Sent extends Movement {
  readonly vendorId: string;
  readonly email: string;
  readonly currency: string;
}

/**
 * Fills a demo market without payouts with those of its vendors' transfers, as the payments module would have stored
 * them. Returns how many were created. Needs the orders and bookings of a year.
 */
export const seedPayouts = ({ db, clock, ids }: PayoutSeedParts): Promise<number> =>
  inTransaction(db, async (trx) => {
    if ((await trx.selectFrom('payouts').select('id').limit(1).executeTakeFirst()) !== undefined) return 0;
    const { rows } = await sql<Sent>`
      select t.id as "transferId", e.at, (-p.amount_minor)::bigint as "amountMinor", p.vendor_id as "vendorId", p.currency, u.email
      from ledger_postings p
      join ledger_entries e on e.id = p.entry_id and e.kind in ('transfer', 'reversal')
      join transfers t on t.sale_id = p.sale_id and t.provider_transfer_id like 'tr_demo%'
      join vendors v on v.id = p.vendor_id
      join users u on u.id = v.opened_by
      where p.account = 'cash' order by e.at, e.id`.execute(trx);
    let made = 0;
    for (const [vendorId, sent] of Map.groupBy(rows, (row) => row.vendorId)) {
      const [first] = sent;
      const failsDaysAgo = failing[first?.email ?? ''] ?? null;
      const planned = planPayouts(sent, { now: clock.now(), failsDaysAgo });
      const currency = first?.currency ?? '';
      let returnedId: string | null = null;
      for (const payout of planned) {
        const id = ids.newId();
        await trx.insertInto('payouts').values(rowOf(payout, { id, vendorId, currency })).execute();
        await trx
          .insertInto('payoutLines')
          .values(linesOf(payout, id, returnedId))
          .execute();
        if (payout.status === 'failed') returnedId = id;
      }
      made += planned.length;
    }
    return made;
  });

const rowOf = (
  { status, amountMinor, createdAt, arrivesAt }: PlannedPayout,
  { id, vendorId, currency }: { readonly id: string; readonly vendorId: string; readonly currency: string },
): Insertable<Database['payouts']> => ({
  id,
  vendorId,
  providerPayoutId: `po_demo${id.replaceAll('-', '')}`,
  status,
  amountMinor,
  currency,
  arrivesOn: arrivesAt.toISOString().slice(0, 10),
  bankName: 'Harbour Test Bank',
  bankLast4: status === 'failed' ? oldBank : bank,
  failureCode: status === 'failed' ? 'account_closed' : null,
  failureMessage: status === 'failed' ? 'The bank account has been closed.' : null,
  hasLines: true,
  createdAt,
  updatedAt: arrivesAt,
});

const linesOf = (
  { lines }: PlannedPayout,
  payoutId: string,
  returnedId: string | null,
): Insertable<Database['payoutLines']>[] =>
  lines.map(({ kind, amountMinor, at, transferId }, position) => ({
    payoutId,
    position,
    kind,
    amountMinor,
    at,
    transferId,
    paymentId: null,
    returnedPayoutId: kind === 'returned' ? returnedId : null,
  }));
