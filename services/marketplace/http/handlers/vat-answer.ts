import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { Vat } from '../../modules/tax/index.ts';

/** The VAT of goods and their delivery in the contract's form. */
export const vatAnswer = (
  { totalMinor, ofDeliveryMinor }: Vat,
  currency: string,
): components['schemas']['Vat'] => ({
  total: { amountMinor: totalMinor, currency },
  ofDelivery: { amountMinor: ofDeliveryMinor, currency },
});
