import { use } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../../src/statecharts/chart/chart-model.ts';
import type { ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import { layoutChart } from '../../../src/statecharts/chart/layout.ts';
import { elkInWorker } from '../../../src/statecharts/react/elk-in-worker.ts';
import { keptLayouts } from './kept-layouts.ts';
import type { LaidOut } from '../../../src/statecharts/react/use-chart-layout.ts';

export interface ChartWithLayout {
  readonly model: ChartModel;
  readonly layout: LaidOut;
}

// Its code is large: it is loaded in parallel with the first flow.
elkInWorker();

/** The layout of a chart, computed once for equal charts. */
export const layoutModel = keptLayouts((model) => layoutChart(model, elkInWorker()), 40);

const byMachine = new WeakMap<AnyStateMachine, Promise<ChartWithLayout>>();

/** The chart of a machine, laid out once: a machine and its mocked version share a layout. */
export function loadChart(machine: AnyStateMachine): Promise<ChartWithLayout> {
  const before = byMachine.get(machine);
  if (before) return before;
  const model = chartOf(machine);
  const laying = layoutModel(model).then((layout) => {
    if (layout === 'failed') byMachine.delete(machine);
    return { model, layout };
  });
  byMachine.set(machine, laying);
  return laying;
}

/** Suspends until the chart of a machine is ready. */
export const useChart = (machine: AnyStateMachine): ChartWithLayout => use(loadChart(machine));
