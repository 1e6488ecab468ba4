import type { Analytics } from '../../modules/analytics/index.ts';
import { visitHistory } from './visit-history.ts';

/** Gives the demo market the visits of the weeks before; where some were counted it does nothing. Says how many rows it made. */
export const seedVisits = (analytics: Pick<Analytics, 'beginHistory'>): Promise<number> =>
  analytics.beginHistory(visitHistory);
