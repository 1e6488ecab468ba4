import { useEffect, useState } from 'react';
import type { ChartLayout, ChartModel } from '../chart/chart.types.ts';
import { layoutChart, type ChartElk } from '../chart/layout.ts';

/** A layout, or why there is none. */
export type LaidOut = ChartLayout | 'loading' | 'failed';

/** The layout of a chart, once available. */
export function useChartLayout(model: ChartModel, elk: ChartElk): LaidOut {
  const [laid, setLaid] = useState<{ of: ChartModel; is: LaidOut } | null>(null);
  useEffect(() => {
    let isWanted = true;
    layoutChart(model, elk).then(
      (layout) => isWanted && setLaid({ of: model, is: layout }),
      () => isWanted && setLaid({ of: model, is: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [model, elk]);
  return laid?.of === model ? laid.is : 'loading';
}
