import type { VendorRole } from '../../machines/import/index.ts';

export const isVendorRole = (role: string): role is VendorRole =>
  role === 'supplier' || role === 'service_provider';

const areas: Readonly<Record<VendorRole, string>> = { supplier: '/vendors', service_provider: '/services' };

/** Where a vendor sets up shop or services (docs/requirements.md §4). */
export const onboardingPathOf = (role: VendorRole, userId: string): string =>
  `${areas[role]}/onboarding/${userId}`;

/** Where the payment provider sends a vendor whose link has expired. */
export const freshLinkPathOf = (role: VendorRole): string =>
  `${areas[role]}/onboarding/refresh-stripe-account`;

/** What a vendor has live, and where it is looked after. */
export const listingsPathOf = (role: VendorRole): string =>
  role === 'supplier' ? '/supplier/inventory' : '/service-provider/services';

/** Where a vendor adds another list later, inside the workspace. */
export const addListingsPathOf = (role: VendorRole, userId: string): string =>
  role === 'supplier'
    ? `/supplier/products/onboarding/${userId}`
    : `/service-provider/services/onboarding/${userId}`;
