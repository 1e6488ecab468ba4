import type { Transaction } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { RoleName } from '../../platform/db/account-tables.ts';
import type { VendorKind } from '../../platform/db/vendor-tables.ts';
import { newId } from '../../platform/ids.ts';
import {
  companyAtSignUp,
  findMembership,
  invitationAtSignUp,
  type SignUpRole,
  type WhenAccount,
} from '../account/index.ts';
import { saveCompany } from './company.repository.ts';
import { joinAtSignUp } from './invitation.service.ts';
import { insertFirstMethod } from './delivery-methods.repository.ts';
import { knownPorts, replacePorts } from './ports.repository.ts';
import { contactOf, insertVendor, lockUser } from './vendor-opening.repository.ts';

interface VendorAccount {
  readonly userId: string;
  /** The role of the account; one that sells nothing is a bug. */
  readonly role: RoleName;
}

/** When, and in which market. */
interface VendorOpening {
  readonly now: Date;
  /** ISO 4217. */
  readonly currency: string;
  /** Of the new vendor; any without it. */
  readonly vendorId?: string;
}

const isVendorKind = (role: RoleName): role is VendorKind =>
  role === 'supplier' || role === 'service_provider';

/**
 * Creates the vendor of an account that works for none, owned by it, and its draft application, with the data from
 * /apply; suppliers start with collection as a delivery method. Idempotent; of two at once the second waits and changes
 * nothing. Returns the vendor's id.
 */
export async function ensureVendor(
  trx: Transaction<Database>,
  { userId, role }: VendorAccount,
  { now, currency, vendorId = newId() }: VendorOpening,
): Promise<string> {
  invariant(isVendorKind(role), `a ${role} is no vendor`);
  await lockUser(trx, userId);
  const membership = await findMembership(trx, userId);
  if (membership !== null) return membership.vendorId;
  await insertVendor(trx, { id: vendorId, userId, kind: role, applicationId: newId() }, now);
  if (role === 'supplier') await insertFirstMethod(trx, { id: newId(), supplierId: vendorId, currency }, now);
  const { ports = [], ...given } = (await companyAtSignUp(trx, userId)) ?? {};
  // Missing fields must not clear what the account has.
  const company = Object.fromEntries(Object.entries(given).filter(([, line]) => typeof line === 'string'));
  await saveCompany(trx, vendorId, { ...(await contactOf(trx, userId)), ...company }, now);
  await replacePorts(trx, vendorId, await knownPorts(trx, ports));
  return vendorId;
}

/** For the account module: who proves an address to sell something is a vendor from then on, or works for the one that invited them. */
export const vendorWhenProved =
  (currency: string): WhenAccount<SignUpRole> =>
  async (trx, account, now) => {
    if (!isVendorKind(account.role)) return;
    const invitation = await invitationAtSignUp(trx, account.userId);
    if (invitation === null) await ensureVendor(trx, account, { now, currency });
    else await joinAtSignUp(trx, account.userId, invitation, now);
  };
