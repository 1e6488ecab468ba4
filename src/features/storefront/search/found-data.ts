import { answer, type Api, type components } from '../../../api/index.ts';
import { narrowing, readSearch, type Department, type MarketSearch } from './market-search.ts';
import { inNamedPort, portMatches, withoutLooseWords, type PortMatch } from './port-matches.ts';
import { unlessAway } from './unless-away.ts';

export type PublicListing = components['schemas']['PublicListing'];
export type Facets = components['schemas']['Facets'];
export type Port = components['schemas']['Port'];
export type FoundVendor = components['schemas']['FoundVendor'];

export interface Found {
  /** Of the department that was searched; null for the whole market. */
  readonly department: Department | null;
  readonly items: readonly PublicListing[];
  /** Null where these are all. */
  readonly nextCursor: string | null;
  /** How many the search finds. */
  readonly total: number;
  /** At least so many. */
  readonly totalIsLowerBound: boolean;
  /** `similar`: nothing has the very words. Null without words. */
  readonly match: 'words' | 'similar' | null;
}

export interface FoundData {
  readonly search: MarketSearch;
  /** Null while the market cannot be read. */
  readonly found: Found | null;
  /** Null when they could not be loaded; the listings are shown without them. */
  readonly facets: Facets | null;
  /** All there are; empty where they could not be had. */
  readonly ports: readonly Port[];
  /** Those that the words name; empty where they could not be had. */
  readonly vendors: readonly FoundVendor[];
  /** The ports that the words name, where there is something of the rest of them. */
  readonly matches: readonly PortMatch[];
  /** How much there is instead where a port has nothing of the words: of them without the port, and of services in it. Null elsewhere. */
  readonly instead: { readonly elsewhere: number; readonly services: number } | null;
  /** Where services have the words of which the chosen port has products alone: names of ports. */
  readonly servicesIn: readonly string[];
}

type Searched = Omit<FoundData, 'matches' | 'instead' | 'servicesIn'>;

// The contract's most for one call is 100; this is four pages.
const perCall = 96;

/** How long the last search may be continued, or returned to, without reading it again. */
const cacheMs = 60_000;

interface CachedData extends Searched {
  readonly key: string;
  readonly at: number;
}

// The last search of this browser, so that "Show more" reads one page and not all again. Not on the server, where no
// search is continued.
const cache = new WeakMap<Api, CachedData>();

const keyOf = (search: MarketSearch): string => JSON.stringify([narrowing(search), search.sort]);

function cachedFor(api: Api, search: MarketSearch): (CachedData & { readonly found: Found }) | null {
  const last = cache.get(api);
  if (!last?.found || last.key !== keyOf(search) || Date.now() - last.at > cacheMs) return null;
  return last.found.items.length <= search.shown ? { ...last, found: last.found } : null;
}

/**
 * Reads what the address asks for (contract: searchListings, getListingFacets, findVendors). Where nothing has all its words, the loose ones
 * are left out, and where one of them is a port's name, the others are searched for there. Throws only what trying again would not fix.
 */
export async function readFound(api: Api, { url, signal }: Request): Promise<FoundData> {
  const search = readSearch(new URL(url));
  const asked = await readSearched(api, search, signal);
  const hasMissed = asked.found !== null && (asked.found.match === 'similar' || asked.found.total === 0);
  const meant = hasMissed ? (inNamedPort(search, asked.ports) ?? withoutLooseWords(search)) : null;
  const there = meant && (await readSearched(api, meant, signal));
  if (there?.found?.total) return withWaysOn(api, there, signal);
  const inPort = there && (await withWaysOn(api, there, signal));
  const isSomewhere = inPort?.instead && inPort.instead.elsewhere + inPort.instead.services > 0;
  return isSomewhere ? inPort : withWaysOn(api, asked, signal);
}

/** With what its words lead to besides, of which there is something. */
async function withWaysOn(api: Api, data: Searched, signal: AbortSignal): Promise<FoundData> {
  const { search, found, ports } = data;
  const count = async (change: Partial<MarketSearch>): Promise<number> => {
    const query = { ...narrowing({ ...search, ...change }), limit: 1 };
    const read = answer(api.client.GET('/market/listings', { params: { query }, signal }));
    return (await unlessAway(read))?.data.total ?? 0;
  };
  const named = portMatches(search, ports);
  const counts = named.map(({ rest, slug }) => (rest === '' ? 1 : count({ q: rest, port: slug })));
  const hasNothing = found?.total === 0 && search.port !== null && search.q !== '';
  const [servicesIn, elsewhere, services, ...inPorts] = await Promise.all([
    hasProductsAlone(data) ? portsOfServices(api, data, signal) : [],
    hasNothing ? count({ port: null }) : 0,
    hasNothing ? count({ q: '', kind: 'service', category: null }) : 0,
    ...counts,
  ]);
  const matches = named.filter((_, at) => inPorts[at] !== 0);
  return { ...data, matches, instead: hasNothing ? { elsewhere, services } : null, servicesIn };
}

/** Whether a port has products of the words, and no service of them. */
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
