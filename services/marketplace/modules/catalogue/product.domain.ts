import type { DeliveryDays } from '../../../../src/lib/delivery-reach.ts';
import type { DepartmentSlug, Money, NamedVendor, PublicListing } from './catalogue.domain.ts';

export interface OfferPort {
  readonly slug: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA. */
  readonly timeZone: string;
}

export interface DeliveryMethod {
  readonly id: string;
  readonly kind: 'berth' | 'collection' | 'courier';
  readonly name: string;
  readonly details: string | null;
  readonly cost: Money;
  /** Slugs; null: every port. */
  readonly ports: readonly string[] | null;
  readonly days: DeliveryDays | null;
}

/** One supplier's offer of a product. */
export interface Offer {
  readonly inventoryId: string;
  readonly supplier: NamedVendor;
  /** The supplier's own text. */
  readonly name: string;
  readonly variant: string | null;
  readonly sku: string | null;
  readonly price: Money;
  readonly taxBasisPoints: number;
  /** What the price is for: `piece`, `pair`. */
  readonly priceFor: string | null;
  /** Null: not counted, and there. */
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
  /** Of its photograph, of the page's size. */
  readonly pictureUrl: string | null;
  /** Of its other photographs, in their order. */
  readonly morePictureUrls: readonly string[];
  /** Available ones first, then the cheapest; empty while nobody offers it. */
  readonly offers: readonly Offer[];
}

export interface ProductDetail extends Product {
  /** More of its kind. */
  readonly others: readonly PublicListing[];
}
