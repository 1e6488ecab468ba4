import type { Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { invalid } from '../../../platform/refusals.ts';
import type { Session } from '../../account/index.ts';
import { auditIfForeign } from '../../audit/index.ts';
import { runApplicationCommand, runVendorCommand } from '../vendor-commands.service.ts';
import { vendorIdOfUser } from '../people.repository.ts';
import { portsOf } from '../delivery/ports.repository.ts';
import {
  hasConfirmedDelivery,
  hasWorkingHours,
  isCatalogueVerified,
  missingFields,
  onboardingGaps,
  type ApplicationStatus,
  type SkippableStep,
  type Vendor,
  type VendorKind,
  type VendorStatus,
} from '../vendors.domain.ts';
import type { VendorParts } from '../vendors.parts.ts';
import { type Refusals } from '../vendors.refusals.ts';
import {
  applicationOf,
  countListings,
  findPaymentAccount,
  findVendor,
  lockVendor,
  saveVendorFacts,
  worksSomeTime,
} from '../vendors.repository.ts';

type Trx = Transaction<Database>;

/** The user whose onboarding it is: the caller or, for an admin, anyone. The adapter has checked the claim. */
interface Claim {
  readonly session: Session;
  readonly userId: string;
  readonly kind: VendorKind;
}

type Unknown = Refusals<'VALIDATION'>;
const noSuchVendor = invalid('userId', 'There is no such vendor.', 'vendor');

/** The claimed vendor, locked; an admin may name a user without a vendor of this kind. */
async function lockClaimed(trx: Trx, { userId, kind }: Claim): Promise<Result<Vendor, Unknown>> {
  const vendorId = await vendorIdOfUser(trx, userId, kind);
  const vendor = vendorId === null ? null : await lockVendor(trx, vendorId);
  return vendor === null ? refuse(noSuchVendor) : ok(vendor);
}

/** Whether the catalogue is uploaded and imported; stores that it is (contract: verify…Upload). Idempotent. */
export async function verifyUpload(
  parts: VendorParts,
  claim: Claim,
): Promise<Result<null, Unknown | Refusals<'NOTHING_IMPORTED'>>> {
  const now = parts.clock.now();
  return inTransaction(
    parts.db,
    async (trx): Promise<Result<null, Unknown | Refusals<'NOTHING_IMPORTED'>>> => {
      const held = await lockClaimed(trx, claim);
      if (!held.ok) return held;
      const vendor = held.value;
      if ((await countListings(trx, vendor.id)) === 0) return refuse({ code: 'NOTHING_IMPORTED' });
      if (vendor.catalogueVerifiedAt !== null) return ok(null);
      await saveVendorFacts(trx, vendor.id, { catalogueVerifiedAt: now }, now);
      await auditIfForeign(
        parts,
        trx,
        { actor: claim.session, vendorId: vendor.id, act: 'verify_catalogue' },
        now,
      );
      return ok(null);
    },
  );
}

/** Completes onboarding, and submits a complete draft application (contract: complete…Onboarding). Idempotent. */
export async function completeOnboarding(
  parts: VendorParts,
  claim: Claim,
): Promise<Result<null, Unknown | Refusals<'ONBOARDING_INCOMPLETE'>>> {
  const now = parts.clock.now();
  return inTransaction(
    parts.db,
    async (trx): Promise<Result<null, Unknown | Refusals<'ONBOARDING_INCOMPLETE'>>> => {
      const held = await lockClaimed(trx, claim);
      if (!held.ok) return held;
      const before = held.value;
      if (before.onboardingCompletedAt !== null) return ok(null);
      const facts = {
        vendor: before,
        listings: await countListings(trx, before.id),
        hasHours: await worksSomeTime(trx, before.id),
        paymentAccount: await findPaymentAccount(trx, before.id),
      };
      const missing = onboardingGaps(facts);
      if (missing.length > 0) return refuse({ code: 'ONBOARDING_INCOMPLETE', missing });

      const vendor = { ...before, onboardingCompletedAt: now };
      await saveVendorFacts(trx, vendor.id, { onboardingCompletedAt: now }, now);
      const attribution = { actorId: claim.session.userId, at: now };
      const application = await applicationOf(trx, vendor.id);
      // Each is refused if there is nothing to do: an application already submitted, a vendor not approved yet.
      if (application.status === 'draft')
        await runApplicationCommand(
          parts,
          trx,
          { vendor, application },
          { command: 'submit', ...attribution },
        );
      await runVendorCommand(parts, trx, vendor, { command: 'onboarding_completed', ...attribution });
      await auditIfForeign(
        parts,
        trx,
        { actor: claim.session, vendorId: vendor.id, act: 'complete_onboarding' },
        now,
      );
      return ok(null);
    },
  );
}

/** The completed and open steps of an onboarding. */
interface OnboardingStatus {
  readonly catalogueVerified: boolean;
  readonly paymentAccountOpened: boolean;
  readonly paymentAccountReady: boolean;
  readonly complete: boolean;
  readonly companyProfile: boolean;
  readonly deliveryArea: boolean;
  readonly logo: boolean;
  readonly deliveryMethods: boolean;
  readonly workingHours: boolean;
  readonly skippedSteps: readonly SkippableStep[];
  readonly listings: number;
  readonly applicationStatus: ApplicationStatus;
  readonly vendorStatus: VendorStatus;
  readonly isLive: boolean;
}

/** Contract: get…OnboardingStatus. */
export async function onboardingStatus(
  { db }: VendorParts,
  { userId, kind }: Claim,
): Promise<Result<OnboardingStatus, Unknown>> {
  const vendorId = await vendorIdOfUser(db, userId, kind);
  const vendor = vendorId === null ? null : await findVendor(db, vendorId);
  if (vendor === null) return refuse(noSuchVendor);
  const listings = await countListings(db, vendor.id);
  const account = await findPaymentAccount(db, vendor.id);
  return ok({
    catalogueVerified: isCatalogueVerified({ vendor, listings }),
    paymentAccountOpened: account !== null,
    paymentAccountReady: account?.chargesEnabled ?? false,
    complete: vendor.onboardingCompletedAt !== null,
    companyProfile: missingFields(vendor.company).length === 0,
    deliveryArea: (await portsOf(db, vendor.id)).length > 0,
    logo: vendor.logoFileId !== null,
    deliveryMethods: hasConfirmedDelivery(vendor),
    workingHours: hasWorkingHours({ vendor, hasHours: await worksSomeTime(db, vendor.id) }),
    skippedSteps: vendor.skippedSteps,
    listings,
    applicationStatus: (await applicationOf(db, vendor.id)).status,
    vendorStatus: vendor.status,
    isLive: vendor.status === 'active',
  });
}
