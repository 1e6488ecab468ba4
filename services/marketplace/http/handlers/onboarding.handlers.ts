import type { Session } from '../../modules/account/index.ts';
import type { VendorKind, Vendors } from '../../modules/vendors/index.ts';
import { done, refused, type AllHandlers } from './answers.ts';

type OnboardingHandlers = Pick<
  AllHandlers,
  | 'verifyInventoryUpload'
  | 'verifyServicesUpload'
  | 'completeSupplierOnboarding'
  | 'completeVendorOnboarding'
  | 'getSupplierOnboardingStatus'
  | 'getVendorOnboardingStatus'
>;

/** The common arguments; the adapter has checked the claim against the session. */
interface Asked {
  readonly session: Session;
  readonly body: { readonly userId: string };
}

/** Operations of tag "Onboarding": suppliers call suppliers/…, providers vendors/…; both do the same. */
export const onboardingHandlers = (vendors: Vendors): OnboardingHandlers => {
  const claimOf = (kind: VendorKind, { session, body }: Asked) => ({ session, kind, userId: body.userId });

  const verify = (kind: VendorKind, message: string) => async (asked: Asked) => {
    const verified = await vendors.verifyUpload(claimOf(kind, asked));
    return verified.ok ? done(message) : refused(verified.error);
  };
  const complete = (kind: VendorKind) => async (asked: Asked) => {
    const completed = await vendors.completeOnboarding(claimOf(kind, asked));
    return completed.ok ? done('Onboarding is complete.') : refused(completed.error);
  };
  const status = (kind: VendorKind) => async (asked: Asked) => {
    const found = await vendors.onboardingStatus(claimOf(kind, asked));
    if (!found.ok) return refused(found.error);
    const data = { ...found.value, skippedSteps: [...found.value.skippedSteps] };
    return { status: 200, body: { status: true, data } } as const;
  };

  return {
    verifyInventoryUpload: verify('supplier', 'The first step of a supplier is done.'),
    verifyServicesUpload: verify('service_provider', 'The first step of a provider is done.'),
    completeSupplierOnboarding: complete('supplier'),
    completeVendorOnboarding: complete('service_provider'),
    getSupplierOnboardingStatus: status('supplier'),
    getVendorOnboardingStatus: status('service_provider'),
  };
};
