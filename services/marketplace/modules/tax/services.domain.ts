import {
  taxedAtHome,
  taxedThere,
  undecided,
  untaxed,
  untaxedIfRegistered,
  type Parties,
} from './tax-answers.domain.ts';
import type { Supply, TaxAnswer } from './tax.domain.ts';
import { isInUnion } from './territories.domain.ts';

/** A service; see ADR 0020, "Services". */
export function decideService(parties: Parties, supply: Exclude<Supply, 'goods'>): TaxAnswer {
  if (parties.isBusiness) return forBusiness(parties, supply);
  return supply === 'service_on_yacht' ? onPrivateYacht(parties) : forPrivate(parties, supply);
}

/** Taxed where the buyer is established, wherever the work is done (article 44). */
function forBusiness(parties: Parties, supply: Exclude<Supply, 'goods'>): TaxAnswer {
  const { sellerIn, buyerIn, isCommercial } = parties;
  if (buyerIn === sellerIn) {
    // An exemption with deduction: EN 16931 lists it under E (VATEX-EU-148), not under the zero rates of Z.
    if (isCommercial && supply === 'service_on_yacht' && isInUnion(sellerIn))
      return untaxed(
        'E',
        'Exempt: work on a yacht used commercially on the high seas (article 148(c) of Directive 2006/112/EC).',
      );
    return taxedAtHome(parties, supply, 'article 44');
  }
  if (!isInUnion(buyerIn))
    return untaxed(
      'O',
      'Outside the scope of EU VAT: the buyer is a business established outside the Union (article 44 of Directive 2006/112/EC).',
    );
  const reason =
    'Reverse charge: the buyer accounts for the VAT (articles 44 and 196 of Directive 2006/112/EC).';
  return isInUnion(sellerIn) ? untaxedIfRegistered(parties, 'AE', reason) : untaxed('AE', reason);
}

/** Work on movable goods for a private person: taxed where it is done (article 54(2)(b)). */
function onPrivateYacht(parties: Parties): TaxAnswer {
  const { sellerIn, placeIn } = parties;
  if (placeIn === null) return undecided('place');
  if (placeIn === sellerIn) return taxedAtHome(parties, 'service_on_yacht', 'article 54(2)(b)');
  if (!isInUnion(placeIn))
    return untaxed(
      'O',
      'Outside the scope of EU VAT: the work is done outside the Union (article 54(2)(b) of Directive 2006/112/EC).',
    );
  return taxedThere(parties, placeIn, 'article 54(2)(b)');
}

/** Taxed where the seller is (article 45), except advice for a person outside the Union (article 59(c)). */
function forPrivate(parties: Parties, supply: 'general_service' | 'remote_service'): TaxAnswer {
  const isOutside = isInUnion(parties.sellerIn) && !isInUnion(parties.buyerIn);
  return supply === 'remote_service' && isOutside
    ? untaxed(
        'O',
        'Outside the scope of EU VAT: advice for a person outside the Union (article 59(c) of Directive 2006/112/EC).',
      )
    : taxedAtHome(parties, supply, 'article 45');
}
