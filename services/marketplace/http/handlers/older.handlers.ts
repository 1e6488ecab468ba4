import type { Finding } from '../../modules/finding/index.ts';
import type { Catalogue, MarketServices } from '../../modules/catalogue/index.ts';
import type { Market } from '../../modules/market/index.ts';
import { readsOwnWrites } from '../own-writes.ts';
import type { AllHandlers } from './answers.ts';

/** What is for sale, read where it may be some seconds old. */
export interface OlderModules {
  readonly catalogue: Catalogue;
  readonly finding: Finding;
  readonly market: Market;
  readonly marketServices: MarketServices;
}

/** The operations that anybody may read somewhat late. */
type OlderHandlers = Pick<
  AllHandlers,
  | 'searchListings'
  | 'getListingFacets'
  | 'readSearchMeaning'
  | 'findInstead'
  | 'getProduct'
  | 'getShowcase'
  | 'findEverything'
  | 'listMarketServices'
  | 'getMarketService'
  | 'getMarketVendor'
  | 'getMarketOverview'
>;

/** `older` for whoever has changed nothing lately, `latest` for all others. */
export function olderHandlers(latest: OlderHandlers, older: OlderHandlers): OlderHandlers {
  const either =
    <Call extends { readonly req: Parameters<typeof readsOwnWrites>[0] }, Answer>(
      now: (call: Call) => Answer,
      late: (call: Call) => Answer,
    ) =>
    (call: Call): Answer =>
      readsOwnWrites(call.req) ? now(call) : late(call);
  return {
    searchListings: either(latest.searchListings, older.searchListings),
    getListingFacets: either(latest.getListingFacets, older.getListingFacets),
    readSearchMeaning: either(latest.readSearchMeaning, older.readSearchMeaning),
    findInstead: either(latest.findInstead, older.findInstead),
    getProduct: either(latest.getProduct, older.getProduct),
    getShowcase: either(latest.getShowcase, older.getShowcase),
    findEverything: either(latest.findEverything, older.findEverything),
    listMarketServices: either(latest.listMarketServices, older.listMarketServices),
    getMarketService: either(latest.getMarketService, older.getMarketService),
    getMarketVendor: either(latest.getMarketVendor, older.getMarketVendor),
    getMarketOverview: either(latest.getMarketOverview, older.getMarketOverview),
  };
}
