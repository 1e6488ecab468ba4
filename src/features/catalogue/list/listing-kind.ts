import type { Api, components } from '../../../api/index.ts';
import type { SelectOption } from '../../../ui/index.ts';
import type { ReadTools } from '../../list-page/index.ts';

type Schemas = components['schemas'];
export type ListingStatus = Schemas['ListingStatus'];
export type StatusCounts = Schemas['StatusCounts'];

/** What an item of stock and a service have in common. */
export type OwnListing = Pick<
  Schemas['InventoryItem'] & Schemas['Service'],
  'id' | 'name' | 'pictures' | 'price' | 'status' | 'version'
>;

export interface ListingPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  /** How many the search and the status find. */
  readonly total: number;
  /** Of everything there is, searched for or not. */
  readonly counts: StatusCounts;
}

/** What is asked of a list; `sort` as in the contract, with a minus for the other way round. */
interface ListingsQuery {
  readonly limit: number;
  readonly sort?: string;
  readonly cursor?: string;
  readonly q?: string;
  readonly status?: ListingStatus;
}

/** Some fields with the values they are to have: what is sent, and what the screen shows meanwhile. */
export type ListingChange<Item> = Partial<Item>;

/** A field that is changed in its cell, or with the others in a form. */
export interface EditableField<Item> {
  /** "Price". */
  readonly label: string;
  /** Below the label, where all fields are changed together. */
  readonly hint?: string;
  /** Words instead of a number: any key begins to type, in a wider box. */
  readonly isText?: boolean;
  /** Text of several lines, in a form alone. */
  readonly isLong?: boolean;
  /** Where it is one of a few: what is offered, with the text that means it. */
  readonly choicesOf?: (item: Item) => readonly SelectOption[];
  /** Its text names departments. */
  readonly areDepartments?: boolean;
  /** It may be left empty. */
  readonly isOptional?: boolean;
  /** What the cell shows. */
  readonly show: (item: Item) => string;
  /** What one begins to type from. */
  readonly textOf: (item: Item) => string;
  /** The change that a typed text means, or what is wrong with it, for people. */
  readonly read: (
    text: string,
    item: Item,
  ) => { readonly change: ListingChange<Item> } | { readonly problem: string };
}

/** All that differs between a supplier's stock and a provider's services. */
export interface ListingKind<Item extends OwnListing> {
  readonly key: 'inventory' | 'services';
  /** "item", "service"; with an s for several. */
  readonly noun: string;
  /** "an item", "a service". */
  readonly aNoun: string;
  readonly importKind: Schemas['Import']['kind'];
  /** Where a list is added to, without the person's id. */
  readonly addPath: string;
  readonly fields: Readonly<Record<string, EditableField<Item>>>;
  /** The fields that are changed together, in the order of the form; a row of the form each. */
  readonly form: readonly (readonly string[])[];
  /** Those of them that this vendor can't change of a listing, and why. */
  readonly fixedOf?: (item: Item) => { readonly names: readonly string[]; readonly why: string } | null;
  /** A listing of which nothing is said yet, priced in `currency` (ISO 4217). */
  readonly blank: (currency: string) => Item;
  /** The fields of a listing that is typed in, as `form`. */
  readonly formOfNew: readonly (readonly string[])[];
  /** Adds what was typed (contract: createInventoryItem, createService). Throws ApiError. */
  readonly create: (tools: ReadTools, item: Item) => Promise<Item>;
  /** Those of them that several listings may share. */
  readonly formOfMany: readonly (readonly string[])[];
  /** One page (contract: listInventory, listServices). */
  readonly list: (tools: ReadTools, asked: ListingsQuery) => Promise<ListingPage<Item>>;
  /** Saves a change made on `version` (contract: updateInventoryItem, updateService). Throws ApiError. */
  readonly save: (api: Api, id: string, version: number, change: ListingChange<Item>) => Promise<Item>;
  readonly pictures: {
    /** Adds a picture after those that there are (contract: uploadProductPicture and the like). Throws ApiError. */
    readonly add: (api: Api, id: string, file: File, signal: AbortSignal) => Promise<Item>;
    /** Keeps these in this order, and removes the others (contract: arrangeProductPictures and the like). Throws ApiError. */
    readonly arrange: (
      api: Api,
      id: string,
      fileIds: readonly string[],
      signal: AbortSignal,
    ) => Promise<Item>;
  };
}

/** Names everything that was read of a kind. */
export const listingsKey = ({ key }: Pick<ListingKind<OwnListing>, 'key'>) => ['catalogue', key];
