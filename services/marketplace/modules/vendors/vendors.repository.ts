import type { OwnCommission } from './commission.domain.ts';
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
    .select([
      'id',
      'kind',
      'status',
      'version',
      'logoFileId',
      'skippedSteps',
      'canTakeCharges',
      'commissionBps',
      'commissionSince',
      'announcedBps',
      'announcedFrom',
    ])
    .select(['tradingName', 'legalName', 'registrationNumber', 'vatNumber'])
    .select(['street', 'postalCode', 'city', 'country'])
    .select(['contactName', 'contactEmail', 'contactPhone', 'about'])
    .select(['catalogueVerifiedAt', 'deliverySaidAt', 'onboardingCompletedAt']);

type VendorRow = Awaited<ReturnType<ReturnType<typeof vendors>['executeTakeFirstOrThrow']>>;

const isSkippable = (step: string): step is SkippableStep => skippableSteps.some((known) => known === step);

const vendorOf = (row: VendorRow): Vendor => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  company: {
    tradingName: row.tradingName,
    legalName: row.legalName,
    registrationNumber: row.registrationNumber,
    vatNumber: row.vatNumber,
    street: row.street,
    postalCode: row.postalCode,
    city: row.city,
    country: row.country,
    contactName: row.contactName,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
    about: row.about,
  },
  logoFileId: row.logoFileId,
  skippedSteps: row.skippedSteps.filter(isSkippable),
  catalogueVerifiedAt: row.catalogueVerifiedAt,
  deliverySaidAt: row.deliverySaidAt,
  onboardingCompletedAt: row.onboardingCompletedAt,
  canTakeCharges: row.canTakeCharges,
  commissionBps: row.commissionBps,
  commissionSince: row.commissionSince,
  announcedCommission: row.announcedFrom === null ? null : { bps: row.announcedBps, from: row.announcedFrom },
  version: row.version,
});

export async function findVendor(db: Db, vendorId: string): Promise<Vendor | null> {
  const row = await vendors(db).where('id', '=', vendorId).executeTakeFirst();
  return row === undefined ? null : vendorOf(row);
}

/**
 * The same, locked until the transaction ends. Every command on a vendor, its application or its documents starts with
 * this, so that of two at once the second sees the result of the first.
 */
export async function lockVendor(trx: Db, vendorId: string): Promise<Vendor | null> {
  const row = await vendors(trx).where('id', '=', vendorId).forUpdate().executeTakeFirst();
  return row === undefined ? null : vendorOf(row);
}

const applications = (db: Db) =>
  db
    .selectFrom('vendorApplications')
    .select(['id', 'vendorId', 'status', 'note', 'version'])
    .select(['submittedAt', 'decidedAt']);

/** A vendor has exactly one, which is created with it. */
export const applicationOf = (db: Db, vendorId: string): Promise<Application> =>
  applications(db).where('vendorId', '=', vendorId).executeTakeFirstOrThrow();

export const findApplication = async (db: Db, applicationId: string): Promise<Application | null> =>
  (await applications(db).where('id', '=', applicationId).executeTakeFirst()) ?? null;

/** The limit after which the change is aborted; reinstating a vendor with 500,000 listings takes three minutes. */
const listingMaxMs = 600_000;

/**
 * Saves the status, and with it adds or removes all listings by trigger: for the rest of the transaction a statement
 * may take longer than usual.
 */
