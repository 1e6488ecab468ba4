import type { ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import type { LaidOut } from '../../../src/statecharts/react/use-chart-layout.ts';

/** Lays charts out, those that are alike once: an edited path is often back at what it was. So many layouts are kept, those asked for last. */
export function keptLayouts(lay: (model: ChartModel) => Promise<LaidOut>, most: number) {
  /** By the model's text, the one asked for last at the end. */
  const kept = new Map<string, Promise<LaidOut>>();

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
    kept.delete(key);
    kept.set(key, laying);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return laying;
  };
}
