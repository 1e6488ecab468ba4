import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { BillTo } from '../../../../src/lib/bill-to.ts';

type Schemas = components['schemas'];

/** The billing details in the contract's form; missing fields are null. */
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

/** The result of VIES for a VAT ID, in the contract's form. */
export const vatCheckOf = (check: Readonly<KnownCheck> | null): Schemas['VatCheck'] | null =>
  check && {
    state: check.state,
    checkedAt: check.checkedAt?.toISOString() ?? null,
    consultationNumber: check.consultationNumber,
  };
