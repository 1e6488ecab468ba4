import type { components } from '../../api/index.ts';

export type BillTo = components['schemas']['BillTo'];

/** A business as form values. */
export interface BillToValues {
  country: string;
  vatId: string;
  usedCommercially: boolean;
  companyName: string;
  street: string;
  postalCode: string;
  city: string;
}

export const billToValuesOf = (billTo: BillTo | null): BillToValues => ({
  country: billTo?.country ?? '',
  vatId: billTo?.vatId ?? '',
  usedCommercially: billTo?.usedCommercially ?? false,
  companyName: billTo?.companyName ?? '',
  street: billTo?.street ?? '',
  postalCode: billTo?.postalCode ?? '',
  city: billTo?.city ?? '',
});

const given = (text: string): string | null => text.trim() || null;

export const businessOf = (values: BillToValues): BillTo => ({
  status: 'business',
  country: values.country,
  vatId: given(values.vatId)?.toUpperCase() ?? null,
  usedCommercially: values.usedCommercially,
  companyName: given(values.companyName),
  street: given(values.street),
  postalCode: given(values.postalCode),
  city: given(values.city),
});
