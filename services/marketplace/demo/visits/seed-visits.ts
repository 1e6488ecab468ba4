import type { Analytics } from '../../modules/analytics/index.ts';
import { visitHistory } from './visit-history.ts';

/** Inserts visits of the past weeks into the demo market, unless some were counted. Returns the number of rows. */
export const seedVisits = (analytics: Pick<Analytics, 'beginHistory'>): Promise<number> =>
  analytics.beginHistory(visitHistory);
