import type { Transaction } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import type { Database, RoleName, VendorKind } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { companyAtSignUp, type SignUpRole, type WhenAccount } from '../account/index.ts';
import { saveCompany } from './company.repository.ts';
import { insertFirstMethod } from './delivery-methods.repository.ts';
import { knownPorts, replacePorts } from './ports.repository.ts';
import { contactOf, insertVendor } from './vendor-opening.repository.ts';

export interface VendorAccount {
  readonly userId: string;
  /** The role of the account; one that sells nothing is a bug. */
  readonly role: RoleName;
}

/** When, and in which market. */
export interface VendorOpening {
  readonly now: Date;
  /** ISO 4217. */
  readonly currency: string;
}

const isVendorKind = (role: RoleName): role is VendorKind =>
  role === 'supplier' || role === 'service_provider';

/**
 * Creates an account's vendor and its draft application if missing, with the data from /apply; suppliers start with
 * collection as a delivery method. Idempotent; of two at once the second waits and changes nothing. The vendor's id is
 * the user's.
 */
export async function ensureVendor(
  trx: Transaction<Database>,
  { userId, role }: VendorAccount,
  { now, currency }: VendorOpening,
): Promise<void> {
  invariant(isVendorKind(role), `a ${role} is no vendor`);
  if (!(await insertVendor(trx, { userId, kind: role, applicationId: newId() }, now))) return;
  if (role === 'supplier') await insertFirstMethod(trx, { id: newId(), supplierId: userId, currency }, now);
  const { ports = [], ...given } = (await companyAtSignUp(trx, userId)) ?? {};
  // Missing fields must not clear what the account has.
  const company = Object.fromEntries(Object.entries(given).filter(([, line]) => typeof line === 'string'));
  await saveCompany(trx, userId, { ...(await contactOf(trx, userId)), ...company }, now);
  await replacePorts(trx, userId, await knownPorts(trx, ports));
}

/** For the account module: who proves an address to sell something is a vendor from then on. */
export const vendorWhenProved =
  (currency: string): WhenAccount<SignUpRole> =>
  async (trx, account, now) => {
    if (isVendorKind(account.role)) await ensureVendor(trx, account, { now, currency });
  };
