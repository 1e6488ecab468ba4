import type { components } from '../../../api/index.ts';
import type { PartLine } from './part-lines.ts';

export type PartOffer = components['schemas']['PartOffer'];

/** A pasted line and what can be bought under its part number, the best first. */
export interface CheckedPart extends PartLine {
  readonly offers: readonly PartOffer[];
}

/** `sold_out`: of what would be bought there is nothing now. */
export type PartState = 'ready' | 'choose' | 'sold_out' | 'unknown';

/** What is bought of each part number: the id of an offer. */
export type ChosenOffers = Readonly<Record<string, string>>;

/** Several things share the part number: which one is meant only the buyer knows. */
const isAmbiguous = ([first, ...others]: readonly PartOffer[]): boolean =>
  others.some(({ productId, variant }) => productId !== first?.productId || variant !== first.variant);

/** The offer that would be bought: the one that was chosen, or the best where all of them are of one thing. */
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

/** The parts that can be bought, with the offer of each. */
const toBuy = (parts: readonly CheckedPart[], chosen: ChosenOffers) =>
  parts.flatMap((part) => {
    const offer = stateOf(part, chosen) === 'ready' ? offerOf(part, chosen) : null;
    return offer === null ? [] : [{ offer, quantity: part.quantity }];
  });

/** A line of the cart for each part that can be bought. */
export const cartLinesOf = (parts: readonly CheckedPart[], chosen: ChosenOffers) =>
  toBuy(parts, chosen).map(({ offer: { inventoryId, productId }, quantity }) => ({
    inventoryId,
    productId,
    quantity,
  }));

/** What they come to before tax and delivery, as far as there are enough; null: nothing. */
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
