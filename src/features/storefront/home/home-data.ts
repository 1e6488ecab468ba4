import { answer, type Api, type components } from '../../../api/index.ts';
import { readFound, type FoundData } from '../search/found-data.ts';
import { unlessAway } from '../search/unless-away.ts';
import { asksForListings } from './asks-for-listings.ts';

export type MarketOverview = components['schemas']['MarketOverview'];

export interface HomeData {
  /** Null while the market cannot be read, when the page shows what it knows by itself, and while something is searched for. */
  readonly overview: MarketOverview | null;
  /** Null where the address asks for nothing. */
  readonly results: FoundData | null;
}

/**
 * Reads the market (contract: getMarketOverview), or the search results. Throws only what trying again would not fix.
 */
export async function readHome({ api, request }: { api: Api; request: Request }): Promise<HomeData> {
  if (asksForListings(new URL(request.url).search))
    return { overview: null, results: await readFound(api, request) };
  const read = await unlessAway(answer(api.client.GET('/market/overview', { signal: request.signal })));
  return { overview: read?.data ?? null, results: null };
}
