import { invariant } from '../../../../../src/lib/invariant.ts';
import type { Db } from '../account.repository.ts';

interface Personalia {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly timeZone?: string | undefined;
}

/** Undefined fields stay unchanged. */
export async function savePersonalia(db: Db, userId: string, change: Personalia, now: Date): Promise<void> {
  const { firstName, lastName, phone, timeZone } = change;
  await db
    .updateTable('users')
    .set({
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(phone !== undefined && { phone }),
      ...(timeZone !== undefined && { timeZone }),
      updatedAt: now,
    })
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .execute();
}

/** Sets the address that an account signs in with; the caller has locked it and knows that it has no account. */
export async function saveAddress(db: Db, userId: string, email: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ email, updatedAt: now }).where('id', '=', userId).execute();
}

/** Sets the picture and returns the previous one, which only one of two simultaneous calls gets. */
export async function swapPicture(
  trx: Db,
  userId: string,
  fileId: string | null,
  now: Date,
): Promise<string | null> {
  const before = await trx
    .selectFrom('users')
    .select('pictureFileId')
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  invariant(before !== undefined, 'a closed account has no session');
  await trx
    .updateTable('users')
    .set({ pictureFileId: fileId, updatedAt: now })
    .where('id', '=', userId)
    .execute();
  return before.pictureFileId;
}
