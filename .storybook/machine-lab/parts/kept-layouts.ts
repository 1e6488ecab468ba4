import type { ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import type { LaidOut } from '../../../src/statecharts/react/use-chart-layout.ts';
import { createRecentMap } from './recent-map.ts';

/**
 * Lays out charts, equal ones once: an edited path often returns to an earlier version. `most`: how many
 * layouts are cached, the most recently used ones.
 */
export function keptLayouts(lay: (model: ChartModel) => Promise<LaidOut>, most: number) {
  /** By the model's text. */
  const kept = createRecentMap<Promise<LaidOut>>(most);

  async function layOnce(model: ChartModel, key: string): Promise<LaidOut> {
    try {
      return await lay(model);
    } catch {
      // The chart shows the failure; the next request tries again.
      kept.delete(key);
      return 'failed';
    }
  }

  return (model: ChartModel): Promise<LaidOut> => {
    const key = JSON.stringify(model);
    const laying = kept.get(key) ?? layOnce(model, key);
    kept.set(key, laying);
    return laying;
  };
}
