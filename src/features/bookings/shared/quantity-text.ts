import { formatMoney } from '../../../ui/index.ts';
import type { Booking } from './booking.types.ts';

type Sold = Pick<Booking, 'pricedPer' | 'unit' | 'quantity'>;

const nouns = { visit: 'visit', hour: 'hour', day: 'day' } as const;

/** Of so many letters at most is the sign of a measure, which has no plural: "m²". */
const signLength = 3;

/** "1 visit", "3 hours", "2 days", "30 m²"; other units are the provider's own words, which no rule puts in the plural: "24 × metre". */
export function quantityText({ pricedPer, unit, quantity }: Sold): string {
  if (pricedPer === 'unit') {
    if (unit === null) return `${quantity} units`;
    return unit.length <= signLength ? `${quantity} ${unit}` : `${quantity} × ${unit}`;
  }
  return `${quantity} ${nouns[pricedPer]}${quantity === 1 ? '' : 's'}`;
}

/** "3 hours at €80.00"; one visit is its price and nothing more. */
export const quantityAtPrice = (sold: Sold & Pick<Booking, 'unitPrice'>): string =>
  sold.pricedPer === 'visit' ? quantityText(sold) : `${quantityText(sold)} at ${formatMoney(sold.unitPrice)}`;
