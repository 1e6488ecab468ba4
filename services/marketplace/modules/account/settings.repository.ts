import { invariant } from '../../../../src/lib/invariant.ts';
import type { Db } from './account.repository.ts';

export interface Personalia {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly timeZone?: string | undefined;
}

/** Fields that are undefined stay as they are. */
export async function savePersonalia(db: Db, userId: string, change: Personalia, now: Date): Promise<void> {
  const { firstName, lastName, phone, timeZone } = change;
  await db
    .updateTable('users')
    .set({
      ...(firstName !== undefined && { first_name: firstName }),
      ...(lastName !== undefined && { last_name: lastName }),
      ...(phone !== undefined && { phone }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      updated_at: now,
    })
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .execute();
}

/** Sets the picture and returns the one before, which of two exchanges at once only one is given. */
export async function swapPicture(
  trx: Db,
  userId: string,
  fileId: string | null,
  now: Date,
): Promise<string | null> {
  const before = await trx
    .selectFrom('users')
    .select('picture_file_id')
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  invariant(before !== undefined, 'a closed account has no session');
  await trx
    .updateTable('users')
    .set({ picture_file_id: fileId, updated_at: now })
    .where('id', '=', userId)
    .execute();
  return before.picture_file_id;
}
