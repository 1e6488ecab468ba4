import type { Db } from './vendors.repository.ts';

/** Who worked for a vendor does no longer; throws (constraint `vendor_keeps_an_owner`) for its last owner. */
export async function deleteMember(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('vendorMembers').where('userId', '=', userId).execute();
}
