import { useEffect, useState } from 'react';
import type { ChartModel } from '../../../../src/statecharts/chart/chart.types.ts';
import { layoutChart } from '../../../../src/statecharts/chart/layout.ts';
import { elkInWorker } from '../../../../src/statecharts/react/elk-in-worker.ts';
import type { LaidChart } from '../../parts/use-chart.ts';

/** A chart laid out in the worker. Until the next one lies there, the one before is shown; null before the first. */
export function useLaidModel(model: ChartModel): LaidChart | null {
  const [laid, setLaid] = useState<LaidChart | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (layout: LaidChart['layout']) => isWanted && setLaid({ model, layout });
    layoutChart(model, elkInWorker()).then(show, () => show('failed'));
    return () => {
      isWanted = false;
    };
  }, [model]);
  return laid;
}
