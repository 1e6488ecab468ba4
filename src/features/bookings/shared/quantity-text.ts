import { formatMoney } from '../../../ui/index.ts';
import type { Booking } from './booking.types.ts';

type Sold = Pick<Booking, 'pricedPer' | 'unit' | 'quantity'>;

const nouns = { visit: 'visit', hour: 'hour', day: 'day' } as const;

/** "1 visit", "3 hours", "2 days"; units are the provider's own words, which no rule puts in the plural: "24 × metre". */
export function quantityText({ pricedPer, unit, quantity }: Sold): string {
  if (pricedPer === 'unit') return unit === null ? `${quantity} units` : `${quantity} × ${unit}`;
  return `${quantity} ${nouns[pricedPer]}${quantity === 1 ? '' : 's'}`;
}

/** "3 hours at €80.00"; one visit is its price and nothing more. */
export const quantityAtPrice = (sold: Sold & Pick<Booking, 'unitPrice'>): string =>
  sold.pricedPer === 'visit' ? quantityText(sold) : `${quantityText(sold)} at ${formatMoney(sold.unitPrice)}`;
