import type { Transaction } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import type { Database } from '../../platform/db/schema.ts';
import { ensureVendor, type VendorAccount, type VendorOpening } from './vendor-opening.service.ts';
import type { Vendor } from './vendors.domain.ts';
import { lockVendor } from './vendors.repository.ts';

/** The vendor of an account, made if need be, held until the transaction ends. */
export async function lockOwnVendor(
  trx: Transaction<Database>,
  account: VendorAccount,
  opening: VendorOpening,
): Promise<Vendor> {
  await ensureVendor(trx, account, opening);
  const vendor = await lockVendor(trx, account.userId);
  invariant(vendor !== null, 'a vendor that was made is there');
  return vendor;
}
