import { hashToken } from '../../../platform/ids.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Db } from '../account.repository.ts';
import { isKnownDevice, saveDevice } from './device.repository.ts';

/**
 * Records that a device has signed in to the account, so that others' attempts never slow it down, and returns the
 * token that the device stores. An existing token is kept, because one device may have several accounts.
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
