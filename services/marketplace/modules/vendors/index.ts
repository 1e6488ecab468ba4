import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { changeOwnStatus, chargesChanged, closeVendor, submitApplication } from './application.service.ts';
import { removeLogo, setLogo, setPorts, setSkippedSteps, updateCompany } from './company.service.ts';
import { listDeliveryMethods, setDeliveryMethods } from './delivery-methods.service.ts';
import { decideApplication, decideVendorStatus, getApplication, listApplications } from './desk.service.ts';
import { completeOnboarding, onboardingStatus, verifyUpload } from './onboarding.service.ts';
import { addPaper, readPaper, removePaper } from './papers.service.ts';
import { getVendor } from './vendor-view.service.ts';
import type { VendorParts } from './vendors.parts.ts';

export type { DeliveryMethod } from './delivery-methods.repository.ts';
export type { ApplicationDetail, DeskPage } from './desk.service.ts';
export type { DeskRow } from './desk.repository.ts';
export type { OnboardingStatus } from './onboarding.service.ts';
export type { Paper, VendorKind } from './vendors.domain.ts';
export type { VendorParts } from './vendors.parts.ts';
export type { VendorView } from './vendor-view.service.ts';
export { ensureVendor, vendorWhenProved } from './vendor-opening.service.ts';
export type { VendorAccount } from './vendor-opening.service.ts';

/**
 * `createVendors(parts).chargesChanged`, for the payments module: tells a vendor's process, in the caller's transaction,
 * whether the payment account can take charges now; does nothing when that is known. `at` is when it was read.
 */
export type ChargesChanged = (
  trx: Transaction<Database>,
  vendorId: string,
  canTakeCharges: boolean,
  at: Date,
) => Promise<void>;

/** The module's door: what vendors do with their company, and admins with vendors. */
export function createVendors(parts: VendorParts) {
  const bind =
    <Given extends unknown[], Done>(useCase: (parts: VendorParts, ...given: Given) => Done) =>
    (...given: Given): Done =>
      useCase(parts, ...given);
  const toldOfCharges: ChargesChanged = bind(chargesChanged);
  return {
    getVendor: bind(getVendor),
    updateCompany: bind(updateCompany),
    setPorts: bind(setPorts),
    setLogo: bind(setLogo),
    removeLogo: bind(removeLogo),
    setSkippedSteps: bind(setSkippedSteps),
    addPaper: bind(addPaper),
    readPaper: bind(readPaper),
    removePaper: bind(removePaper),
    submitApplication: bind(submitApplication),
    changeOwnStatus: bind(changeOwnStatus),
    verifyUpload: bind(verifyUpload),
    completeOnboarding: bind(completeOnboarding),
    onboardingStatus: bind(onboardingStatus),
    listApplications: bind(listApplications),
    getApplication: bind(getApplication),
    decideApplication: bind(decideApplication),
    decideVendorStatus: bind(decideVendorStatus),
    chargesChanged: toldOfCharges,
    closeVendor: bind(closeVendor),
    listDeliveryMethods: bind(listDeliveryMethods),
    setDeliveryMethods: bind(setDeliveryMethods),
  } as const;
}

export type Vendors = ReturnType<typeof createVendors>;
