import type { Accounts } from '../modules/account/index.ts';
import type { Clock } from '../platform/clock.ts';
import { crowd, knownAccounts } from './people.ts';

/**
 * Fills the demo market: the public accounts, and a crowd. Idempotent, and safe while a server is running; a closed
 * demo account is recreated at the next start. Returns how many accounts were created.
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
