import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { memoizeFor } from '../../platform/memoize-for.ts';
import type { MarketOverview } from './market.domain.ts';
import { readOverview } from './market.repository.ts';

export interface Market {
  /** Contract: getMarketOverview. At most five seconds old; many simultaneous visitors cause one query. */
  overview(): Promise<MarketOverview>;
}

const cacheMs = 5_000;

export function createMarket({
  db,
  clock,
}: {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}): Market {
  const recent = memoizeFor<MarketOverview>(clock, cacheMs);
  return { overview: () => recent('overview', () => readOverview(db)) };
}
