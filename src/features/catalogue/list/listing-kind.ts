import type { Api, components } from '../../../api/index.ts';

type Schemas = components['schemas'];
export type ListingStatus = Schemas['ListingStatus'];
export type StatusCounts = Schemas['StatusCounts'];

/** What an item of stock and a service have in common. */
export type OwnListing = Pick<
  Schemas['InventoryItem'] & Schemas['Service'],
  'id' | 'name' | 'price' | 'status' | 'version'
>;

export interface ListingPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  /** How many the search and the status find. */
  readonly total: number;
  /** Of everything there is, searched for or not. */
  readonly counts: StatusCounts;
}

/** What the address of a list asks for; `sort` as in the contract, with a minus for the other way round. */
export interface ListingSearch {
  readonly q: string;
  /** Null: all of them. */
  readonly status: ListingStatus | null;
  readonly sort: string;
}

/** Some fields with the values they are to have: what is sent, and what the screen shows meanwhile. */
export type ListingChange<Item> = Partial<Item>;

/** A field that is changed in its cell. */
export interface EditableField<Item> {
  /** "Price". */
  readonly label: string;
  /** What stands in the cell. */
  readonly show: (item: Item) => string;
  /** What one begins to type from. */
  readonly textOf: (item: Item) => string;
  /** The change that a typed text means, or what is wrong with it, for people. */
  readonly read: (
    text: string,
    item: Item,
  ) => { readonly change: ListingChange<Item> } | { readonly problem: string };
}

/** One cell of a file. */
export interface ExportColumn<Item> {
  readonly header: string;
  /** `isLive`: whether the shop is; null when that is not known. */
  readonly value: (item: Item, isLive: boolean | null) => string | number | null;
}

/** All that differs between a supplier's stock and a provider's services. */
export interface ListingKind<Item extends OwnListing> {
  readonly key: 'inventory' | 'services';
  /** "item", "service"; with an s for several. */
  readonly noun: string;
  readonly importKind: Schemas['Import']['kind'];
  /** Where a list is added to, without the person's id. */
  readonly addPath: string;
  readonly sorts: readonly string[];
  readonly fields: Readonly<Record<string, EditableField<Item>>>;
  readonly exported: readonly ExportColumn<Item>[];
  /** One page (contract: listInventory, listServices). */
  readonly list: (api: Api, page: PageAsked) => Promise<ListingPage<Item>>;
  /** Saves a change made on `version` (contract: updateInventoryItem, updateService). Throws ApiError. */
  readonly save: (api: Api, id: string, version: number, change: ListingChange<Item>) => Promise<Item>;
}

export interface PageAsked extends ListingSearch {
  readonly cursor: string | null;
  readonly limit: number;
  readonly signal?: AbortSignal;
}
