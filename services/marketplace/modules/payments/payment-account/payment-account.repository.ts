import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { PaidVendor } from './hosted-link.domain.ts';
import type { PaymentAccount } from './payment-account.domain.ts';

export type Db = Kysely<Database>;

export interface StoredAccount extends PaymentAccount {
  readonly vendorId: string;
  /** When the stored state was read from the provider. */
  readonly readAt: Date;
}

const storedAccount = (row: Selectable<Database['paymentAccounts']>): StoredAccount => ({
  vendorId: row.vendorId,
  providerAccountId: row.providerAccountId,
  chargesEnabled: row.chargesEnabled,
  payoutsEnabled: row.payoutsEnabled,
  detailsSubmitted: row.detailsSubmitted,
  requirementsDue: row.requirementsDue,
  pendingVerification: row.pendingVerification,
  disabledReason: row.disabledReason,
  bankLast4: row.bankLast4,
  bankName: row.bankName,
  payoutsEvery: row.payoutsEvery,
  readAt: row.readAt,
});

const columns = (account: PaymentAccount) => ({
  chargesEnabled: account.chargesEnabled,
  payoutsEnabled: account.payoutsEnabled,
  detailsSubmitted: account.detailsSubmitted,
  requirementsDue: JSON.stringify(account.requirementsDue),
  pendingVerification: account.pendingVerification,
  disabledReason: account.disabledReason,
  bankLast4: account.bankLast4,
  bankName: account.bankName,
  payoutsEvery: account.payoutsEvery,
});

/** The vendor's data for the provider; null if there is no such vendor, or no open account of an owner. */
export async function findPaidVendor(db: Db, vendorId: string): Promise<PaidVendor | null> {
  const row = await db
    .selectFrom('vendors')
    .innerJoin('vendorMembers as m', 'm.vendorId', 'vendors.id')
    .innerJoin('users', 'users.id', 'm.userId')
    .select(['vendors.id', 'vendors.kind', 'vendors.country', 'vendors.contactEmail', 'users.email'])
    .where('vendors.id', '=', vendorId)
    .where('m.role', '=', 'owner')
    .where('users.closedAt', 'is', null)
    .orderBy('m.createdAt')
    .orderBy('m.userId')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, kind, country, contactEmail, email } = row;
  return { id, kind, country, email: contactEmail ?? email };
}

export async function findAccountOf(db: Db, vendorId: string): Promise<StoredAccount | null> {
  const row = await db
    .selectFrom('paymentAccounts')
    .selectAll()
    .where('vendorId', '=', vendorId)
    .executeTakeFirst();
  return row === undefined ? null : storedAccount(row);
}

export async function findAccountNamed(db: Db, providerAccountId: string): Promise<StoredAccount | null> {
  const row = await db
    .selectFrom('paymentAccounts')
    .selectAll()
    .where('providerAccountId', '=', providerAccountId)
    .executeTakeFirst();
  return row === undefined ? null : storedAccount(row);
}

/** The account, locked for a change; null if it was removed meanwhile. */
export async function lockAccount(trx: Db, providerAccountId: string): Promise<StoredAccount | null> {
  const row = await trx
    .selectFrom('paymentAccounts')
    .selectAll()
    .where('providerAccountId', '=', providerAccountId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : storedAccount(row);
}

/** False, and nothing is changed, if the vendor has an account already. */
export async function insertAccount(
  trx: Db,
  { vendorId, readAt, ...account }: StoredAccount,
  now: Date,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('paymentAccounts')
    .values({
      vendorId,
      providerAccountId: account.providerAccountId,
      ...columns(account),
      readAt: readAt,
      createdAt: now,
      updatedAt: now,
    })
    // A conflict on either key: concurrent calls insert the same account of the same vendor.
    .onConflict((conflict) => conflict.doNothing())
    .returning('vendorId')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Records that the provider was asked and nothing changed. */
export async function saveReadAt(trx: Db, providerAccountId: string, readAt: Date): Promise<void> {
  await trx
    .updateTable('paymentAccounts')
    .set({ readAt: readAt })
    .where('providerAccountId', '=', providerAccountId)
    .execute();
}

export async function saveAccount(trx: Db, { readAt, ...account }: StoredAccount, now: Date): Promise<void> {
  await trx
    .updateTable('paymentAccounts')
    .set({ ...columns(account), readAt: readAt, updatedAt: now })
    .where('providerAccountId', '=', account.providerAccountId)
    .execute();
}

export async function deleteAccount(trx: Db, providerAccountId: string): Promise<void> {
  await trx.deleteFrom('paymentAccounts').where('providerAccountId', '=', providerAccountId).execute();
}
