import { sql } from 'kysely';
import { invariant } from '../../../../../src/lib/invariant.ts';
import type { Role } from '../account.domain.ts';
import type { Db } from '../account.repository.ts';

/** The data needed to change an account's factors. */
export interface FactorOwner {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly role: Role;
  readonly secondFactorSince: Date | null;
}

/** Locked until the transaction ends: simultaneous changes of factors run one after the other. */
export async function lockFactorOwner(trx: Db, userId: string): Promise<FactorOwner> {
  const owner = await trx
    .selectFrom('users')
    .select(['id as userId', 'email', 'firstName', 'role', 'secondFactorSince'])
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  invariant(owner !== undefined, 'a closed account has no session');
  return owner;
}

export async function setSecondFactorSince(trx: Db, userId: string, since: Date | null): Promise<void> {
  await trx.updateTable('users').set({ secondFactorSince: since }).where('id', '=', userId).execute();
}

export interface FactorCounts {
  readonly authenticatorSince: Date | null;
  readonly passkeys: number;
  readonly recoveryCodes: number;
}

export async function countFactors(db: Db, userId: string): Promise<FactorCounts> {
  const { rows } = await sql<FactorCounts>`
    select (select confirmed_at from authenticators where user_id = ${userId}) as "authenticatorSince",
      (select count(*)::int from passkeys where user_id = ${userId}) as passkeys,
      (select count(*)::int from recovery_codes where user_id = ${userId}) as "recoveryCodes"`.execute(db);
  const [counts] = rows;
  invariant(counts !== undefined, 'a select without a from has one row');
  return counts;
}

const factorTables = [
  'authenticators',
  'pendingAuthenticators',
  'recoveryCodes',
  'passkeys',
  'passkeyChallenges',
] as const;

/** Deletes all second factors of an account. */
export async function deleteFactors(trx: Db, userId: string): Promise<void> {
  for (const table of factorTables) await trx.deleteFrom(table).where('userId', '=', userId).execute();
  await setSecondFactorSince(trx, userId, null);
}
