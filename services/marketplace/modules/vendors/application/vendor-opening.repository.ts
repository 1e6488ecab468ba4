import type { CompanyLines, VendorKind } from '../vendors.domain.ts';
import type { Db } from '../vendors.repository.ts';

interface NewVendor {
  readonly id: string;
  /** The user who opens it. */
  readonly userId: string;
  readonly kind: VendorKind;
  readonly applicationId: string;
}

/** Locked until the transaction ends, because a user opens one vendor. */
export async function lockUser(trx: Db, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Inserts a vendor with its application, and the user as its owner. */
export async function insertVendor(trx: Db, vendor: NewVendor, now: Date): Promise<void> {
  const { id, userId, kind, applicationId } = vendor;
  const stamps = { createdAt: now, updatedAt: now };
  await trx
    .insertInto('vendors')
    .values({ id, openedBy: userId, kind, status: 'applicant', ...stamps })
    .execute();
  await trx
    .insertInto('vendorApplications')
    .values({ id: applicationId, vendorId: id, status: 'draft', ...stamps })
    .execute();
}

/** The default contact until the company names one: the account's owner. */
export async function contactOf(db: Db, userId: string): Promise<CompanyLines> {
  const owner = await db
    .selectFrom('users')
    .select(['email', 'firstName', 'lastName', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    contactName: `${owner.firstName} ${owner.lastName}`.slice(0, 160),
    contactEmail: owner.email,
    contactPhone: owner.phone,
  };
}
