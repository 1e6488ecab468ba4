import { ok, refuse } from '../../../../src/lib/result.ts';
import type { TaxCategory } from '../../platform/db/booking-tables.ts';
import type { TaxNeed } from '../../../../src/lib/tax-needs.ts';
import type { Supply, TaxAnswer } from './tax.domain.ts';
import { hasNoVat, isInUnion, isTaxedBySubdivision, standardRateBps } from './territories.domain.ts';

/** The question in VAT territories, with the proofs of a business already judged. */
export interface Parties {
  readonly sellerIn: string;
  readonly buyerIn: string;
  readonly placeIn: string | null;
  readonly isRegistered: boolean;
  readonly isBusiness: boolean;
  readonly isCommercial: boolean;
  readonly listingRateBps: number;
}

export const undecided = (...needed: readonly TaxNeed[]) =>
  refuse({ code: 'TAX_UNDECIDED' as const, needed });

/** An untaxed supply on this invoice. */
export const untaxed = (category: Exclude<TaxCategory, 'S'>, reason: string): TaxAnswer =>
  ok({ category, rateBps: 0, reason });

/** A supply from the Union that only a registered seller can make without tax. */
export const untaxedIfRegistered = (
  { isRegistered }: Parties,
  category: 'AE' | 'K' | 'G',
  reason: string,
): TaxAnswer => (isRegistered ? untaxed(category, reason) : undecided('seller_vat_registration'));

/** Why no tax is charged, in words; null if some is, or if nothing is decided. */
export const untaxedBecause = ({
  category,
  reason,
}: {
  readonly category: TaxCategory | null;
  readonly reason: string | null;
}): string | null => (category === 'S' ? null : reason);

const percent = (bps: number): string => `${bps / 100} %`;

const zeroRates = {
  goods: {
    category: 'Z',
    reason: 'Zero rate, as the seller states (articles 98(2) and 110 of Directive 2006/112/EC).',
  },
  service: { category: 'E', reason: 'Exempt, as the seller states (title IX of Directive 2006/112/EC).' },
} as const;

/** Taxed in the seller's own country, at the listing's rate. */
export function taxedAtHome(
  { sellerIn, isRegistered, listingRateBps }: Parties,
  supply: Supply,
  article: string,
): TaxAnswer {
  if (!isInUnion(sellerIn)) return taxedOutsideUnion(sellerIn, isRegistered, listingRateBps);
  if (!isRegistered)
    return untaxed(
      'E',
      'The seller is a small enterprise and charges no VAT (article 284 of Directive 2006/112/EC).',
    );
  if (listingRateBps === 0) {
    const { category, reason } = zeroRates[supply === 'goods' ? 'goods' : 'service'];
    return untaxed(category, reason);
  }
  return ok({
    category: 'S',
    rateBps: listingRateBps,
    reason: `VAT of ${sellerIn}, ${percent(listingRateBps)} (${article} of Directive 2006/112/EC).`,
  });
}

/** By the law of that country, which the seller's listing states. */
function taxedOutsideUnion(country: string, isRegistered: boolean, rateBps: number): TaxAnswer {
  if (hasNoVat(country)) return untaxed('O', `Outside the scope of VAT: ${country} has none.`);
  if (!isRegistered || rateBps === 0)
    return untaxed(
      'O',
      `Outside the scope of Directive 2006/112/EC (article 5); the seller charges no tax of ${country}.`,
    );
  if (isTaxedBySubdivision(country)) return undecided('rate_at_place');
  return ok({
    category: 'S',
    rateBps,
    reason: `Tax of ${country}, ${percent(rateBps)}, by its own law; Directive 2006/112/EC doesn’t apply (article 5).`,
  });
}

/**
 * Taxed in another state of the Union than the seller's, at that state's standard rate, which is only certain if the
 * listing has a standard rate too: goods with a reduced rate at home may have another one there.
 */
export function taxedThere(
  { sellerIn, isRegistered, listingRateBps }: Parties,
  state: string,
  article: string,
): TaxAnswer {
  if (!isRegistered) return undecided('seller_vat_registration');
  const rateBps = standardRateBps(state);
  const isStandard = listingRateBps === rateBps || listingRateBps === standardRateBps(sellerIn);
  if (rateBps === null || !isStandard) return undecided('rate_at_place');
  const shop = isInUnion(sellerIn) ? 'article 369b' : 'article 359';
  // What is handed over in a state is no distance sale: it is declared in that state.
  const declared = article === 'article 31' ? 'there' : `there or through the one-stop shop (${shop})`;
  return ok({
    category: 'S',
    rateBps,
    reason: `VAT of ${state}, ${percent(rateBps)} (${article} of Directive 2006/112/EC), which the seller declares ${declared}.`,
  });
}
