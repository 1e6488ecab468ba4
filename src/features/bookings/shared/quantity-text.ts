import { unitAfter } from '../../../lib/quantity-text.ts';
import { formatMoney } from '../../../ui/index.ts';
import type { Booking } from './booking.types.ts';

type Sold = Pick<Booking, 'pricedPer' | 'unit' | 'quantity'>;

/** "1 visit", "3 hours", "2 days", "30 m²". */
export function quantityText({ pricedPer, unit, quantity }: Sold): string {
  return `${quantity}${unitAfter(quantity, pricedPer === 'unit' ? (unit ?? 'unit') : pricedPer)}`;
}

/** "3 hours at €80.00"; for a single visit only the price. */
export const quantityAtPrice = (sold: Sold & Pick<Booking, 'unitPrice'>): string =>
  sold.pricedPer === 'visit' ? quantityText(sold) : `${quantityText(sold)} at ${formatMoney(sold.unitPrice)}`;
