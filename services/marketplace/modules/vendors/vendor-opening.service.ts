import type { Transaction } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import type { Database, RoleName, VendorKind } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { companyGivenAtSignUp, type SignUpRole, type WhenAccount } from '../account/index.ts';
import { saveCompany } from './company.repository.ts';
import { insertFirstMethod } from './delivery-methods.repository.ts';
import { knownPorts, replacePorts } from './ports.repository.ts';
import { contactOf, insertVendor } from './vendor-opening.repository.ts';

export interface VendorAccount {
  readonly userId: string;
  /** The role of the account; one that sells nothing is a bug. */
  readonly role: RoleName;
}

const isVendorKind = (role: RoleName): role is VendorKind =>
  role === 'supplier' || role === 'service_provider';

/**
 * Makes the vendor of an account and the draft of its application where there is none yet, with what /apply was told; of a supplier
 * whatever is bought can be collected.
 * Idempotent; of two at once the later waits and changes nothing. The vendor's id is the user's.
 */
export async function ensureVendor(
  trx: Transaction<Database>,
  { userId, role }: VendorAccount,
  now: Date,
): Promise<void> {
  invariant(isVendorKind(role), `a ${role} is no vendor`);
  if (!(await insertVendor(trx, { userId, kind: role, applicationId: newId() }, now))) return;
  if (role === 'supplier') await insertFirstMethod(trx, { id: newId(), supplierId: userId }, now);
  const { ports = [], ...given } = (await companyGivenAtSignUp(trx, userId)) ?? {};
  // What was not said must not take back what the account knows.
  const said = Object.fromEntries(Object.entries(given).filter(([, line]) => typeof line === 'string'));
  await saveCompany(trx, userId, { ...(await contactOf(trx, userId)), ...said }, now);
  await replacePorts(trx, userId, await knownPorts(trx, ports));
}

/** For the account module: who proves an address to sell something is a vendor from then on. */
export const vendorWhenProved: WhenAccount<SignUpRole> = async (trx, account, now) => {
  if (isVendorKind(account.role)) await ensureVendor(trx, account, now);
};
