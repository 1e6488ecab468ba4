import type { Accounts } from '../modules/account/index.ts';
import type { Clock } from '../platform/clock.ts';
import { crowd, knownAccounts } from './people.ts';

/**
 * Fills the demo market: the accounts that everybody may use, and a crowd. Idempotent, and safe beside a running server;
 * a demo account that was closed is there again after the next start. Says how many accounts were opened.
 */
export async function seedDemo({
  accounts,
  clock,
}: {
  readonly accounts: Pick<Accounts, 'openAccounts'>;
  readonly clock: Clock;
}): Promise<number> {
  const now = clock.now();
  return accounts.openAccounts([...knownAccounts(now), ...crowd(now)]);
}
