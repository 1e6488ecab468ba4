import type { Transaction } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import type { Database } from '../../platform/db/schema.ts';
import { ownVendorId, type Member } from '../account/index.ts';
import type { Vendor } from './vendors.domain.ts';
import { lockVendor } from './vendors.repository.ts';

/** The vendor of a session, locked until the transaction ends. */
export async function lockOwnVendor(trx: Transaction<Database>, session: Member): Promise<Vendor> {
  const vendor = await lockVendor(trx, ownVendorId(session));
  invariant(vendor !== null, 'a vendor that somebody works for is there');
  return vendor;
}
