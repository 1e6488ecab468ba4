import { hashToken } from '../../platform/ids.ts';
import type { AccountParts } from './account.parts.ts';
import type { Db } from './account.repository.ts';
import { isKnownDevice, saveDevice } from './device.repository.ts';

/**
 * Makes a device one that has signed in to the account, so that others' tries never slow it down; the token that it has to keep. It keeps the
 * one it has: a person may have several accounts.
 */
export async function rememberDevice(
  { ids }: Pick<AccountParts, 'ids'>,
  db: Db,
  { userId, deviceToken }: { readonly userId: string; readonly deviceToken: string | null },
  now: Date,
): Promise<string> {
  const token = deviceToken ?? ids.newToken();
  await saveDevice(db, { tokenHash: hashToken(token), userId }, now);
  return token;
}

export const hasSignedIn = async (db: Db, userId: string, deviceToken: string | null): Promise<boolean> =>
  deviceToken !== null && isKnownDevice(db, { tokenHash: hashToken(deviceToken), userId });
