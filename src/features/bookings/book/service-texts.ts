import { unitPlural } from '../../../lib/quantity-text.ts';
import { formatMoney, type MoneyAmount } from '../../../ui/index.ts';

interface Priced {
  readonly price: MoneyAmount;
  readonly pricedPer: 'visit' | 'hour' | 'day' | 'unit';
  readonly unit: string | null;
}

/** "€80.00 per hour", "€18.00 per m²". */
export const priceText = ({ price, pricedPer, unit }: Priced): string =>
  `${formatMoney(price)} per ${pricedPer === 'unit' ? (unit ?? 'unit') : pricedPer}`;

/**
 * "€435.60 with tax for a private person", "€360.00 before tax": the tax of a business is calculated once the business
 * is known.
 */
export const priceForText = (
  { subtotal, total }: { readonly subtotal: MoneyAmount; readonly total: MoneyAmount },
  isPrivate: boolean,
): string =>
  isPrivate ? `${formatMoney(total)} with tax for a private person` : `${formatMoney(subtotal)} before tax`;

/** "€720.00 without tax for Halcyon Charter S.L.", "€871.20 with 21% tax for Halcyon Charter S.L." */
export const businessPriceText = (
  { total, taxBasisPoints }: { readonly total: MoneyAmount; readonly taxBasisPoints: number },
  { companyName }: { readonly companyName?: string | null | undefined },
): string =>
  `${formatMoney(total)} ${taxBasisPoints === 0 ? 'without tax' : `with ${taxBasisPoints / 100}% tax`} for ${companyName ?? 'the business'}`;

/** "4 h", "1 h 30 min", "45 min". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : null, rest > 0 ? `${rest} min` : null]
    .filter((part) => part !== null)
    .join(' ');
}

/** Label of the quantity's field. */
export const quantityLabel = ({ pricedPer, unit }: Omit<Priced, 'price'>): string => {
  switch (pricedPer) {
    case 'visit':
      return 'Visits';
    case 'hour':
      return 'Hours';
    case 'day':
      return 'Days';
    case 'unit':
      return unit === null ? 'Units' : `Quantity in ${unitPlural(unit)}`;
  }
};
