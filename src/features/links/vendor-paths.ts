import type { VendorRole } from '../../machines/import/index.ts';

export const isVendorRole = (role: string): role is VendorRole =>
  role === 'supplier' || role === 'service_provider';

const areas: Readonly<Record<VendorRole, string>> = { supplier: '/vendors', service_provider: '/services' };

/** The onboarding of a vendor (docs/requirements.md §4). */
export const onboardingPathOf = (role: VendorRole, userId: string): string =>
  `${areas[role]}/onboarding/${userId}`;

/** The page to which the payment provider sends a vendor whose link has expired. */
export const freshLinkPathOf = (role: VendorRole): string =>
  `${areas[role]}/onboarding/refresh-stripe-account`;

/** The list of a vendor's listings. */
export const listingsPathOf = (role: VendorRole): string =>
  role === 'supplier' ? '/supplier/inventory' : '/service-provider/services';

/** The page on which a vendor imports another list. */
export const addListingsPathOf = (role: VendorRole, userId: string): string =>
  role === 'supplier'
    ? `/supplier/products/onboarding/${userId}`
    : `/service-provider/services/onboarding/${userId}`;
