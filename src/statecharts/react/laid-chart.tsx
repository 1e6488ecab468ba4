import { useState } from 'react';
import { Chart, type ChartProps } from './chart.tsx';
import { elkInWorker } from './elk-in-worker.ts';
import { useChartLayout } from './use-chart-layout.ts';

export type LaidProps = Omit<ChartProps, 'layout'>;

/** The chart as a page shows it, including its layout: for its stories. */
export function LaidChart(props: LaidProps) {
  const layout = useChartLayout(props.model, elkInWorker());
  const [selected, setSelected] = useState(props.selected ?? null);
  return (
    <div style={{ height: 640, border: '1px solid #8885', borderRadius: 8, overflow: 'hidden' }}>
      <Chart
        {...props}
        layout={layout}
        selected={selected}
        onSelect={(id) => {
          setSelected(id);
          props.onSelect?.(id);
        }}
      />
    </div>
  );
}
