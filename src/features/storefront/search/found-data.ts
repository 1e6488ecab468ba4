import { answer, type Api } from '../../../api/index.ts';
import { loadPart } from '../../../lib/load-part.ts';
import type {
  Beside,
  Facets,
  Found,
  FoundData,
  FoundVendor,
  Port,
  Searched,
  SearchMeaning,
} from './found.types.ts';
import { isNarrowed, narrowing, readSearch, type MarketSearch } from './market-search.ts';
import { unlessAway } from './unless-away.ts';

const nothingBeside: Beside = {
  matches: [],
  place: null,
  near: null,
  also: [],
  when: null,
  freeOnDay: null,
  instead: null,
  servicesIn: [],
};

/** Loaded for words and for empty results only: most visits read a department. */
const loadBeside = () => loadPart(() => import('./beside-data.ts'));

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
 * words (readSearchMeaning). Only rejects with errors that retrying cannot fix.
 */
export async function readFound(api: Api, { url, signal }: Request): Promise<FoundData> {
  const asked = readSearch(new URL(url));
  const [asWritten, said] = await Promise.all([
    readSearched(api, asked, signal),
    asked.q === '' ? null : unlessAway(readMeaning(api, asked, signal)),
  ]);
  const meaning = said?.meaning ?? null;
  const data =
    meaning === null
      ? asWritten
      : await readSearched(api, (await loadBeside()).meant(asked, meaning), signal);
  const isLost = data.found?.total === 0 && isNarrowed(data.search);
  const beside = asked.q === '' && !isLost ? null : await unlessAway(readBeside(api, data, said, signal));
  return { ...data, ...(beside ?? nothingBeside) };
}

async function readMeaning(
  { client }: Api,
  search: MarketSearch,
  signal: AbortSignal,
): Promise<SearchMeaning> {
  const query = { ...narrowing(search), q: search.q };
  const { data } = await answer(client.GET('/market/listings/meaning', { params: { query }, signal }));
  return data;
}

const readBeside = async (
  api: Api,
  data: Searched,
  said: SearchMeaning | null,
  signal: AbortSignal,
): Promise<Beside> => (await loadBeside()).readBeside(api, data, said, signal);

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
  // How the words matched is said of the first result.
  const match = before ? before.match : data.match;
  return readListings(api, search, signal, {
    ...data,
    match,
    items: [...(before?.items ?? []), ...data.items],
  });
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
