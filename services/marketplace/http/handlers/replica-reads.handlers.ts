import type { GlobalSearch } from '../../modules/global-search/index.ts';
import type { Catalogue, MarketServices } from '../../modules/catalogue/index.ts';
import type { Market } from '../../modules/market/index.ts';
import { readsOwnWrites } from '../own-writes.ts';
import type { AllHandlers } from './answers.ts';

/** The modules that read the market from the replica, which may be some seconds behind. */
export interface ReplicaModules {
  readonly catalogue: Catalogue;
  readonly globalSearch: GlobalSearch;
  readonly market: Market;
  readonly marketServices: MarketServices;
}

/** The operations whose answers may be some seconds old. */
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

/** Reads from the replica for callers who have changed nothing recently, and from the primary for all others. */
export function replicaReadHandlers(primary: ReplicaReads, replica: ReplicaReads): ReplicaReads {
  // The caller's types match each operation to its call; here operations are data, looked up by their id.
  const [now, late] = [primary as Reads, replica as Reads];
  const entries = replicaReads.map((id) => [
    id,
    (call: Call) => (readsOwnWrites(call.req) ? now[id](call) : late[id](call)),
  ]);
  return Object.fromEntries(entries) as ReplicaReads;
}
