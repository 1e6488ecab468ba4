import { ok } from '../../../../src/lib/result.ts';
import { decideGoods } from './goods.domain.ts';
import { decideService } from './services.domain.ts';
import type { TaxNeed } from '../../../../src/lib/tax-needs.ts';
import type { TaxAnswer, TaxQuestion } from './tax.domain.ts';
import { vatTerritory } from './territories.domain.ts';
import { undecided, type Parties } from './tax-answers.domain.ts';

/**
 * The tax on one supply: its category as in EN 16931, its rate, and the reason. If facts are missing it is refused with
 * their names, never guessed. ADR 0020 lists the cases, and what is not covered.
 */
export function decideTax(question: TaxQuestion): TaxAnswer {
  const parties = partiesOf(question);
  if (!parties.ok) return parties;
  return question.supply === 'goods'
    ? decideGoods(parties.value, question)
    : decideService(parties.value, question.supply);
}

function partiesOf({ seller, buyer, supply, place, listingRateBps }: TaxQuestion) {
  const sellerIn = vatTerritory(seller.country);
  const buyerIn = vatTerritory(buyer.country);
  const placeIn = place === null ? null : vatTerritory(place);
  const needed: TaxNeed[] = [];
  if (sellerIn === null) needed.push('seller_country');
  if (buyerIn === null) needed.push('buyer_country');
  const hasPlace = supply === 'goods' || supply === 'service_on_yacht';
  if (hasPlace && placeIn === null) needed.push('place');
  // A private person's yacht is not used commercially, and an exemption requires proof of who claims it.
  const isOnYacht = supply === 'goods' || supply === 'service_on_yacht';
  if (isOnYacht && buyer.usedCommercially) {
    if (buyer.status === 'private') needed.push('buyer_status');
    else if (buyer.vatId === null) needed.push('buyer_vat_id');
  }
  if (sellerIn === null || buyerIn === null || needed.length > 0) return undecided(...needed);
  const parties: Parties = {
    sellerIn,
    buyerIn,
    placeIn,
    isRegistered: seller.vatRegistered,
    // Without a valid number a buyer cannot be shown to be a business (article 18 of Implementing Regulation 282/2011).
    isBusiness: buyer.status === 'business' && buyer.vatId !== null,
    isCommercial: buyer.usedCommercially,
    listingRateBps,
  };
  return ok(parties);
}
