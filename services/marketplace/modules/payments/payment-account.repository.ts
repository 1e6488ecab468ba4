import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { PaidVendor } from './hosted-link.domain.ts';
import type { PaymentAccount } from './payment-account.domain.ts';

export type Db = Kysely<Database>;

export interface KeptAccount extends PaymentAccount {
  readonly vendorId: string;
  /** When the provider was asked for what is kept. */
  readonly readAt: Date;
}

const keptAccount = (row: Selectable<Database['payment_accounts']>): KeptAccount => ({
  vendorId: row.vendor_id,
  providerAccountId: row.provider_account_id,
  chargesEnabled: row.charges_enabled,
  payoutsEnabled: row.payouts_enabled,
  detailsSubmitted: row.details_submitted,
  requirementsDue: row.requirements_due,
  pendingVerification: row.pending_verification,
  disabledReason: row.disabled_reason,
  readAt: row.read_at,
});

const columns = (account: PaymentAccount) => ({
  charges_enabled: account.chargesEnabled,
  payouts_enabled: account.payoutsEnabled,
  details_submitted: account.detailsSubmitted,
  requirements_due: JSON.stringify(account.requirementsDue),
  pending_verification: account.pendingVerification,
  disabled_reason: account.disabledReason,
});

/** The vendor as the provider hears of it; null when there is none, or its account is closed. */
export async function findPaidVendor(db: Db, vendorId: string): Promise<PaidVendor | null> {
  const row = await db
    .selectFrom('vendors')
    .innerJoin('users', 'users.id', 'vendors.id')
    .select(['vendors.id', 'vendors.kind', 'vendors.country', 'vendors.contact_email', 'users.email'])
    .where('vendors.id', '=', vendorId)
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, kind, country, contact_email: contactEmail, email } = row;
  return { id, kind, country, email: contactEmail ?? email };
}

export async function findAccountOf(db: Db, vendorId: string): Promise<KeptAccount | null> {
  const row = await db
    .selectFrom('payment_accounts')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return row === undefined ? null : keptAccount(row);
}

export async function findAccountNamed(db: Db, providerAccountId: string): Promise<KeptAccount | null> {
  const row = await db
    .selectFrom('payment_accounts')
    .selectAll()
    .where('provider_account_id', '=', providerAccountId)
    .executeTakeFirst();
  return row === undefined ? null : keptAccount(row);
}

/** The account for whoever changes it next; null when it was removed meanwhile. */
export async function lockAccount(trx: Db, providerAccountId: string): Promise<KeptAccount | null> {
  const row = await trx
    .selectFrom('payment_accounts')
    .selectAll()
    .where('provider_account_id', '=', providerAccountId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : keptAccount(row);
}

/** False, and nothing is changed, when the vendor has an account already. */
export async function insertAccount(
  trx: Db,
  { vendorId, readAt, ...account }: KeptAccount,
  now: Date,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('payment_accounts')
    .values({
      ...{ vendor_id: vendorId, provider_account_id: account.providerAccountId },
      ...columns(account),
      ...{ read_at: readAt, created_at: now, updated_at: now },
    })
    // On either key: of two at once, both insert the same account of the same vendor.
    .onConflict((conflict) => conflict.doNothing())
    .returning('vendor_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Notes that the provider was asked and said the same as before. */
export async function saveReadAt(trx: Db, providerAccountId: string, readAt: Date): Promise<void> {
  await trx
    .updateTable('payment_accounts')
    .set({ read_at: readAt })
    .where('provider_account_id', '=', providerAccountId)
    .execute();
}

export async function saveAccount(trx: Db, { readAt, ...account }: KeptAccount, now: Date): Promise<void> {
  await trx
    .updateTable('payment_accounts')
    .set({ ...columns(account), read_at: readAt, updated_at: now })
    .where('provider_account_id', '=', account.providerAccountId)
    .execute();
}

export async function deleteAccount(trx: Db, providerAccountId: string): Promise<void> {
  await trx.deleteFrom('payment_accounts').where('provider_account_id', '=', providerAccountId).execute();
}