export async function saveVendorStatus(
  trx: Db,
  vendorId: string,
  status: VendorStatus,
  now: Date,
): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(listingMaxMs)}, true)`.execute(trx);
  await trx.updateTable('vendors').set({ status, updatedAt: now }).where('id', '=', vendorId).execute();
}

/** `since`: when the rate began; undefined if it stays. */
export async function saveCommission(
  trx: Db,
  vendorId: string,
  { commissionBps, announcedCommission, since }: OwnCommission & { readonly since?: Date },
  now: Date,
): Promise<void> {
  const change = {
    commissionBps,
    announcedBps: announcedCommission?.bps ?? null,
    announcedFrom: announcedCommission?.from ?? null,
    ...(since !== undefined && { commissionSince: since }),
    updatedAt: now,
  };
  await trx.updateTable('vendors').set(change).where('id', '=', vendorId).execute();
}

interface ApplicationChange {
  readonly status: ApplicationStatus;
  readonly note?: string | null;
  readonly submittedAt?: Date;
  readonly decidedAt?: Date | null;
  readonly decidedBy?: string | null;
}

/** Undefined fields stay unchanged; the version is incremented. */
export async function saveApplication(
  trx: Db,
  applicationId: string,
  change: ApplicationChange,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('vendorApplications')
    .set({
      status: change.status,
      ...(change.note !== undefined && { note: change.note }),
      ...(change.submittedAt !== undefined && { submittedAt: change.submittedAt }),
      ...(change.decidedAt !== undefined && { decidedAt: change.decidedAt }),
      ...(change.decidedBy !== undefined && { decidedBy: change.decidedBy }),
      updatedAt: now,
    })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', applicationId)
    .execute();
}

/** Increments the version, because the contents have changed: decisions based on the previous version are refused. */
export async function incrementApplicationVersion(trx: Db, vendorId: string, now: Date): Promise<void> {
  await trx
    .updateTable('vendorApplications')
    .set((row) => ({ version: row('version', '+', 1), updatedAt: now }))
    .where('vendorId', '=', vendorId)
    .execute();
}

/** Undefined fields stay unchanged. */
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
      ...(facts.skippedSteps !== undefined && { skippedSteps: [...facts.skippedSteps] }),
      ...(facts.catalogueVerifiedAt !== undefined && { catalogueVerifiedAt: facts.catalogueVerifiedAt }),
      ...(facts.deliverySaidAt !== undefined && { deliverySaidAt: facts.deliverySaidAt }),
      ...(facts.onboardingCompletedAt !== undefined && {
        onboardingCompletedAt: facts.onboardingCompletedAt,
      }),
      ...(facts.canTakeCharges !== undefined && { canTakeCharges: facts.canTakeCharges }),
      updatedAt: now,
    })
    .where('id', '=', vendorId)
    .execute();
}

/** Sets the logo and returns the previous one; the vendor must be locked. */
export async function swapLogo(
  trx: Db,
  vendorId: string,
  fileId: string | null,
  now: Date,
): Promise<string | null> {
  const before = await trx
    .selectFrom('vendors')
    .select('logoFileId')
    .where('id', '=', vendorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('vendors')
    .set({ logoFileId: fileId, updatedAt: now })
    .where('id', '=', vendorId)
    .execute();
  return before.logoFileId;
}

/** The number of a vendor's listings that are not archived, of its own kind. */
export async function countListings(db: Db, vendorId: string): Promise<number> {
  const { listings } = await db
    .selectNoFrom([listingsOf(sql`${vendorId}::uuid`).as('listings')])
    .executeTakeFirstOrThrow();
  return listings;
}

/** The same as a subquery, for the vendor `vendorId`. */
export const listingsOf = (vendorId: ReturnType<typeof sql>) => sql<number>`(
  (select count(*) from inventory_items i where i.supplier_id = ${vendorId} and i.status <> 'archived')
  + (select count(*) from services s where s.provider_id = ${vendorId} and s.status <> 'archived')
)`;

/** Whether the provider, or one of its services, has hours on any day of the week. */
export async function worksSomeTime(db: Db, vendorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('schedules')
    .select('id')
    .where('providerId', '=', vendorId)
    .where(sql<boolean>`jsonb_path_exists(hours, '$[*][*]')`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The payment account as last read from the provider; null without one. */
export async function findPaymentAccount(db: Db, vendorId: string): Promise<PaymentAccountFacts | null> {
  const row = await db
    .selectFrom('paymentAccounts')
    .select(['chargesEnabled', 'detailsSubmitted'])
    .where('vendorId', '=', vendorId)
    .executeTakeFirst();
  return row ?? null;
}
