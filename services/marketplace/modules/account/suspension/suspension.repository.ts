import type { Role } from '../account.domain.ts';
import type { Db } from '../account.repository.ts';

interface SuspendableAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly suspendedAt: Date | null;
  readonly closedAt: Date | null;
}

/** Locks the account until the transaction ends, which a sign-in that checks its password waits for. */
export const lockSuspendable = async (trx: Db, userId: string): Promise<SuspendableAccount | null> =>
  (await trx
    .selectFrom('users')
    .select(['email', 'firstName', 'lastName', 'role', 'suspendedAt', 'closedAt'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? null;

/** Suspends for a reason, or with null ends the suspension. */
export async function saveSuspension(
  trx: Db,
  userId: string,
  suspension: { readonly at: Date; readonly reason: string } | null,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ suspendedAt: suspension?.at ?? null, suspensionReason: suspension?.reason ?? null })
    .where('id', '=', userId)
    .execute();
}

export const isSuspended = async (db: Db, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirst()) !== undefined;
