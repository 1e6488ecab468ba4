import type { Api, components } from '../../../api/index.ts';
import type { SelectOption } from '../../../ui/index.ts';
import type { ReadTools } from '../../list-page/index.ts';

type Schemas = components['schemas'];
export type ListingStatus = Schemas['ListingStatus'];
export type StockLevel = Schemas['StockLevel'];
export type StatusCounts = Schemas['StatusCounts'];

/** What an inventory item and a service have in common. */
export type OwnListing = Pick<
  Schemas['InventoryItem'] & Schemas['Service'],
  'id' | 'name' | 'departments' | 'pictures' | 'price' | 'status' | 'taxBasisPoints' | 'version'
> &
  Partial<Pick<Schemas['InventoryItem'], 'productId' | 'variant' | 'isVariant'>>;

export interface ListingPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  /** The number of matches of the search and the status filter. */
  readonly total: number;
  /** Counts of all listings, regardless of the search. */
  readonly counts: StatusCounts;
  /** How many of the active ones have no stock left; only of items. */
  readonly soldOut?: number;
}

/** The parameters of a list; `sort` as in the contract, with a minus for descending order. */
interface ListingsQuery {
  readonly limit: number;
  readonly sort?: string;
  readonly cursor?: string;
  readonly q?: string;
  /** Only those on the page of this product; only of items. */
  readonly productId?: string;
  readonly status?: ListingStatus;
  /** Only of items. */
  readonly stock?: StockLevel;
}

/** Fields with their new values, as they are sent and shown. */
export type ListingChange<Item> = Partial<Item>;

/** A field that is edited in its cell, or in a form. */
export interface EditableField<Item> {
  /** "Price". */
  readonly label: string;
  /** The label in a form, if it says more: "Price in EUR". */
  readonly formLabelOf?: (item: Item) => string;
  /** Below the label, in a form. */
  readonly hint?: string;
  /** What a typed text will be shown as, if in other words; takes the place of the hint. */
  readonly shownAs?: (text: string) => string | null;
  /** A text rather than a number: any key starts editing, in a wider box. */
  readonly isText?: boolean;
  /** A text of several lines, only in forms. */
  readonly isLong?: boolean;
  /** The options, if there are only a few; their values are texts for `read`. */
  readonly choicesOf?: (item: Item) => readonly SelectOption[];
  /** Other listings' texts are offered while it is typed: they are this vendor's own words. */
  readonly areOwnWords?: boolean;
  /** The text is a list of departments. */
  readonly areDepartments?: boolean;
  /** Whether a form asks for it, given the texts of its other fields; if missing, always. */
  readonly isAsked?: (texts: Readonly<Record<string, string>>) => boolean;
  /** What only the server knows to be wrong with the text, for users; null if nothing is. */
  readonly serverProblem?: (api: Api, text: string, item: Item) => Promise<string | null>;
  /** It may be empty. */
  readonly isOptional?: boolean;
  /** The displayed text. */
  readonly show: (item: Item) => string;
  /** The text when editing begins. */
  readonly textOf: (item: Item) => string;
  /** Parses a typed text into a change, or a problem for users. */
  readonly read: (
    text: string,
    item: Item,
  ) => { readonly change: ListingChange<Item> } | { readonly problem: string };
}

/** Fields that a form does not offer, and why. */
export interface FixedFields {
  readonly names: readonly string[];
  readonly why: string;
}

/** What a new listing is one of. */
interface NewListingOptions<Item> {
  /** The listing of which it is another one; null: of none. */
  readonly original: Item | null;
  /** What each of several says of its own; empty for a single one. */
  readonly variants: readonly NewVariant<Item>[];
}

/** One of several listings that buyers choose between. */
export interface NewVariant<Item> {
  readonly variant: string;
  readonly change: ListingChange<Item>;
}

/** Everything that differs between inventory items and services. */
export interface ListingKind<Item extends OwnListing> {
  readonly key: 'inventory' | 'services';
  /** "item", "service"; the plural adds an s. */
  readonly noun: string;
  /** "an item", "a service". */
  readonly aNoun: string;
  readonly importKind: Schemas['Import']['kind'];
  /** The page where a list is imported, without the user's id. */
  readonly addPath: string;
  /** Its page in the shop. */
  readonly shopPathOf: (item: Item) => string;
  readonly fields: Readonly<Record<string, EditableField<Item>>>;
  /** The fields of the form of one listing, by row. */
  readonly form: readonly (readonly string[])[];
  /** The fields that this vendor cannot change of a listing. */
  readonly fixedOf?: (item: Item) => FixedFields | null;
  /** An empty listing, priced in `currency` (ISO 4217). */
  readonly blank: (currency: string) => Item;
  /** By field name: hints that replace the fields’ own in the form of a new one. */
  readonly hintsOfNew?: Readonly<Record<string, string>>;
  /** The fields that a new listing shares with the one that was added before it, most often. */
  readonly proposed: readonly string[];
  /** Another one like a listing. */
  readonly copy: {
    /** What its row’s menu calls it. */
    readonly label: string;
    /** What of the listing the form begins with. */
    readonly of: (item: Item) => Item;
    /** The field by which buyers tell the two apart: both need it. */
    readonly apart?: string;
    /** What each of several, which are added together, has of its own; each may be left empty. */
    readonly ofEach?: readonly string[];
    /** What the two have in common for good, because they are on one page. */
    readonly inCommon?: (original: Item) => FixedFields;
  };
  /**
   * Creates a listing, or several that buyers choose between; answers the first (contract: createInventoryItem,
   * createService). Throws ApiError.
   */
  readonly create: (tools: ReadTools, item: Item, more: NewListingOptions<Item>) => Promise<Item>;
  /** The fields that variants on one page usually have in common, though each has its own. */
  readonly sharedByVariants?: readonly string[];
  /** The fields that several listings can get together. */
  readonly formOfMany: readonly (readonly string[])[];
  /** Reads one page (contract: listInventory, listServices). */
  readonly list: (tools: ReadTools, asked: ListingsQuery) => Promise<ListingPage<Item>>;
  /** Saves a change of `version` (contract: updateInventoryItem, updateService). Throws ApiError. */
  readonly save: (api: Api, id: string, version: number, change: ListingChange<Item>) => Promise<Item>;
  /** Deletes the archived ones for good (contract: clearArchivedInventory, clearArchivedServices). Throws ApiError. */
  readonly clearArchived: (tools: ReadTools) => Promise<{ readonly message: string }>;
  readonly pictures: {
    /** Adds a picture at the end (contract: uploadProductPicture and the like). Throws ApiError. */
    readonly add: (
      api: Api,
      id: string,
      file: File,
      /** `onSent` is called with the share sent so far, 0 to 1. */
      sending: { readonly signal: AbortSignal; readonly onSent: (share: number) => void },
    ) => Promise<Item>;
    /**
     * Keeps these pictures in this order and removes the others (contract: arrangeProductPictures and the like). Throws
     * ApiError.
     */
    readonly arrange: (
      api: Api,
      id: string,
      fileIds: readonly string[],
      signal: AbortSignal,
    ) => Promise<Item>;
  };
}

/** The prefix of the query keys of a kind's listings. */
export const listingsKey = ({ key }: Pick<ListingKind<OwnListing>, 'key'>) => ['catalogue', key];
