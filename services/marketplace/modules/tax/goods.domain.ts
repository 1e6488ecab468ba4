import {
  taxedAtHome,
  taxedThere,
  undecided,
  untaxed,
  untaxedIfRegistered,
  type Parties,
} from './tax-answers.domain.ts';
import type { TaxAnswer, TaxQuestion } from './tax.domain.ts';
import { isInUnion } from './territories.domain.ts';

/** Goods that are handed over at `place`, or leave the seller's country for it; see ADR 0020, "Goods". */
export function decideGoods(parties: Parties, { seller, isHandedOver = false }: TaxQuestion): TaxAnswer {
  const { sellerIn, placeIn, isCommercial } = parties;
  if (placeIn === null) return undecided('place');
  if (placeIn === sellerIn)
    return isCommercial && isInUnion(sellerIn)
      ? forCommercialYacht(parties)
      : taxedAtHome(parties, 'goods', 'article 31');
  if (!isInUnion(sellerIn)) {
    // The importer owes the tax on goods that enter the Union (articles 60 and 201).
    if (isInUnion(placeIn)) return undecided('importer');
    return untaxed(
      'O',
      'Outside the scope of EU VAT: the goods never enter the Union (article 5 of Directive 2006/112/EC).',
    );
  }
  if (isHandedOver) return handedOverAbroad(parties, placeIn);
  if (!isInUnion(placeIn))
    return untaxedIfRegistered(
      parties,
      'G',
      'Exempt export to a place outside the Union (article 146(1)(a) of Directive 2006/112/EC).',
    );
  return toAnotherState(parties, placeIn, seller.taxedAtDestination);
}

/** Goods that the seller has in another country are taxed there, whoever collects them (article 31). */
function handedOverAbroad(parties: Parties, country: string): TaxAnswer {
  if (!isInUnion(country))
    return untaxed(
      'O',
      'Outside the scope of EU VAT: the goods are handed over outside the Union (article 31 of Directive 2006/112/EC).',
    );
  return parties.isCommercial ? forCommercialYacht(parties) : taxedThere(parties, country, 'article 31');
}

function forCommercialYacht({ isRegistered }: Parties): TaxAnswer {
  if (!isRegistered) return undecided('seller_vat_registration');
  return untaxed(
    'E',
    'Exempt: provisions and equipment of a yacht used commercially on the high seas (article 148(a) and (c) of Directive 2006/112/EC).',
  );
}

function toAnotherState(parties: Parties, state: string, taxedAtDestination: boolean | undefined): TaxAnswer {
  if (!parties.isBusiness) {
    if (taxedAtDestination === undefined) return undecided('seller_taxed_at_destination');
    return taxedAtDestination
      ? taxedThere(parties, state, 'article 33(a)')
      : taxedAtHome(parties, 'goods', 'article 59c');
  }
  // Only a VAT ID of another state of the Union than the one that the goods leave makes the supply exempt.
  if (parties.buyerIn === parties.sellerIn || !isInUnion(parties.buyerIn))
    return parties.isCommercial
      ? forCommercialYacht(parties)
      : taxedAtHome(parties, 'goods', 'articles 32 and 138(1)(b)');
  return untaxedIfRegistered(
    parties,
    'K',
    'Exempt supply to a business in another state of the Union (article 138(1) of Directive 2006/112/EC).',
  );
}
