import {
  createMarketplaceClient,
  createSettingsCalls,
  type Api,
  type components,
} from '../../../api/index.ts';
import { overview } from '../home/testing/overview.ts';
import type { FoundVendor, PublicListing } from '../search/found.types.ts';
import { exterior, facets } from '../search/testing/listings.ts';

export const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const refusal = (status: number, code: string) =>
  json(status, { status: false, message: 'No.', error: { code, requestId: 'r-1' } });

type SearchMeaning = components['schemas']['SearchMeaning'];

/** The meaning of words that only search. */
export const meaning = (
  said: Partial<NonNullable<SearchMeaning['meaning']>>,
): Pick<SearchMeaning, 'meaning'> => ({
  meaning: {
    q: '',
    kind: null,
    port: null,
    vendor: null,
    priceFrom: null,
    priceTo: null,
    place: null,
    near: null,
    when: null,
    also: [],
    sort: null,
    ...said,
  },
});

/** An API with this fake server. */
export function apiOf(answer: (url: URL, request: Request) => Response | Promise<Response>): Api {
  const nobody = () => null;
  const client = createMarketplaceClient({
    baseUrl: 'https://quayside.example.com/api',
    readToken: nobody,
    fetch: async (request) => answer(new URL(request.url), request),
  });
  return { client, settings: createSettingsCalls(client, nobody) };
}

interface MarketParts {
  readonly items: readonly PublicListing[];
  /** The listings if a port is chosen; by default all. */
  readonly inPorts?: readonly PublicListing[];
  /** Called before each call with its path; true makes it fail. */
  readonly isAway?: (path: string) => boolean;
  readonly match?: 'words' | 'misspelt' | 'similar';
  /** How many of the listings are called what was typed, of those without a port; null if it is unknown. */
  readonly exact?: number | null;
  /** The ids of the services that are free on any day. */
  readonly free?: readonly string[];
  readonly vendors?: readonly FoundVendor[];
  /** The meanings of words. */
  readonly meanings?: Readonly<Record<string, Partial<SearchMeaning>>>;
  /** Suggestions for a search without results. */
  readonly instead?: Partial<components['schemas']['SearchInstead']>;
  /** Ports have no services. */
  readonly productsAlone?: boolean;
}

/** A fake market with these listings, whose cursor is a number, which records its calls. */
export function marketWith({
  items,
  inPorts = items,
  isAway = () => false,
  match = 'words',
  exact = null,
  free = [],
  vendors = [],
  meanings = {},
  instead = {},
  productsAlone = false,
}: MarketParts) {
  const asked: string[] = [];
  const api = apiOf(({ pathname, search, searchParams: params }) => {
    asked.push(pathname.replace('/api/market', '') + search);
    if (isAway(pathname)) throw new TypeError('fetch failed');
    if (pathname.endsWith('/overview')) return json(200, { status: true, data: overview });
    if (pathname.endsWith('/vendors')) return json(200, { status: true, data: { vendors } });
    if (pathname.endsWith('/favourites')) return json(200, { status: true, data: { productIds: [] } });
    if (pathname.endsWith('/showcase')) return json(200, { status: true, data: { departments: [] } });
    if (pathname.endsWith('/meaning'))
      return json(200, {
        status: true,
        data: { meaning: null, ports: [], ...meanings[params.get('q') ?? ''] },
      });
    if (pathname.endsWith('/instead'))
      return json(200, { status: true, data: { without: [], services: 0, english: null, ...instead } });
    if (pathname.endsWith('/services'))
      return json(200, {
        status: true,
        data: { items: free.map((id) => ({ id })), nextCursor: null, total: free.length, categories: [] },
      });
    if (pathname.endsWith('/facets'))
      return json(200, {
        status: true,
        data: {
          ...facets,
          ...(productsAlone && params.has('port') && { kinds: facets.kinds.slice(0, 1) }),
          inStock: items.filter((item) => item.inStock).length,
        },
      });
    const query = params.get('q') ?? '';
    const kind = params.get('kind');
    const category = params.get('category');
    const hits = (params.has('port') ? inPorts : items).filter(
      (item) =>
        item.name.includes(query) &&
        (!kind || item.kind === kind) &&
        (!category || item.category === category) &&
        (!params.get('inStock') || item.inStock === true),
    );
    const from = Number(params.get('cursor') ?? 0);
    const to = from + Number(params.get('limit'));
    const data = {
      department: params.get('department') === 'exterior' ? exterior : null,
      items: hits.slice(from, to),
      nextCursor: to < hits.length ? String(to) : null,
      total: hits.length,
      match: query === '' ? null : match,
      exact: query === '' || params.has('port') ? null : exact,
    };
    return json(200, { status: true, data });
  });
  const listingCalls = () => asked.filter((call) => call.startsWith('/listings?'));
  return { api, asked, listingCalls };
}
