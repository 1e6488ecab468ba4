import type { Transaction } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import type { Database } from '../../platform/db/schema.ts';
import { ensureVendor, type VendorAccount } from './vendor-opening.service.ts';
import type { Vendor } from './vendors.domain.ts';
import { holdVendor } from './vendors.repository.ts';

/** The vendor of an account, made if need be, held until the transaction ends. */
export async function holdOwnVendor(
  trx: Transaction<Database>,
  account: VendorAccount,
  now: Date,
): Promise<Vendor> {
  await ensureVendor(trx, account, now);
  const vendor = await holdVendor(trx, account.userId);
  invariant(vendor !== null, 'a vendor that was made is there');
  return vendor;
}
