import type { BillTo } from '../../../../src/lib/bill-to.ts';
import { isBoughtPrivately } from '../../../../src/lib/bill-to.ts';
import { ok, type Result } from '../../../../src/lib/result.ts';
import type { TaxCategory } from '../../platform/db/booking-tables.ts';
import type { DeliveryKind } from '../../platform/db/catalogue-tables.ts';
import { decideTax } from './decide-tax.domain.ts';
import type { TaxAnswer } from './tax.domain.ts';
import { isInUnion, vatTerritory } from './territories.domain.ts';

/** The data of a supplier on which the tax of its goods depends. */
export interface GoodsSeller {
  /** ISO 3166-1 alpha-2; null if not stated. */
  readonly country: string | null;
  readonly isVatRegistered: boolean;
  /**
   * Whether the supplier's sales to private persons in other states of the Union are taxed there, as it stated; null if
   * it has not.
   */
  readonly taxedAtDestination: boolean | null;
}

interface SoldGoods {
  readonly seller: GoodsSeller;
  /** Null for a private purchase. */
  readonly billTo: BillTo | null;
  /** Null if no method reaches the destination. */
  readonly deliveryKind: DeliveryKind | null;
  /** The country of the place where they are collected; null for what is brought. */
  readonly collectedIn: string | null;
  /** The country of the destination's port; null until one is chosen. */
  readonly portCountry: string | null;
  readonly listingRateBps: number;
}

interface GoodsTax {
  readonly rateBps: number;
  /** Null if only the listing is known. */
  readonly category: TaxCategory | null;
  /** A sentence for the invoice, or, without a category, for the buyer; null: nothing is to be said. */
  readonly reason: string | null;
}

type Undecided = Extract<TaxAnswer, { readonly ok: false }>['error'];

export type DecideGoodsTax = (sold: SoldGoods) => Result<GoodsTax, Undecided>;

/**
 * A supplier that has not stated it is presumed to be below the threshold of distance sales: private persons are taxed
 * at home.
 */
const taxedWhere = ({ taxedAtDestination }: GoodsSeller, isPrivate: boolean) =>
  taxedAtDestination === null && !isPrivate ? {} : { taxedAtDestination: taxedAtDestination ?? false };

/** The importer owes the tax on goods that enter the Union (article 201), not the seller: the market does not know it. */
const importedReason =
  'The goods come from outside the EU. Import VAT and customs duty may be due when they arrive; they aren’t in this total.';

const isOutsideUnion = ({ country }: GoodsSeller): boolean =>
  country !== null && !isInUnion(vatTerritory(country) ?? '');

/** The tax on ordered goods. Cart and checkout are decided alike, by `decideTax` (ADR 0020, ADR 0024, ADR 0028). */
export function decideGoodsTax(sold: SoldGoods): Result<GoodsTax, Undecided> {
  const { seller, billTo, deliveryKind, collectedIn, portCountry, listingRateBps } = sold;
  const isPrivate = billTo === null || isBoughtPrivately(billTo);
  // For a supplier without a country, or outside the Union, a private person pays what its listing says.
  if (isPrivate && !isInUnion(vatTerritory(seller.country ?? '') ?? '')) {
    const isImported =
      isOutsideUnion(seller) &&
      deliveryKind !== 'collection' &&
      isInUnion(vatTerritory(portCountry ?? '') ?? '');
    return ok({ rateBps: listingRateBps, category: null, reason: isImported ? importedReason : null });
  }
  const country = seller.country ?? '';
  const isHandedOver = deliveryKind === 'collection';
  // Before a port is chosen, a private person sees what is charged at the seller's.
  const brought = portCountry ?? (isPrivate ? seller.country : null);
  const place = isHandedOver ? (collectedIn ?? seller.country) : brought;
  return decideTax({
    seller: {
      country,
      vatRegistered: seller.isVatRegistered,
      ...taxedWhere(seller, isPrivate),
    },
    buyer: isPrivate
      ? // For goods, the destination decides, not where a private person lives.
        {
          country: place ?? country,
          status: 'private',
          vatId: null,
          usedCommercially: billTo?.usedCommercially ?? false,
        }
      : billTo,
    supply: 'goods',
    place,
    isHandedOver,
    listingRateBps,
  });
}
