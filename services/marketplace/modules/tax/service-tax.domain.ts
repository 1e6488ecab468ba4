import type { BillTo, PlaceKind } from '../../platform/db/booking-tables.ts';
import { decideTax } from './decide-tax.domain.ts';
import type { TaxAnswer, TaxSeller } from './tax.domain.ts';

interface BookedService {
  readonly seller: TaxSeller;
  /**
   * Null: no billing details; treated as a private person where the work is done, or where the provider is if it is
   * remote.
   */
  readonly billTo: BillTo | null;
  readonly placeKind: PlaceKind;
  /** Null for remote work. */
  readonly portCountry: string | null;
  readonly listingRateBps: number;
}

/** The tax on a booked service. Calendar and booking are decided alike. */
export const decideServiceTax = ({
  seller,
  billTo,
  placeKind,
  portCountry,
  listingRateBps,
}: BookedService): TaxAnswer =>
  decideTax({
    seller,
    buyer: billTo ?? {
      country: portCountry ?? seller.country,
      status: 'private',
      vatId: null,
      usedCommercially: false,
    },
    supply: placeKind === 'remote' ? 'remote_service' : 'service_on_yacht',
    place: placeKind === 'remote' ? null : portCountry,
    listingRateBps,
  });
