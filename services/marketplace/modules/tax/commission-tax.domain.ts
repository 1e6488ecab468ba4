import { decideTax } from './decide-tax.domain.ts';
import type { TaxAnswer } from './tax.domain.ts';
import { isInUnion, standardRateBps, vatTerritory } from './territories.domain.ts';

interface Company {
  /** ISO 3166-1 alpha-2; null if not stated. */
  readonly country: string | null;
  readonly vatId: string | null;
  readonly registrationNumber: string | null;
}

/**
 * The tax on the commission that the market charges a vendor: an ordinary service, at the standard rate of the market's
 * country.
 */
export function decideCommissionTax(market: Company, vendor: Company): TaxAnswer {
  const territory = vatTerritory(market.country ?? '');
  const buyerIn = vatTerritory(vendor.country ?? '');
  const isOutside = buyerIn !== null && !isInUnion(buyerIn);
  return decideTax({
    seller: { country: market.country ?? '', vatRegistered: market.vatId !== null },
    buyer: {
      country: vendor.country ?? '',
      status: 'business',
      // Outside the Union there are no VAT IDs: the register proves a business (article 18(3) of Implementing
      // Regulation 282/2011).
      vatId: vendor.vatId ?? (isOutside ? vendor.registrationNumber : null),
      usedCommercially: false,
    },
    supply: 'general_service',
    place: null,
    listingRateBps: (territory === null ? null : standardRateBps(territory)) ?? 0,
  });
}
