import { answer, type Api, type components } from '../../../api/index.ts';
import { readFound, type FoundData, type PublicListing } from '../search/found-data.ts';
import type { DepartmentSlug } from '../search/market-search.ts';
import { unlessAway } from '../search/unless-away.ts';
import { asksForListings } from './asks-for-listings.ts';

export type MarketOverview = components['schemas']['MarketOverview'];

/** Some products of each department. */
export type Showcase = readonly {
  readonly slug: DepartmentSlug;
  readonly items: readonly PublicListing[];
}[];

export interface HomeData {
  /** Null while the market cannot be read, when the page shows what it knows by itself, and while something is searched for. */
  readonly overview: MarketOverview | null;
  /** Empty while it cannot be read, and while something is searched for. */
  readonly showcase: Showcase;
  /** Null where the address asks for nothing. */
  readonly results: FoundData | null;
}

/**
 * Reads the market (contract: getMarketOverview, getShowcase), or the search results. Throws only what trying again would not fix.
 */
export async function readHome({ api, request }: { api: Api; request: Request }): Promise<HomeData> {
  if (asksForListings(new URL(request.url).search))
    return { overview: null, showcase: [], results: await readFound(api, request) };
  const { signal } = request;
  const [overview, showcase] = await Promise.all([
    unlessAway(answer(api.client.GET('/market/overview', { signal }))),
    unlessAway(answer(api.client.GET('/market/showcase', { signal }))),
  ]);
  return { overview: overview?.data ?? null, showcase: showcase?.data.departments ?? [], results: null };
}
