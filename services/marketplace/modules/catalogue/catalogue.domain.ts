import { mediaPath } from '../../../../src/lib/media-path.ts';
import type { PlaceKind } from '../../platform/db/booking-tables.ts';
import type { ListingStatus } from '../../platform/db/catalogue-tables.ts';
import { invalid, type Invalid } from '../../platform/refusals.ts';

export type DepartmentSlug = 'captain' | 'crew' | 'exterior' | 'interior' | 'chef-galley' | 'engineering';
export type CancellationPolicy = 'flexible' | 'moderate' | 'strict';

export interface Money {
  /** Integer minor units. */
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
}

interface Listing {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly departments: readonly DepartmentSlug[];
  readonly price: Money;
  /** Basis points: 2100 is 21 %. */
  readonly taxBasisPoints: number | null;
  readonly unit: string | null;
  /** The first photograph, in card size; null without one. */
  readonly pictureUrl: string | null;
  readonly pictures: readonly ListingPicture[];
  readonly status: ListingStatus;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A supplier's inventory item. */
export interface InventoryItem extends Listing {
  readonly productId: string;
  readonly variant: string | null;
  readonly sku: string | null;
  readonly brand: string | null;
  readonly partNumber: string | null;
  readonly barcode: string | null;
  readonly description: string | null;
  /** Whether other suppliers list the same product. */
  readonly isShared: boolean;
  /** Whether its supplier has other items of the same product, so that buyers choose between them on one page. */
  readonly isVariant: boolean;
  /** Null: not counted. */
  readonly stock: number | null;
  readonly reorderLevel: number | null;
  readonly location: string | null;
}

export interface Service extends Listing {
  readonly description: string | null;
  readonly pricedPer: 'visit' | 'hour' | 'day' | 'unit';
  readonly durationMinutes: number;
  /** The number of units that the duration covers; null: any number. */
  readonly durationUnits: number | null;
  /** Where the service is performed. */
  readonly placeKinds: readonly PlaceKind[];
  /** What the price includes, one entry per point. */
  readonly included: readonly string[];
  readonly leadTimeHours: number;
  readonly cancellationPolicy: CancellationPolicy;
}

interface ListingChange {
  readonly name?: string | undefined;
  readonly price?: Money | undefined;
  readonly taxBasisPoints?: number | null | undefined;
  readonly status?: ListingStatus | undefined;
}

/** The fields of a product; undefined fields stay unchanged. */
export interface ProductChange {
  readonly brand?: string | null | undefined;
  readonly partNumber?: string | null | undefined;
  readonly barcode?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly departments?: readonly DepartmentSlug[] | undefined;
}

/** Undefined fields stay unchanged. */
export interface InventoryItemChange extends ListingChange, ProductChange {
  readonly variant?: string | null | undefined;
  readonly sku?: string | null | undefined;
  readonly unit?: string | null | undefined;
  readonly stock?: number | null | undefined;
  readonly reorderLevel?: number | null | undefined;
  readonly location?: string | null | undefined;
  /** The supplier's item of which it is another variant, on the page of that one; null: on a page of its own. */
  readonly variantOf?: string | null | undefined;
}

/** Undefined fields stay unchanged. */
export interface ServiceChange extends ListingChange {
  readonly description?: string | null | undefined;
  readonly durationMinutes?: number | undefined;
  readonly durationUnits?: number | null | undefined;
  readonly placeKinds?: readonly PlaceKind[] | undefined;
  readonly included?: readonly string[] | undefined;
  readonly leadTimeHours?: number | undefined;
  readonly cancellationPolicy?: CancellationPolicy | undefined;
  readonly pricedPer?: Service['pricedPer'] | undefined;
  readonly unit?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly departments?: readonly DepartmentSlug[] | undefined;
}

/** A photograph of a product or a service, for its vendor. */
interface ListingPicture {
  readonly fileId: string;
  /** In card size. */
  readonly url: string;
}

/** How the photographs of a product or a service are stored. */
export interface KeptPictures {
  /** The first one, which cards show. */
  readonly pictureFileId: string | null;
  readonly morePictureIds: readonly string[];
}

/** The ids of all photographs, in order. */
export const pictureIdsOf = ({ pictureFileId, morePictureIds }: KeptPictures): readonly string[] =>
  pictureFileId === null ? morePictureIds : [pictureFileId, ...morePictureIds];

export const picturesOf = (kept: KeptPictures): readonly ListingPicture[] =>
  pictureIdsOf(kept).map((fileId) => ({ fileId, url: `${mediaPath}${fileId}?size=card` }));

/** The address of a picture in card size. */
export const cardPictureUrl = (fileId: string | null): string | null =>
  fileId === null ? null : `${mediaPath}${fileId}?size=card`;

/** A vendor's public data. */
export interface NamedVendor {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
}

/** The public data of a live listing, as in the contract: the database writes it as JSON (listing.repository.ts). */
export interface PublicListing {
  readonly kind: 'product' | 'service';
  readonly id: string;
  /** The shown offer of a product: in stock before others, then the cheapest. */
  readonly inventoryId: string | null;
  readonly name: string;
  readonly detail: string | null;
  readonly category: string | null;
  readonly departments: readonly DepartmentSlug[];
  readonly price: Money;
  readonly priceFor: string | null;
  readonly vendor: NamedVendor;
  /** Slugs. */
  readonly ports: readonly string[];
  readonly inStock: boolean | null;
  /** Whether it is available with uncounted stock. */
  readonly isUncounted: boolean;
  /** The number of suppliers. */
  readonly offerCount: number;
  /** The number of variants; 0 if none is named. */
  readonly variantCount: number;
  /** Whether other offers cost more; false for an offer that the words name. */
  readonly hasHigherPrices: boolean;
  readonly pictureUrl: string | null;
  /** How the shown offer reaches the chosen port; undefined without a port, null for a service. */
  readonly reach?: 'there' | 'collected_elsewhere' | 'not' | null;
  /** The cheapest delivery to that port, or else a collection in it; null if there is none, or none is known. */
  readonly delivery?: WayToPort | null;
}

export interface WayToPort {
  readonly isBrought: boolean;
  readonly cost: Money;
}

// The contract's maximum for imported prices: a thousand million in most currencies.
const maxPriceMinor = 100_000_000_000;

/** The problem of a price: not the market's currency (ISO 4217), negative, or unreasonably high. */
export function priceProblem(price: Money | undefined, currency: string): Invalid | null {
  if (price === undefined) return null;
  if (price.currency !== currency)
    return invalid('price/currency', `Prices here are in ${currency}.`, 'currency');
  if (price.amountMinor <= 0) return invalid('price/amountMinor', 'Price must be above zero.', 'minimum');
  if (price.amountMinor > maxPriceMinor)
    return invalid('price/amountMinor', 'This price is too high.', 'maximum');
  return null;
}

/** The terms that a listing must contain, in any order; eight at most. */
export const searchTerms = (query: string): readonly string[] =>
  query
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
