import type { Db } from '../account.repository.ts';

interface DeviceOfUser {
  readonly tokenHash: Buffer;
  readonly userId: string;
}

export const isKnownDevice = async (db: Db, { tokenHash, userId }: DeviceOfUser): Promise<boolean> =>
  (await db
    .selectFrom('knownDevices')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('userId', '=', userId)
    .executeTakeFirst()) !== undefined;

export async function saveDevice(db: Db, { tokenHash, userId }: DeviceOfUser, now: Date): Promise<void> {
  await db
    .insertInto('knownDevices')
    .values({ tokenHash, userId, createdAt: now, lastUsedAt: now })
    .onConflict((conflict) => conflict.columns(['tokenHash', 'userId']).doUpdateSet({ lastUsedAt: now }))
    .execute();
}

/** Every device of a user becomes unknown. */
export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('knownDevices').where('userId', '=', userId).execute();
}
