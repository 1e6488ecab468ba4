import { cartLimits } from '../../../lib/cart-limits.ts';
import { lineNetMinor, lineTaxMinor } from '../../../lib/trade-sums.ts';
import { firstNames } from '../../../lib/first-names.ts';
import { canReach, servesPort } from '../../../lib/delivery-reach.ts';
import type { Offer } from './product-data.ts';

/**
 * The variants of the offers, each once, in the order of the offers. Fewer than two variants are no choice, so none is
 * returned.
 */
export const variantsOf = (offers: readonly Offer[]): readonly string[] => [
  ...new Set(offers.flatMap(({ variant }) => variant ?? [])),
];

/** The offers of a variant; all offers without a variant. */
export const offersOf = (offers: readonly Offer[], variant: string | null): readonly Offer[] =>
  variant === null ? offers : offers.filter((offer) => offer.variant === variant);

/** How an offer reaches a port: delivered or handed over there, collected elsewhere, or not at all. */
type Reach = 'there' | 'collected-elsewhere' | 'not';

/**
 * How an offer reaches a port; every offer does if no port is given. A supplier without delivery methods agrees the
 * delivery with the crew.
 */
export function reachOf({ deliveryMethods }: Pick<Offer, 'deliveryMethods'>, port: string | null): Reach {
  if (port === null || deliveryMethods.length === 0) return 'there';
  if (deliveryMethods.some((method) => servesPort(method, port))) return 'there';
  return deliveryMethods.some((method) => canReach(method, port)) ? 'collected-elsewhere' : 'not';
}

const reachOrder: Readonly<Record<Reach, number>> = { there: 0, 'collected-elsewhere': 1, not: 2 };

/** The price of one item with the cheapest delivery to the port; infinite if delivery has to be agreed. */
const costInPort = ({ price, deliveryMethods }: Offer, port: string): number =>
  price.amountMinor +
  Math.min(...deliveryMethods.flatMap((method) => (servesPort(method, port) ? method.cost.amountMinor : [])));

/**
 * In the server's order: in stock first, then by price. For a port, offers that reach it come first, and the price
 * includes delivery.
 */
export const inReachOrder = (offers: readonly Offer[], port: string | null): readonly Offer[] =>
  port === null
    ? offers
    : offers.toSorted(
        (one, other) =>
          Number(other.inStock) - Number(one.inStock) ||
          reachOrder[reachOf(one, port)] - reachOrder[reachOf(other, port)] ||
          costInPort(one, port) - costInPort(other, port),
      );

/** The default offer: the first available one, of offers sorted by `inReachOrder`. Null if nothing is available. */
export const bestOf = (offers: readonly Offer[]): Offer | null =>
  offers.find(({ inStock }) => inStock) ?? null;

type Way = Offer['deliveryMethods'][number];

/** The cheapest delivery to a port and the cheapest handover in it; null if there is none. */
export function leastWays(
  { deliveryMethods }: Pick<Offer, 'deliveryMethods'>,
  port: string,
): { readonly delivery: Way | null; readonly collection: Way | null } {
  const ways = deliveryMethods
    .filter((method) => servesPort(method, port))
    .toSorted((one, other) => one.cost.amountMinor - other.cost.amountMinor);
  const minimum = (isCollected: boolean) =>
    ways.find(({ kind }) => (kind === 'collection') === isCollected) ?? null;
  return { delivery: minimum(false), collection: minimum(true) };
}

/** The names of the first of these ports; empty for all ports. */
export const portsText = (
  slugs: readonly string[] | null | undefined,
  ports: Readonly<Record<string, string>>,
): string => firstNames(slugs?.flatMap((slug) => ports[slug] ?? []) ?? []);

/** The maximum quantity of an offer. */
export const mostOf = ({ stock }: Pick<Offer, 'stock'>): number =>
  Math.min(stock ?? cartLimits.lineQuantity, cartLimits.lineQuantity);

/** 2100 basis points as "21%", 550 as "5.5%". */
export const rateText = (taxBasisPoints: number): string => `${Number((taxBasisPoints / 100).toFixed(2))}%`;

interface OfferSums {
  readonly netMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
}

/** The price of a quantity before delivery, calculated as in the order. */
export function sumsOfOffer({ price, taxBasisPoints }: Offer, quantity: number): OfferSums {
  const netMinor = lineNetMinor({ unitPriceMinor: price.amountMinor, quantity });
  const taxMinor = lineTaxMinor(netMinor, taxBasisPoints);
  return { netMinor, taxMinor, totalMinor: netMinor + taxMinor };
}
