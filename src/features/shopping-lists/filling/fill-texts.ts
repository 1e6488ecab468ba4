import { formatMoney } from '../../../ui/index.ts';
import type { FilledLine } from './filling.types.ts';

/** "1 item", "1,200 items". */
export const itemsText = (count: number): string =>
  count === 1 ? '1 item' : `${count.toLocaleString('en-GB')} items`;

export const addedOf = (lines: readonly FilledLine[]): number =>
  lines.reduce((sum, { added }) => sum + added, 0);

/** Whether the whole quantity was added at the earlier price. */
export const isAsWanted = ({ outcome, previousUnitPrice }: FilledLine): boolean =>
  outcome === 'added' && previousUnitPrice === null;

/** Why the whole quantity was not added; null if it was. */
export function shortageText({ outcome, added, wanted, before }: FilledLine): string | null {
  switch (outcome) {
    case 'added':
      return null;
    case 'fewer': {
      const had =
        !before.savedForLater && before.quantity > 0 ? ` Your cart already had ${before.quantity}.` : '';
      return `${added} of ${wanted} added. There are no more in stock.${had}`;
    }
    case 'out_of_stock':
      return 'Out of stock.';
    case 'not_available':
      return 'No longer offered.';
    case 'cart_full':
      return 'Not added. A cart can hold 500 lines.';
    case 'cancelled':
      return 'Left out: it was cancelled in this order.';
  }
}

/** How today's price differs from the earlier one; null if it does not. */
export function priceText({ unitPrice, previousUnitPrice }: FilledLine): string | null {
  if (unitPrice === null || previousUnitPrice === null) return null;
  const isDearer = unitPrice.amountMinor > previousUnitPrice.amountMinor;
  return `${isDearer ? 'Price went up' : 'Price went down'}: ${formatMoney(unitPrice)} each, ${formatMoney(previousUnitPrice)} before.`;
}
