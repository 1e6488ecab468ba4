import type { components } from '../../../api/index.ts';
import type { PartLine } from './part-lines.ts';

export type PartOffer = components['schemas']['PartOffer'];

/** A pasted line and what can be bought under its part number, the best first. */
export interface CheckedPart extends PartLine {
  readonly offers: readonly PartOffer[];
}

export type PartState = 'ready' | 'choose' | 'unknown';

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
  return offerOf(part, chosen) === null ? 'choose' : 'ready';
}

/** A line of the cart for each part whose offer is known. */
export const cartLinesOf = (parts: readonly CheckedPart[], chosen: ChosenOffers) =>
  parts.flatMap((part) => {
    const offer = offerOf(part, chosen);
    if (offer === null) return [];
    return [{ inventoryId: offer.inventoryId, productId: offer.productId, quantity: part.quantity }];
  });
