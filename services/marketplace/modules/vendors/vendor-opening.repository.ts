import type { CompanyLines, VendorKind } from './vendors.domain.ts';
import type { Db } from './vendors.repository.ts';

export interface NewVendor {
  readonly userId: string;
  readonly kind: VendorKind;
  readonly applicationId: string;
}

/** False, and nothing is changed, when the vendor is there already. */
export async function insertVendor(trx: Db, vendor: NewVendor, now: Date): Promise<boolean> {
  const inserted = await trx
    .insertInto('vendors')
    .values({
      ...{ id: vendor.userId, kind: vendor.kind, status: 'applicant' },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await trx
    .insertInto('vendor_applications')
    .values({
      ...{ id: vendor.applicationId, vendor_id: vendor.userId, status: 'draft' },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
  return true;
}

/** Whom to ask for while the company has not named anybody: whoever opened the account. */
export async function contactOf(db: Db, userId: string): Promise<CompanyLines> {
  const owner = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    contactName: `${owner.first_name} ${owner.last_name}`.slice(0, 160),
    contactEmail: owner.email,
    contactPhone: owner.phone,
  };
}
