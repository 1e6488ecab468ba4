import { useEffect, useState } from 'react';
import type { ChartModel } from '../../../../src/statecharts/chart/chart.types.ts';
import { layoutChart } from '../../../../src/statecharts/chart/layout.ts';
import { elkInWorker } from '../../../../src/statecharts/react/elk-in-worker.ts';
import type { ChartWithLayout } from '../../parts/use-chart.ts';

/** A chart laid out in the worker. The previous one is shown until the next is ready; null before the first. */
export function useModelWithLayout(model: ChartModel): ChartWithLayout | null {
  const [laid, setLaid] = useState<ChartWithLayout | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (layout: ChartWithLayout['layout']) => isWanted && setLaid({ model, layout });
    layoutChart(model, elkInWorker()).then(show, () => show('failed'));
    return () => {
      isWanted = false;
    };
  }, [model]);
  return laid;
}
