import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { PlaceKind } from './booking-tables.ts';

export type ListingStatus = 'draft' | 'active' | 'paused' | 'archived';

export interface ProductTable {
  id: string;
  name: string;
  brand: string | null;
  partNumber: string | null;
  barcode: string | null;
  description: string | null;
  category: string | null;
  departments: ColumnType<string[], string[] | undefined, string[]>;
  pictureFileId: ColumnType<string | null, string | null | undefined, string | null>;
  /** The pictures after the first, in order. */
  morePictureIds: ColumnType<string[], string[] | undefined, string[]>;
  createdAt: Date;
  updatedAt: Date;
}

export interface InventoryItemTable {
  id: string;
  supplierId: string;
  productId: string;
  /** The product from which it was moved last, as a variant of another item or on a page of its own. */
  formerProductId: ColumnType<string | null, string | null | undefined, string | null>;
  ownKey: string;
  name: string;
  variant: string | null;
  sku: string | null;
  priceMinor: number;
  currency: string;
  taxBps: number | null;
  unit: string | null;
  stock: number | null;
  reorderLevel: number | null;
  location: string | null;
  status: ListingStatus;
  importId: string | null;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface ServiceTable {
  id: string;
  providerId: string;
  ownKey: string;
  name: string;
  description: string | null;
  category: string | null;
  departments: ColumnType<string[], string[] | undefined, string[]>;
  priceMinor: number;
  currency: string;
  taxBps: number | null;
  pricedPer: 'visit' | 'hour' | 'day' | 'unit';
  unit: string | null;
  durationMinutes: number;
  durationUnits: number | null;
  placeKinds: ColumnType<PlaceKind[], PlaceKind[] | undefined, PlaceKind[]>;
  included: ColumnType<string[], string[] | undefined, string[]>;
  leadTimeHours: ColumnType<number, number | undefined, number>;
  cancellationPolicy: ColumnType<
    'flexible' | 'moderate' | 'strict',
    'flexible' | 'moderate' | 'strict' | undefined,
    'flexible' | 'moderate' | 'strict'
  >;
  status: ListingStatus;
  importId: string | null;
  pictureFileId: ColumnType<string | null, string | null | undefined, string | null>;
  /** The pictures after the first, in order. */
  morePictureIds: ColumnType<string[], string[] | undefined, string[]>;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

export type DeliveryKind = 'berth' | 'collection' | 'courier';

export interface MarketListingTable {
  id: string;
  kind: 'product' | 'service';
  inventoryId: string | null;
  name: string;
  detail: string | null;
  category: string | null;
  departments: string[];
  priceMinor: number;
  currency: string;
  priceFor: string | null;
  vendorId: string;
  vendorIds: string[];
  /** The ports of its vendors. */
  shownPorts: string[];
  /** The ports in which it is available. */
  ports: string[];
  inStock: boolean | null;
  isUncounted: Generated<boolean>;
  variantCount: Generated<number>;
  hasHigherPrices: Generated<boolean>;
  pictureFileId: string | null;
  outOfStock: GeneratedAlways<boolean>;
  listedAt: Date;
  sortName: string;
  words: string;
  search: string;
  /** Its public data without the vendor, as JSON. */
  shown: GeneratedAlways<string>;
}

export interface ListingCountTable {
  id: GeneratedAlways<number>;
  department: string;
  facet: 'all' | 'kind' | 'department' | 'category' | 'vendor' | 'port' | 'stock';
  value: string;
  listings: number;
}

/** The words of listings, some of them duplicated until the nightly job; triggers write them (migration 0055). */
export interface ListingWordTable {
  id: GeneratedAlways<number>;
  word: string;
}

export interface DeliveryMethodTable {
  id: string;
  supplierId: string;
  kind: DeliveryKind;
  name: string;
  details: string | null;
  /** Where it is collected, as lines; only of a collection in a port. */
  address: Generated<string | null>;
  costMinor: number;
  currency: string;
  /** Slugs; null: every port. A collection has at most one. */
  ports: string[] | null;
  /** Counted from the confirmation; both or neither. */
  daysFrom: number | null;
  daysTo: number | null;
  position: number;
  createdAt: Date;
  archivedAt: Date | null;
}
