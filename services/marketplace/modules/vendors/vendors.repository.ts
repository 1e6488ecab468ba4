import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import {
  skippableSteps,
  type Application,
  type ApplicationStatus,
  type PaymentAccountFacts,
  type SkippableStep,
  type Vendor,
  type VendorStatus,
} from './vendors.domain.ts';

export type Db = Kysely<Database>;

const vendors = (db: Db) =>
  db
    .selectFrom('vendors')
    .select(['id', 'kind', 'status', 'version', 'logo_file_id', 'skipped_steps', 'can_take_charges'])
    .select(['trading_name', 'legal_name', 'registration_number', 'vat_number'])
    .select(['street', 'postal_code', 'city', 'country'])
    .select(['contact_name', 'contact_email', 'contact_phone', 'about'])
    .select(['catalogue_verified_at', 'delivery_said_at', 'onboarding_completed_at']);

type VendorRow = Awaited<ReturnType<ReturnType<typeof vendors>['executeTakeFirstOrThrow']>>;

const isSkippable = (step: string): step is SkippableStep => skippableSteps.some((known) => known === step);

const vendorOf = (row: VendorRow): Vendor => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  company: {
    tradingName: row.trading_name,
    legalName: row.legal_name,
    registrationNumber: row.registration_number,
    vatNumber: row.vat_number,
    street: row.street,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    about: row.about,
  },
  logoFileId: row.logo_file_id,
  skippedSteps: row.skipped_steps.filter(isSkippable),
  catalogueVerifiedAt: row.catalogue_verified_at,
  deliverySaidAt: row.delivery_said_at,
  onboardingCompletedAt: row.onboarding_completed_at,
  canTakeCharges: row.can_take_charges,
  version: row.version,
});

export async function findVendor(db: Db, vendorId: string): Promise<Vendor | null> {
  const row = await vendors(db).where('id', '=', vendorId).executeTakeFirst();
  return row === undefined ? null : vendorOf(row);
}

/**
 * The same, held until the transaction ends. Every command on a vendor, its application or its papers begins with this, so
 * that of two at once the later sees what the earlier did.
 */
export async function holdVendor(trx: Db, vendorId: string): Promise<Vendor | null> {
  const row = await vendors(trx).where('id', '=', vendorId).forUpdate().executeTakeFirst();
  return row === undefined ? null : vendorOf(row);
}

const applications = (db: Db) =>
  db
    .selectFrom('vendor_applications')
    .select(['id', 'vendor_id as vendorId', 'status', 'note', 'version'])
    .select(['submitted_at as submittedAt', 'decided_at as decidedAt']);

/** A vendor has exactly one: it is made with it. */
export const applicationOf = (db: Db, vendorId: string): Promise<Application> =>
  applications(db).where('vendor_id', '=', vendorId).executeTakeFirstOrThrow();

export const findApplication = async (db: Db, applicationId: string): Promise<Application | null> =>
  (await applications(db).where('id', '=', applicationId).executeTakeFirst()) ?? null;

export async function saveVendorStatus(
  trx: Db,
  vendorId: string,
  status: VendorStatus,
  now: Date,
): Promise<void> {
  await trx.updateTable('vendors').set({ status, updated_at: now }).where('id', '=', vendorId).execute();
}

export interface ApplicationChange {
  readonly status: ApplicationStatus;
  readonly note?: string | null;
  readonly submittedAt?: Date;
  readonly decidedAt?: Date | null;
  readonly decidedBy?: string | null;
}

/** What is left out stays as it is; the version counts on. */
export async function saveApplication(
  trx: Db,
  applicationId: string,
  change: ApplicationChange,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('vendor_applications')
    .set({
      status: change.status,
      ...(change.note !== undefined && { note: change.note }),
      ...(change.submittedAt !== undefined && { submitted_at: change.submittedAt }),
      ...(change.decidedAt !== undefined && { decided_at: change.decidedAt }),
      ...(change.decidedBy !== undefined && { decided_by: change.decidedBy }),
      updated_at: now,
    })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', applicationId)
    .execute();
}

/** What belongs to the application is another now: whoever decides on what they saw before has to look again. */
export async function countOnApplication(trx: Db, vendorId: string, now: Date): Promise<void> {
  await trx
    .updateTable('vendor_applications')
    .set((row) => ({ version: row('version', '+', 1), updated_at: now }))
    .where('vendor_id', '=', vendorId)
    .execute();
}

/** Fields that are undefined stay as they are. */
export async function saveVendorFacts(
  trx: Db,
  vendorId: string,
  facts: {
    readonly skippedSteps?: readonly SkippableStep[];
    readonly catalogueVerifiedAt?: Date;
    readonly deliverySaidAt?: Date;
    readonly onboardingCompletedAt?: Date;
    readonly canTakeCharges?: boolean;
  },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('vendors')
    .set({
      ...(facts.skippedSteps !== undefined && { skipped_steps: [...facts.skippedSteps] }),
      ...(facts.catalogueVerifiedAt !== undefined && { catalogue_verified_at: facts.catalogueVerifiedAt }),
      ...(facts.deliverySaidAt !== undefined && { delivery_said_at: facts.deliverySaidAt }),
      ...(facts.onboardingCompletedAt !== undefined && {
        onboarding_completed_at: facts.onboardingCompletedAt,
      }),
      ...(facts.canTakeCharges !== undefined && { can_take_charges: facts.canTakeCharges }),
      updated_at: now,
    })
    .where('id', '=', vendorId)
    .execute();
}

/** Sets the logo and returns the one before; the vendor is held. */
export async function swapLogo(
  trx: Db,
  vendorId: string,
  fileId: string | null,
  now: Date,
): Promise<string | null> {
  const before = await trx
    .selectFrom('vendors')
    .select('logo_file_id')
    .where('id', '=', vendorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('vendors')
    .set({ logo_file_id: fileId, updated_at: now })
    .where('id', '=', vendorId)
    .execute();
  return before.logo_file_id;
}

/** How many listings of a vendor there are that were not archived: a vendor has those of its kind alone. */
export async function countListings(db: Db, vendorId: string): Promise<number> {
  const { listings } = await db
    .selectNoFrom([listingsOf(sql`${vendorId}::uuid`).as('listings')])
    .executeTakeFirstOrThrow();
  return listings;
}

/** The same as part of a query that knows the vendor as `vendorId`. */
export const listingsOf = (vendorId: ReturnType<typeof sql>) => sql<number>`(
  (select count(*) from inventory_items i where i.supplier_id = ${vendorId} and i.status <> 'archived')
  + (select count(*) from services s where s.provider_id = ${vendorId} and s.status <> 'archived')
)`;

/** As the payments module last read it from the provider; null without an account. */
export async function findPaymentAccount(db: Db, vendorId: string): Promise<PaymentAccountFacts | null> {
  const row = await db
    .selectFrom('payment_accounts')
    .select(['charges_enabled as chargesEnabled', 'details_submitted as detailsSubmitted'])
    .select(['requirements_due as requirementsDue', 'disabled_reason as disabledReason'])
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return row ?? null;
}
