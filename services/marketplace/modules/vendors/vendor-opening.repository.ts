import type { CompanyLines, VendorKind } from './vendors.domain.ts';
import type { Db } from './vendors.repository.ts';

interface NewVendor {
  readonly userId: string;
  readonly kind: VendorKind;
  readonly applicationId: string;
}

/** False, and nothing is changed, when the vendor is there already. */
export async function insertVendor(trx: Db, vendor: NewVendor, now: Date): Promise<boolean> {
  const inserted = await trx
    .insertInto('vendors')
    .values({
      id: vendor.userId,
      kind: vendor.kind,
      status: 'applicant',
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await trx
    .insertInto('vendorApplications')
    .values({
      id: vendor.applicationId,
      vendorId: vendor.userId,
      status: 'draft',
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return true;
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
