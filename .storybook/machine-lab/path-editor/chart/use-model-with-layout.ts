import { useEffect, useState } from 'react';
import type { ChartModel } from '../../../../src/statecharts/chart/chart.types.ts';
import { layoutModel, type ChartWithLayout } from '../../parts/use-chart.ts';

/** A chart laid out in the worker. The previous one is shown until the next is ready; null before the first. */
export function useModelWithLayout(model: ChartModel): ChartWithLayout | null {
  const [laid, setLaid] = useState<ChartWithLayout | null>(null);
  useEffect(() => {
    let isWanted = true;
    void layoutModel(model).then((layout) => isWanted && setLaid({ model, layout }));
    return () => {
      isWanted = false;
    };
  }, [model]);
  return laid;
}
