import type { BillTo } from '../../../../src/lib/bill-to.ts';
import { isBoughtPrivately } from '../../../../src/lib/bill-to.ts';
import { ok, type Result } from '../../../../src/lib/result.ts';
import type { TaxCategory } from '../../platform/db/booking-tables.ts';
import type { DeliveryKind } from '../../platform/db/catalogue-tables.ts';
import { decideTax } from './decide-tax.domain.ts';
import type { TaxAnswer } from './tax.domain.ts';
import { isInUnion, vatTerritory } from './territories.domain.ts';

/** A supplier as the tax on its goods depends on it. */
export interface GoodsSeller {
  /** ISO 3166-1 alpha-2; null where it has not said it. */
  readonly country: string | null;
  readonly isVatRegistered: boolean;
  /** Its own statement of where sales to private persons in other states of the Union are taxed; null while it has said nothing. */
  readonly taxedAtDestination: boolean | null;
}

interface SoldGoods {
  readonly seller: GoodsSeller;
  /** Null: bought privately. */
  readonly billTo: BillTo | null;
  /** Null: nothing reaches the place. */
  readonly deliveryKind: DeliveryKind | null;
  /** Of the port to which it goes; null while none is chosen. */
  readonly portCountry: string | null;
  readonly listingRateBps: number;
}

interface GoodsTax {
  readonly rateBps: number;
  /** Null where nothing but the listing is known. */
  readonly category: TaxCategory | null;
  /** A sentence for the invoice; null without a category. */
  readonly reason: string | null;
}

type Undecided = Extract<TaxAnswer, { readonly ok: false }>['error'];

export type DecideGoodsTax = (sold: SoldGoods) => Result<GoodsTax, Undecided>;

/** Of a supplier that has not said it, below the threshold of distance sales is presumed for private persons: taxed at home. */
const taxedWhere = ({ taxedAtDestination }: GoodsSeller, isPrivate: boolean) =>
  taxedAtDestination === null && !isPrivate ? {} : { taxedAtDestination: taxedAtDestination ?? false };

/**
 * The tax on goods as they are ordered: what a cart shows and what a checkout charges are decided alike, for everybody by `decideTax` (ADR 0020, ADR
 * 0024, ADR 0028).
 */
export function decideGoodsTax(sold: SoldGoods): Result<GoodsTax, Undecided> {
  const { seller, billTo, deliveryKind, portCountry, listingRateBps } = sold;
  const isPrivate = billTo === null || isBoughtPrivately(billTo);
  // Of a supplier that said no country, or is outside the Union, nothing but its listing is known to a private person.
  if (isPrivate && !isInUnion(vatTerritory(seller.country ?? '') ?? ''))
    return ok({ rateBps: listingRateBps, category: null, reason: null });
  const country = seller.country ?? '';
  const isHandedOver = deliveryKind === 'collection' || (isPrivate && portCountry === null);
  // Collected goods change hands at the seller's, and before a port is chosen nothing leaves it.
  const place = isHandedOver ? seller.country : portCountry;
  return decideTax({
    seller: {
      country,
      vatRegistered: seller.isVatRegistered,
      ...taxedWhere(seller, isPrivate),
    },
    buyer: isPrivate
      ? // Where a private person lives makes no difference to goods: where they go does.
        {
          country: place ?? country,
          status: 'private',
          vatId: null,
          usedCommercially: billTo?.usedCommercially ?? false,
        }
      : billTo,
    supply: 'goods',
    place,
    listingRateBps,
  });
}
