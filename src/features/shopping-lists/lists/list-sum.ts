import type { MoneyAmount } from '../../../ui/index.ts';
import type { ShoppingListLine } from './lists.types.ts';

/** Today's net price of the available lines; null if there are none. A market has one currency. */
export function sumOfLines(lines: readonly ShoppingListLine[]): MoneyAmount | null {
  const offered = lines.flatMap(({ offer, quantity }) =>
    offer === null || offer.stock === 0
      ? []
      : [{ ...offer.unitPrice, quantity: Math.min(quantity, offer.stock ?? quantity) }],
  );
  const [first] = offered;
  if (!first) return null;
  const amountMinor = offered.reduce((sum, { amountMinor: each, quantity }) => sum + each * quantity, 0);
  return { amountMinor, currency: first.currency };
}
