import { uncountedStockText } from '../../../lib/uncounted-stock.ts';
import type { Offer } from './product-data.ts';

/** Stock up to this number is shown as low. */
const fewMost = 3;

/** "24 in stock", "Only 2 left", "Out of stock", or "Ask for availability" if the supplier does not count. */
export function stockText({ inStock, stock }: Pick<Offer, 'inStock' | 'stock'>): string {
  if (!inStock) return 'Out of stock';
  if (stock === null) return uncountedStockText;
  if (stock <= fewMost) return `Only ${stock} left`;
  // Most counts need no thousands separator, and creating a number format takes longer than rendering the rest of the
  // page.
  return `${stock < 1_000 ? stock : stock.toLocaleString('en-GB')} in stock`;
}

/** The level of the mark next to that text. */
export function stockLevel({
  inStock,
  stock,
}: Pick<Offer, 'inStock' | 'stock'>): 'none' | 'few' | 'unknown' | 'enough' {
  if (!inStock) return 'none';
  if (stock === null) return 'unknown';
  return stock <= fewMost ? 'few' : 'enough';
}
