import { bindTo } from '../../platform/bind-to.ts';
import { findMembership } from '../account/index.ts';
import {
  changeOwnStatus,
  chargesChanged,
  closeVendor,
  submitApplication,
} from './application/application.service.ts';
import { removeLogo, setLogo, setPorts, setSkippedSteps, updateCompany } from './company/company.service.ts';
import { listDeliveryMethods, setDeliveryMethods } from './delivery/delivery-methods.service.ts';
import {
  decideApplication,
  decideVendorStatus,
  getApplication,
  listApplications,
} from './application/review.service.ts';
import { getDistanceSales, stateDistanceSales } from './company/distance-sales.service.ts';
import {
  changeColleagueRole,
  inviteColleague,
  listColleagues,
  removeColleague,
  withdrawInvitation,
} from './colleagues/colleagues.service.ts';
import { acceptInvitation, checkInvitation, readInvitation } from './colleagues/invitation.service.ts';
import { completeOnboarding, onboardingStatus, verifyUpload } from './application/onboarding.service.ts';
import { addDocument, readDocument, removeDocument } from './company/vendor-documents.service.ts';
import { setCommission } from './commission.service.ts';
import { getVendor } from './vendor-view.service.ts';
import type { VendorParts } from './vendors.parts.ts';

export type { DeliveryMethod } from './delivery/delivery-methods.repository.ts';
export type { ApplicationDetail } from './application/review.service.ts';
export type { ReviewListRow } from './application/review-list.repository.ts';
export { onboardingGaps, type VendorDocument, type VendorKind } from './vendors.domain.ts';
export type { Colleagues } from './colleagues/colleagues.service.ts';
export type { JoinRefusal, NotForYou } from './colleagues/invitation.service.ts';
export type { VendorParts } from './vendors.parts.ts';
export type { VendorView } from './vendor-view.service.ts';
export { vendorTasks } from './commission.tasks.ts';
export { findAdmins, vendorOwnedAlone } from './people.repository.ts';
export { cursorOf, positionOf } from './application/review-list.domain.ts';
export { invitationProves } from './colleagues/invitation.service.ts';
export { ensureVendor, vendorWhenProved } from './application/vendor-opening.service.ts';

/** The module's door: what vendors do with their company, and admins with vendors. */
export function createVendors(parts: VendorParts) {
  const bind = bindTo(parts);
  return {
    getVendor: bind(getVendor),
    updateCompany: bind(updateCompany),
    setPorts: bind(setPorts),
    setLogo: bind(setLogo),
    removeLogo: bind(removeLogo),
    setSkippedSteps: bind(setSkippedSteps),
    addDocument: bind(addDocument),
    readDocument: bind(readDocument),
    removeDocument: bind(removeDocument),
    submitApplication: bind(submitApplication),
    changeOwnStatus: bind(changeOwnStatus),
    verifyUpload: bind(verifyUpload),
    completeOnboarding: bind(completeOnboarding),
    onboardingStatus: bind(onboardingStatus),
    listApplications: bind(listApplications),
    getApplication: bind(getApplication),
    decideApplication: bind(decideApplication),
    decideVendorStatus: bind(decideVendorStatus),
    setCommission: bind(setCommission),
    chargesChanged: bind(chargesChanged),
    closeVendor: bind(closeVendor),
    /** The user's vendor; null for none. */
    vendorIdOf: async (userId: string) => (await findMembership(parts.db, userId))?.vendorId ?? null,
    getDistanceSales: bind(getDistanceSales),
    stateDistanceSales: bind(stateDistanceSales),
    listColleagues: bind(listColleagues),
    inviteColleague: bind(inviteColleague),
    withdrawInvitation: bind(withdrawInvitation),
    changeColleagueRole: bind(changeColleagueRole),
    removeColleague: bind(removeColleague),
    readInvitation: bind(readInvitation),
    checkInvitation: bind(checkInvitation),
    acceptInvitation: bind(acceptInvitation),
    listDeliveryMethods: bind(listDeliveryMethods),
    setDeliveryMethods: bind(setDeliveryMethods),
  } as const;
}

export type Vendors = ReturnType<typeof createVendors>;
