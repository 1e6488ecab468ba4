import type { components } from '../../../api/index.ts';
import type { Department, MarketSearch } from './market-search.ts';

export type PublicListing = components['schemas']['PublicListing'];
export type Facets = components['schemas']['Facets'];
export type Port = components['schemas']['Port'];
export type FoundVendor = components['schemas']['FoundVendor'];
export type SearchMeaning = components['schemas']['SearchMeaning'];
export type Meaning = NonNullable<SearchMeaning['meaning']>;
export type Instead = components['schemas']['SearchInstead'];

export interface Found {
  /** The department that was searched; null for the whole market. */
  readonly department: Department | null;
  readonly items: readonly PublicListing[];
  /** Null if these are all results. */
  readonly nextCursor: string | null;
  /** The number of results. */
  readonly total: number;
  /** Whether `total` is a lower bound. */
  readonly totalIsLowerBound: boolean;
  /** No result has the exact words if `misspelt`, where the first is meant, or `similar`. Null without words. */
  readonly match: 'words' | 'misspelt' | 'similar' | null;
  /** How many of the results are called what was typed: they come first. Null where this is unknown. */
  readonly exact: number | null;
}

export interface PortMatch {
  readonly name: string;
  /** The words other than the port: "fender" of "fender palma". */
  readonly rest: string;
  readonly to: string;
}

export interface FoundData {
  readonly search: MarketSearch;
  /** Null while the market is unavailable. */
  readonly found: Found | null;
  /** Null if they could not be loaded; the listings are shown without them. */
  readonly facets: Facets | null;
  /** All ports; empty if they could not be loaded. */
  readonly ports: readonly Port[];
  /** Vendors named in the words; empty if they could not be loaded. */
  readonly vendors: readonly FoundVendor[];
  /** Ports named in the words, if there are results for the other words. */
  readonly matches: readonly PortMatch[];
  /** The country, coast or unknown place in the words. */
  readonly place: Meaning['place'];
  /** The town in the words that is no port, but near those that are searched. */
  readonly near: Meaning['near'];
  /** Other things in the words, of which the first is searched. */
  readonly also: Meaning['also'];
  /** The days in the words. */
  readonly when: Meaning['when'];
  /** The ids of the services that are free on the days in the words; null without a day, or with too many services. */
  readonly freeOnDay: readonly string[] | null;
  /** Suggestions if there are no results; otherwise null. */
  readonly instead: Instead | null;
  /** Names of ports with services called so, if the chosen port only has products. */
  readonly servicesIn: readonly string[];
}

/** What the words say besides the listings, and where to look instead. */
export type Beside = Pick<
  FoundData,
  'matches' | 'place' | 'near' | 'also' | 'when' | 'freeOnDay' | 'instead' | 'servicesIn'
>;
export type Searched = Omit<FoundData, keyof Beside>;
