import type { components } from '../index.ts';

type Schemas = components['schemas'];

/** The VAT of goods with this tax, and of a delivery in whose price 21 % are; none where the goods have none. */
export function vatOf({ tax, delivery }: Pick<Schemas['OrderSums'], 'tax' | 'delivery'>): Schemas['Vat'] {
  const ofDelivery = tax.amountMinor === 0 ? 0 : Math.round((delivery.amountMinor * 21) / 121);
  return {
    total: { ...tax, amountMinor: tax.amountMinor + ofDelivery },
    ofDelivery: { ...delivery, amountMinor: ofDelivery },
  };
}
