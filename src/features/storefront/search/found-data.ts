import { answer, type Api, type components } from '../../../api/index.ts';
import {
  isNarrowed,
  narrowed,
  narrowing,
  readSearch,
  type Department,
  type MarketSearch,
} from './market-search.ts';
import { unlessAway } from './unless-away.ts';

export type PublicListing = components['schemas']['PublicListing'];
export type Facets = components['schemas']['Facets'];
export type Port = components['schemas']['Port'];
export type FoundVendor = components['schemas']['FoundVendor'];
type SearchMeaning = components['schemas']['SearchMeaning'];
type Meaning = NonNullable<SearchMeaning['meaning']>;
type Instead = components['schemas']['SearchInstead'];

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
  /** `similar`: no result has the exact words. Null without words. */
  readonly match: 'words' | 'similar' | null;
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
  /** The date in the words, which does not filter listings. */
  readonly when: Meaning['when'];
  /** Suggestions if there are no results; otherwise null. */
  readonly instead: Instead | null;
  /** Names of ports with services for the words, if the chosen port only has products. */
  readonly servicesIn: readonly string[];
}

type Searched = Omit<FoundData, 'matches' | 'when' | 'instead' | 'servicesIn'>;

// Four pages; the maximum in the contract is 100.
const perCall = 96;

/** How long the last search can be continued or returned to without loading it again. */
const cacheMs = 60_000;

interface CachedData extends Searched {
  readonly key: string;
  readonly at: number;
}

// The last search in this browser, so that "Show more" loads one page. Not used on the server, where no search is
// continued.
const cache = new WeakMap<Api, CachedData>();

const keyOf = (search: MarketSearch): string => JSON.stringify([narrowing(search), search.sort]);

function cachedFor(api: Api, search: MarketSearch): (CachedData & { readonly found: Found }) | null {
  const last = cache.get(api);
  if (!last?.found || last.key !== keyOf(search) || Date.now() - last.at > cacheMs) return null;
  return last.found.items.length <= search.shown ? { ...last, found: last.found } : null;
}

/**
 * Loads the results for an address (contract: searchListings, getListingFacets, findVendors), with the meaning of its
 * words (readSearchMeaning) and, without results, suggestions (findInstead). Only rejects with errors that retrying
 * cannot fix.
 */
export async function readFound(api: Api, { url, signal }: Request): Promise<FoundData> {
  const asked = readSearch(new URL(url));
  const [asWritten, said] = await Promise.all([
    readSearched(api, asked, signal),
    asked.q === '' ? null : unlessAway(readMeaning(api, asked, signal)),
  ]);
  const meaning = said?.meaning ?? null;
  const data = meaning === null ? asWritten : await readSearched(api, meant(asked, meaning), signal);
  const { search } = data;
  const [servicesIn, instead] = await Promise.all([
    hasProductsAlone(data) ? portsOfServices(api, data, signal) : [],
    data.found?.total === 0 && isNarrowed(search) ? unlessAway(readInstead(api, search, signal)) : null,
  ]);
  const matches = (said?.ports ?? []).map(({ slug, name, q }) => ({
    name,
    rest: q,
    to: narrowed(search, { q, port: slug }),
  }));
  return { ...data, matches, when: meaning?.when ?? null, instead, servicesIn };
}

/** Chosen filters apply unless the words say otherwise. */
const meant = (search: MarketSearch, { q, port, vendor, priceFrom, priceTo }: Meaning): MarketSearch => ({
  ...search,
  q,
  port: port ?? search.port,
  vendor: vendor ?? search.vendor,
  priceFromMinor: priceFrom ?? search.priceFromMinor,
  priceToMinor: priceTo ?? search.priceToMinor,
});

async function readMeaning(
  { client }: Api,
  search: MarketSearch,
  signal: AbortSignal,
): Promise<SearchMeaning> {
  const query = { ...narrowing(search), q: search.q };
  const { data } = await answer(client.GET('/market/listings/meaning', { params: { query }, signal }));
  return data;
}

async function readInstead({ client }: Api, search: MarketSearch, signal: AbortSignal): Promise<Instead> {
  const params = { query: narrowing(search) };
  const { data } = await answer(client.GET('/market/listings/instead', { params, signal }));
  return data;
}

/** Whether a port has products for the words, but no services. */
const hasProductsAlone = ({ search, facets }: Searched): boolean => {
  const has = (kind: string) =>
    facets?.kinds.some(({ value, count }) => value === kind && count > 0) === true;
  return search.port !== null && search.q !== '' && search.kind === null && has('product') && !has('service');
};

async function portsOfServices(
  api: Api,
  { search }: Searched,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const asked = { ...search, port: null, category: null, vendor: null, kind: 'service' } as const;
  const facets = await unlessAway(readFacets(api, asked, signal));
  return (facets?.ports ?? []).flatMap(({ name, count }) => (count > 0 ? name : []));
}

async function readSearched(api: Api, search: MarketSearch, signal: AbortSignal): Promise<Searched> {
  const before = cachedFor(api, search);
  const [found, facets, ports, vendors] = await Promise.all([
    unlessAway(readListings(api, search, signal, before?.found)),
    before?.facets ?? unlessAway(readFacets(api, search, signal)),
    before?.ports ?? unlessAway(readPorts(api, signal)),
    before?.vendors ?? unlessAway(readVendors(api, search, signal)),
  ]);
  const data = { search, found, facets, ports: ports ?? [], vendors: vendors ?? [] };
  if (typeof document !== 'undefined')
    cache.set(api, { ...data, key: keyOf(search), at: before?.at ?? Date.now() });
  return data;
}

async function readListings(
  api: Api,
  search: MarketSearch,
  signal: AbortSignal,
  before?: Found,
): Promise<Found> {
  const missing = search.shown - (before?.items.length ?? 0);
  if (before && (before.nextCursor === null || missing <= 0)) return before;
  const query = {
    ...narrowing(search),
    ...(search.sort !== 'best' && { sort: search.sort }),
    limit: Math.min(perCall, missing),
    ...(before?.nextCursor && { cursor: before.nextCursor }),
  };
  const { data } = await answer(api.client.GET('/market/listings', { params: { query }, signal }));
  return readListings(api, search, signal, { ...data, items: [...(before?.items ?? []), ...data.items] });
}

async function readFacets({ client }: Api, search: MarketSearch, signal: AbortSignal): Promise<Facets> {
  const params = { query: narrowing(search) };
  const { data } = await answer(client.GET('/market/listings/facets', { params, signal }));
  return data;
}

async function readPorts({ client }: Api, signal: AbortSignal): Promise<readonly Port[]> {
  const { data } = await answer(client.GET('/market/overview', { signal }));
  return data.ports;
}

async function readVendors(
  { client }: Api,
  { q }: MarketSearch,
  signal: AbortSignal,
): Promise<readonly FoundVendor[]> {
  if (q === '') return [];
  const { data } = await answer(client.GET('/market/vendors', { params: { query: { q } }, signal }));
  return data.vendors;
}
