import { cartLimits } from '../../../../src/lib/cart-limits.ts';
import type { LineKey } from './cart-lines.repository.ts';

/** What is to come into a cart, with what one cost then; null: nothing to compare with. */
export interface WantedLine extends LineKey {
  readonly quantity: number;
  readonly priceMinor: number | null;
}

type FillOutcome = 'added' | 'fewer' | 'out_of_stock' | 'not_available' | 'cart_full';

/** A line of a cart before it was filled; a quantity of 0: it was not there. */
export interface LineBefore {
  readonly quantity: number;
  readonly savedForLater: boolean;
}

/** What became of a wanted line. */
export interface FilledLine extends LineKey {
  readonly name: string;
  readonly variant: string | null;
  readonly supplierName: string | null;
  readonly wanted: number;
  readonly added: number;
  readonly outcome: FillOutcome;
  /** Null when it is no longer offered. */
  readonly unitPriceMinor: number | null;
  /** Null while one costs what it cost then. */
  readonly previousUnitPriceMinor: number | null;
  readonly before: LineBefore;
}

/** One line for each offer: what is wanted more than once is added up. */
export function addedUp(lines: readonly WantedLine[]): readonly WantedLine[] {
  const sums = new Map<string, WantedLine>();
  for (const line of lines) {
    const key = `${line.inventoryId} ${line.productId}`;
    const quantity = (sums.get(key)?.quantity ?? 0) + line.quantity;
    sums.set(key, { ...line, quantity: Math.min(quantity, cartLimits.lineQuantity) });
  }
  return [...sums.values()];
}
