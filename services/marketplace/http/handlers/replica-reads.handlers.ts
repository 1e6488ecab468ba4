import type { GlobalSearch } from '../../modules/global-search/index.ts';
import type { Catalogue, MarketServices } from '../../modules/catalogue/index.ts';
import type { Market } from '../../modules/market/index.ts';
import { readsOwnWrites } from '../own-writes.ts';
import type { AllHandlers } from './answers.ts';

/** What is for sale, read from the replica: it may be some seconds old. */
export interface ReplicaModules {
  readonly catalogue: Catalogue;
  readonly globalSearch: GlobalSearch;
  readonly market: Market;
  readonly marketServices: MarketServices;
}

/** The operations that anybody may read somewhat late. */
const replicaReads = [
  'searchListings',
  'getListingFacets',
  'readSearchMeaning',
  'findInstead',
  'getProduct',
  'getShowcase',
  'findEverything',
  'listMarketServices',
  'getMarketService',
  'getMarketVendor',
  'getMarketOverview',
] as const satisfies readonly (keyof AllHandlers)[];

type ReplicaReads = Pick<AllHandlers, (typeof replicaReads)[number]>;

interface Call {
  readonly req: Parameters<typeof readsOwnWrites>[0];
}
type Reads = Record<(typeof replicaReads)[number], (call: Call) => unknown>;

/** From the replica for whoever has changed nothing lately, from the primary for all others. */
export function replicaReadHandlers(primary: ReplicaReads, replica: ReplicaReads): ReplicaReads {
  // Which call belongs to which operation holds at the caller; here operations are data, looked up by their id.
  const [now, late] = [primary as Reads, replica as Reads];
  const entries = replicaReads.map((id) => [
    id,
    (call: Call) => (readsOwnWrites(call.req) ? now[id](call) : late[id](call)),
  ]);
  return Object.fromEntries(entries) as ReplicaReads;
}
