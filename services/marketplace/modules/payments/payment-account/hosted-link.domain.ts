import type { VendorKind } from '../../../platform/db/vendor-tables.ts';

/** The vendor of a payment account. */
export interface PaidVendor {
  readonly id: string;
  readonly kind: VendorKind;
  readonly email: string;
  /** Two letters; null until the company has entered it. */
  readonly country: string | null;
}

/**
 * Where the provider's hosted page sends the user's browser: `returnUrl` proves nothing, `refreshUrl` requests a new
 * link.
 */
export function addressesFor(
  { kind, userId }: Pick<PaidVendor, 'kind'> & { readonly userId: string },
  publicUrl: string,
) {
  const area = kind === 'supplier' ? 'vendors' : 'services';
  return {
    returnUrl: `${publicUrl}/${area}/onboarding/${userId}?returned=1`,
    refreshUrl: `${publicUrl}/${area}/onboarding/refresh-stripe-account`,
  };
}
