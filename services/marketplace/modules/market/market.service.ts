import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { MarketOverview } from './market.domain.ts';
import { readOverview } from './market.repository.ts';

export interface Market {
  /** Contract: getMarketOverview. At most five seconds old; many visitors at once cost one reading. */
  overview(): Promise<MarketOverview>;
}

const keptMs = 5_000;

export function createMarket({
  db,
  clock,
}: {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}): Market {
  let kept: { readonly readAtMs: number; readonly overview: Promise<MarketOverview> } | null = null;
  return {
    overview() {
      const nowMs = clock.now().getTime();
      if (kept !== null && nowMs - kept.readAtMs < keptMs) return kept.overview;
      const reading = { readAtMs: nowMs, overview: readOverview(db) };
      kept = reading;
      // A reading that failed is not kept: whoever comes next tries again.
      reading.overview.catch(() => {
        if (kept === reading) kept = null;
      });
      return reading.overview;
    },
  };
}
