import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { MarketOverview } from './market.domain.ts';
import { readOverview } from './market.repository.ts';

export interface Market {
  /** Contract: getMarketOverview. At most five seconds old; many visitors at once cost one reading. */
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
  let stored: { readonly readAtMs: number; readonly overview: Promise<MarketOverview> } | null = null;
  return {
    overview() {
      const nowMs = clock.now().getTime();
      if (stored !== null && nowMs - stored.readAtMs < cacheMs) return stored.overview;
      const reading = { readAtMs: nowMs, overview: readOverview(db) };
      stored = reading;
      // A failed read is not cached: the next caller tries again.
      reading.overview.catch(() => {
        if (stored === reading) stored = null;
      });
      return reading.overview;
    },
  };
}
