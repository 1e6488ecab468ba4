import { cartLimits } from '../../../lib/cart-limits.ts';
import { lineNetMinor, lineTaxMinor } from '../../../lib/trade-sums.ts';
import type { Offer } from './product-data.ts';

/** The variants on offer, each once, in the order of the offers; fewer than two are no choice. */
export const variantsOf = (offers: readonly Offer[]): readonly string[] => [
  ...new Set(offers.flatMap(({ variant }) => variant ?? [])),
];

/** The offers of a variant; of none in particular all. */
export const offersOf = (offers: readonly Offer[], variant: string | null): readonly Offer[] =>
  variant === null ? offers : offers.filter((offer) => offer.variant === variant);

/** What one would buy unasked: the server puts what can be had first, then the cheapest. Null while nothing can be had. */
export const bestOf = (offers: readonly Offer[]): Offer | null =>
  offers.find(({ inStock }) => inStock) ?? null;

/** So few that it is worth saying. */
const fewMost = 3;

/** "24 in stock", "Only 2 left", "Out of stock", "In stock" where the supplier does not count. */
export function stockText({ inStock, stock }: Pick<Offer, 'inStock' | 'stock'>): string {
  if (!inStock) return 'Out of stock';
  if (stock === null) return 'In stock';
  if (stock <= fewMost) return `Only ${stock} left`;
  // Most counts need no commas, and the browser's number formats take longer to set up than the rest of the page.
  return `${stock < 1_000 ? stock : stock.toLocaleString('en-GB')} in stock`;
}

/** The mark next to that text. */
export function stockLevel({ inStock, stock }: Pick<Offer, 'inStock' | 'stock'>): 'none' | 'few' | 'enough' {
  if (!inStock) return 'none';
  return stock !== null && stock <= fewMost ? 'few' : 'enough';
}

/** How many of an offer can be bought at once. */
export const mostOf = ({ stock }: Pick<Offer, 'stock'>): number =>
  Math.min(stock ?? cartLimits.lineQuantity, cartLimits.lineQuantity);

/** 2100 basis points as "21%", 550 as "5.5%". */
export const rateText = (taxBasisPoints: number): string => `${Number((taxBasisPoints / 100).toFixed(2))}%`;

interface OfferSums {
  readonly netMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
}

/** What so many of an offer cost before delivery, as the order will count it. */
export function sumsOfOffer({ price, taxBasisPoints }: Offer, quantity: number): OfferSums {
  const netMinor = lineNetMinor({ unitPriceMinor: price.amountMinor, quantity });
  const taxMinor = lineTaxMinor(netMinor, taxBasisPoints);
  return { netMinor, taxMinor, totalMinor: netMinor + taxMinor };
}
