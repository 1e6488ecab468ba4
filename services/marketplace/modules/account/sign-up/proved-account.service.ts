import type { Transaction } from 'kysely';
import { invariant } from '../../../../../src/lib/invariant.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Account } from '../account.domain.ts';
import type { AccountParts } from '../account.parts.ts';
import { findAccount, insertUser, type Db } from '../account.repository.ts';
import { markVerified, type SignUp } from './sign-up.repository.ts';

/**
 * Turns a verified sign-up into an account. False if another sign-up verified the address first, which the unique index
 * decides.
 */
export async function becomeUser(
  { whenProved }: Pick<AccountParts, 'whenProved'>,
  trx: Transaction<Database>,
  signUp: SignUp,
  now: Date,
): Promise<boolean> {
  const { id, email, role, firstName, lastName, passwordHash, timeZone } = signUp;
  const user = { id, email, role, firstName, lastName, passwordHash, timeZone, createdAt: now };
  if (!(await insertUser(trx, user))) return false;
  await markVerified(trx, id);
  await whenProved?.(trx, { userId: id, role }, now);
  return true;
}

/** The account that a verified sign-up became. */
export async function openAccount(parts: AccountParts, trx: Db, userId: string): Promise<Account> {
  const account = await findAccount(trx, userId, parts);
  invariant(account !== null, 'a sign-up that was proved has an account');
  return account;
}
