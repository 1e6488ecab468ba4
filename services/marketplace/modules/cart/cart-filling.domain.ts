import { cartLimits } from '../../../../src/lib/cart-limits.ts';
import type { LineKey } from './cart-lines.repository.ts';

/** A line to add to a cart, with its earlier unit price; null if there is none to compare with. */
export interface WantedLine extends LineKey {
  readonly quantity: number;
  readonly priceMinor: number | null;
  /** Reported, not added: the buyer cancelled it in the order that is ordered again. */
  readonly isCancelled?: boolean;
}

type FillOutcome = 'added' | 'fewer' | 'out_of_stock' | 'not_available' | 'cart_full' | 'cancelled';

/** A cart line before the filling; a quantity of 0 means that it did not exist. */
export interface LineBefore {
  readonly quantity: number;
  readonly savedForLater: boolean;
}

/** The result for a wanted line. */
export interface FilledLine extends LineKey {
  readonly name: string;
  readonly variant: string | null;
  readonly supplierName: string | null;
  readonly wanted: number;
  readonly added: number;
  readonly outcome: FillOutcome;
  /** Null if it is no longer offered. */
  readonly unitPriceMinor: number | null;
  /** The earlier unit price; null if it has not changed. */
  readonly previousUnitPriceMinor: number | null;
  readonly before: LineBefore;
}

/** One line for each offer: duplicate lines are added up. */
export function addedUp(lines: readonly WantedLine[]): readonly WantedLine[] {
  const sums = new Map<string, WantedLine>();
  for (const line of lines) {
    const key = `${line.inventoryId} ${line.productId}`;
    const quantity = (sums.get(key)?.quantity ?? 0) + line.quantity;
    sums.set(key, { ...line, quantity: Math.min(quantity, cartLimits.lineQuantity) });
  }
  return [...sums.values()];
}
