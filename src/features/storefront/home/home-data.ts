import { answer, type Api, type components } from '../../../api/index.ts';
import { readFound } from '../search/found-data.ts';
import type { FoundData, PublicListing } from '../search/found.types.ts';
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
  /** Null during a search, and while the market is unavailable: the page then shows what does not depend on it. */
  readonly overview: MarketOverview | null;
  /** Empty during a search, and if it could not be loaded. */
  readonly showcase: Showcase;
  /** Null without a search. */
  readonly results: FoundData | null;
}

/**
 * Loads the market's overview (contract: getMarketOverview, getShowcase) or the search results. Only rejects with
 * errors that retrying cannot fix.
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
