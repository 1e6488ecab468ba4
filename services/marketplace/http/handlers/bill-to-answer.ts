import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { BillTo } from '../../../../src/lib/bill-to.ts';

type Schemas = components['schemas'];

/** Who is billed, as the contract shows it; what nobody said is null. */
export const billToOf = (billTo: BillTo | null): Schemas['BillTo'] | null =>
  billTo && {
    status: billTo.status,
    country: billTo.country,
    vatId: billTo.vatId,
    usedCommercially: billTo.usedCommercially,
    companyName: billTo.companyName ?? null,
    street: billTo.street ?? null,
    postalCode: billTo.postalCode ?? null,
    city: billTo.city ?? null,
  };

interface KnownCheck extends Omit<Schemas['VatCheck'], 'checkedAt'> {
  readonly checkedAt: Date | null;
}

/** What VIES says of a VAT ID, as the contract shows it. */
export const vatCheckOf = (check: Readonly<KnownCheck> | null): Schemas['VatCheck'] | null =>
  check && {
    state: check.state,
    checkedAt: check.checkedAt?.toISOString() ?? null,
    consultationNumber: check.consultationNumber,
  };
