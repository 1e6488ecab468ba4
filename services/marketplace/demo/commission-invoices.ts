import type { Kysely } from 'kysely';
import { issueCommissionInvoices } from '../modules/invoices/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/schema.ts';
import type { Ids } from '../platform/ids.ts';

interface CommissionSeedParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly currency: string;
}

const monthsBack = 12;

/**
 * Issues a demo market's commission invoices as its nightly jobs would have: on the second of each month of the last
 * year, without mails. Needs the orders and bookings of a year. Returns how many were issued; repeated, none.
 */
export async function seedCommissionInvoices({
  db,
  clock,
  ids,
  currency,
}: CommissionSeedParts): Promise<number> {
  const now = clock.now();
  let issued = 0;
  for (let back = monthsBack; back >= 0; back -= 1) {
    const night = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 2, 3, 47));
    if (night > now) continue;
    issued += await issueCommissionInvoices({ db, ids, currency, clock: { now: () => night } });
  }
  return issued;
}
