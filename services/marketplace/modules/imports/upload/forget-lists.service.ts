import { discard, type Trx } from '../imports.repository.ts';
import { forgetFiles } from './files.repository.ts';
import { removeAfterwards } from './remove-file.tasks.ts';

/** For a vendor whose last owner closes the account: deletes all its list files, and what was read from them. */
export async function forgetListsOf(trx: Trx, vendorId: string, now: Date): Promise<void> {
  for (const openOf of ['products', 'services'] as const)
    await removeAfterwards(trx, await discard(trx, vendorId, { openOf }, now), now);
  await removeAfterwards(trx, await forgetFiles(trx, vendorId, now), now);
}
