import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Task } from '../../../platform/jobs/index.ts';
import type { AccountParts } from '../account.parts.ts';
import { deleteExpired } from './clean-up.repository.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface Jobs {
    clean_up_accounts: NightlyJob;
  }
}

/** Deletes what expired long enough ago: sign-ups, codes, links, sessions, counted attempts, unconfirmed factors. */
export const cleanupTask =
  ({ db, clock }: Pick<AccountParts, 'db' | 'clock'>): Task<'clean_up_accounts'> =>
  async (_payload, { log }) => {
    const deleted = await inTransaction(db, async (trx) => deleteExpired(trx, clock.now()));
    log.info({ deleted }, 'accounts cleaned up');
  };
