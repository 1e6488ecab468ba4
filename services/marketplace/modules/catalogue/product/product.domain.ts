import type { DeliveryDays } from '../../../../../src/lib/delivery-reach.ts';
import type { DepartmentSlug, Money, NamedVendor, PublicListing } from '../catalogue.domain.ts';

interface OfferPort {
  readonly slug: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA name. */
  readonly timeZone: string;
}

interface DeliveryMethod {
  readonly id: string;
  readonly kind: 'berth' | 'collection' | 'courier';
  readonly name: string;
  readonly details: string | null;
  readonly address: string | null;
  readonly cost: Money;
  /** Slugs; null: every port. */
  readonly ports: readonly string[] | null;
  readonly days: DeliveryDays | null;
}

/** One supplier's offer of a product. */
export interface Offer {
  readonly inventoryId: string;
  readonly supplier: NamedVendor;
  /** The supplier's own name for it. */
  readonly name: string;
  readonly variant: string | null;
  readonly sku: string | null;
  readonly price: Money;
  readonly taxBasisPoints: number;
  /** Its supplier is outside the Union, so that what is brought into it is imported. */
  readonly isFromOutsideUnion: boolean;
  /** The unit of the price: `piece`, `pair`. */
  readonly priceFor: string | null;
  /** Null: not counted, and available. */
  readonly stock: number | null;
  readonly inStock: boolean;
  readonly ports: readonly OfferPort[];
  /** In the supplier's order. */
  readonly deliveryMethods: readonly DeliveryMethod[];
}

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly partNumber: string | null;
  readonly barcode: string | null;
  readonly description: string | null;
  readonly category: string | null;
  readonly departments: readonly DepartmentSlug[];
  /** The first photograph, in page size. */
  readonly pictureUrl: string | null;
  /** The other photographs, in order. */
  readonly morePictureUrls: readonly string[];
  /** Available ones first, then the cheapest; empty if there are none. */
  readonly offers: readonly Offer[];
}

export interface ProductDetail extends Product {
  /** More products of its category. */
  readonly others: readonly PublicListing[];
}
