import type { components } from '../../../api/index.ts';
import type { PartLine } from './part-lines.ts';

export type PartOffer = components['schemas']['PartOffer'];

/** A pasted line and the offers for its part number, best first. */
export interface CheckedPart extends PartLine {
  readonly offers: readonly PartOffer[];
}

/** `sold_out`: the chosen offer is out of stock. */
export type PartState = 'ready' | 'choose' | 'sold_out' | 'unknown';

/** The chosen offer's id by part number. */
export type ChosenOffers = Readonly<Record<string, string>>;

/** Several products have the part number, so the buyer has to choose. */
const isAmbiguous = ([first, ...others]: readonly PartOffer[]): boolean =>
  others.some(({ productId, variant }) => productId !== first?.productId || variant !== first.variant);

/** The offer to buy: the chosen one, or the best if all are of the same product. */
export function offerOf({ partNumber, offers }: CheckedPart, chosen: ChosenOffers): PartOffer | null {
  const own = offers.find(({ inventoryId }) => inventoryId === chosen[partNumber]);
  return own ?? (isAmbiguous(offers) ? null : (offers[0] ?? null));
}

export function stateOf(part: CheckedPart, chosen: ChosenOffers): PartState {
  if (part.offers.length === 0) return 'unknown';
  if (part.offers.every(({ stock }) => stock === 0)) return 'sold_out';
  const offer = offerOf(part, chosen);
  if (offer === null) return 'choose';
  return offer.stock === 0 ? 'sold_out' : 'ready';
}

/** The parts that can be bought, with their offers. */
const toBuy = (parts: readonly CheckedPart[], chosen: ChosenOffers) =>
  parts.flatMap((part) => {
    const offer = stateOf(part, chosen) === 'ready' ? offerOf(part, chosen) : null;
    return offer === null ? [] : [{ offer, quantity: part.quantity }];
  });

/** A cart line for each part that can be bought. */
export const cartLinesOf = (parts: readonly CheckedPart[], chosen: ChosenOffers) =>
  toBuy(parts, chosen).map(({ offer: { inventoryId, productId }, quantity }) => ({
    inventoryId,
    productId,
    quantity,
  }));

/** Their price before tax and delivery, for the available quantity; null if there is nothing to buy. */
export function sumOf(parts: readonly CheckedPart[], chosen: ChosenOffers): PartOffer['unitPrice'] | null {
  const bought = toBuy(parts, chosen);
  const [first] = bought;
  if (!first) return null;
  const amountMinor = bought.reduce(
    (sum, { offer: { unitPrice, stock }, quantity }) =>
      sum + unitPrice.amountMinor * Math.min(quantity, stock ?? quantity),
    0,
  );
  return { ...first.offer.unitPrice, amountMinor };
}
