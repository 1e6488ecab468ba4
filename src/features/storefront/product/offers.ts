import { cartLimits } from '../../../lib/cart-limits.ts';
import { uncountedStockText } from '../../../lib/uncounted-stock.ts';
import { lineNetMinor, lineTaxMinor } from '../../../lib/trade-sums.ts';
import { firstNames } from '../../../lib/first-names.ts';
import { canReach, servesPort } from '../../../lib/delivery-reach.ts';
import type { Offer } from './product-data.ts';

/** The variants on offer, each once, in the order of the offers, which no port changes; fewer than two are no choice. */
export const variantsOf = (offers: readonly Offer[]): readonly string[] => [
  ...new Set(offers.flatMap(({ variant }) => variant ?? [])),
];

/** The offers of a variant; of none in particular all. */
export const offersOf = (offers: readonly Offer[], variant: string | null): readonly Offer[] =>
  variant === null ? offers : offers.filter((offer) => offer.variant === variant);

/** How an offer comes to a port: it is brought there or handed over in it, is collected elsewhere, or not at all. */
type Reach = 'there' | 'collected-elsewhere' | 'not';

/** How an offer can be had in a port; in none in particular, it can. A supplier without methods agrees with the crew. */
export function reachOf({ deliveryMethods }: Pick<Offer, 'deliveryMethods'>, port: string | null): Reach {
  if (port === null || deliveryMethods.length === 0) return 'there';
  if (deliveryMethods.some((method) => servesPort(method, port))) return 'there';
  return deliveryMethods.some((method) => canReach(method, port)) ? 'collected-elsewhere' : 'not';
}

const reachOrder: Readonly<Record<Reach, number>> = { there: 0, 'collected-elsewhere': 1, not: 2 };

/** One of it with the cheapest way to the port; more than anything where that is agreed with the supplier. */
const costInPort = ({ price, deliveryMethods }: Offer, port: string): number =>
  price.amountMinor +
  Math.min(...deliveryMethods.flatMap((method) => (servesPort(method, port) ? method.cost.amountMinor : [])));

/** As the server orders them, in stock first, then the cheapest; for a port what it can have first, then by what one costs there. */
export const inReachOrder = (offers: readonly Offer[], port: string | null): readonly Offer[] =>
  port === null
    ? offers
    : offers.toSorted(
        (one, other) =>
          Number(other.inStock) - Number(one.inStock) ||
          reachOrder[reachOf(one, port)] - reachOrder[reachOf(other, port)] ||
          costInPort(one, port) - costInPort(other, port),
      );

/** What one would buy unasked: the first that can be had, of offers in the order of their reach. Null while nothing can be had. */
export const bestOf = (offers: readonly Offer[]): Offer | null =>
  offers.find(({ inStock }) => inStock) ?? null;

type Way = Offer['deliveryMethods'][number];

/** The cheapest ways to have it brought to a port, and handed over in it; null where that can't be had. */
export function leastWays(
  { deliveryMethods }: Pick<Offer, 'deliveryMethods'>,
  port: string,
): { readonly delivery: Way | null; readonly collection: Way | null } {
  const ways = deliveryMethods
    .filter((method) => servesPort(method, port))
    .toSorted((one, other) => one.cost.amountMinor - other.cost.amountMinor);
  const least = (isCollected: boolean) =>
    ways.find(({ kind }) => (kind === 'collection') === isCollected) ?? null;
  return { delivery: least(false), collection: least(true) };
}

/** The names of the first of these ports; empty for every port. */
export const portsText = (
  slugs: readonly string[] | null | undefined,
  ports: Readonly<Record<string, string>>,
): string => firstNames(slugs?.flatMap((slug) => ports[slug] ?? []) ?? []);

/** So few that it is worth saying. */
const fewMost = 3;

/** "24 in stock", "Only 2 left", "Out of stock", "Ask for availability" where the supplier does not count. */
export function stockText({ inStock, stock }: Pick<Offer, 'inStock' | 'stock'>): string {
  if (!inStock) return 'Out of stock';
  if (stock === null) return uncountedStockText;
  if (stock <= fewMost) return `Only ${stock} left`;
  // Most counts need no commas, and the browser's number formats take longer to set up than the rest of the page.
  return `${stock < 1_000 ? stock : stock.toLocaleString('en-GB')} in stock`;
}

/** The mark next to that text. */
export function stockLevel({
  inStock,
  stock,
}: Pick<Offer, 'inStock' | 'stock'>): 'none' | 'few' | 'unknown' | 'enough' {
  if (!inStock) return 'none';
  if (stock === null) return 'unknown';
  return stock <= fewMost ? 'few' : 'enough';
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
