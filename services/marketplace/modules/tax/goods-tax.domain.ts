import type { BillTo } from '../../../../src/lib/bill-to.ts';
import { isBoughtPrivately } from '../../../../src/lib/bill-to.ts';
import { ok, type Result } from '../../../../src/lib/result.ts';
import type { TaxCategory } from '../../platform/db/booking-tables.ts';
import type { DeliveryKind } from '../../platform/db/schema.ts';
import { decideTax } from './decide-tax.domain.ts';
import type { TaxAnswer } from './tax.domain.ts';

/** A supplier as the tax on its goods depends on it. */
export interface GoodsSeller {
  /** ISO 3166-1 alpha-2; null where it has not said it. */
  readonly country: string | null;
  readonly isVatRegistered: boolean;
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
  /** Null for a private person, who pays what the listing says. */
  readonly category: TaxCategory | null;
  /** A sentence for the invoice; null without a category. */
  readonly reason: string | null;
}

type Undecided = Extract<TaxAnswer, { readonly ok: false }>['error'];

export type DecideGoodsTax = (sold: SoldGoods) => Result<GoodsTax, Undecided>;

/** The tax on goods as they are ordered: what a cart shows and what a checkout charges are decided alike (ADR 0020, ADR 0024). */
export function decideGoodsTax(sold: SoldGoods): Result<GoodsTax, Undecided> {
  const { seller, billTo, deliveryKind, portCountry, listingRateBps } = sold;
  if (billTo === null || isBoughtPrivately(billTo))
    return ok({ rateBps: listingRateBps, category: null, reason: null });
  return decideTax({
    seller: { country: seller.country ?? '', vatRegistered: seller.isVatRegistered },
    buyer: billTo,
    supply: 'goods',
    // Collected goods change hands at the seller's.
    place: deliveryKind === 'collection' ? seller.country : portCountry,
    listingRateBps,
  });
}
