import { use } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../../src/statecharts/chart/chart-model.ts';
import type { ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import { layoutChart } from '../../../src/statecharts/chart/layout.ts';
import { elkInWorker } from '../../../src/statecharts/react/elk-in-worker.ts';
import type { LaidOut } from '../../../src/statecharts/react/use-chart-layout.ts';

export interface ChartWithLayout {
  readonly model: ChartModel;
  readonly layout: LaidOut;
}

// Its code is large: it comes while the first flow is still being loaded.
elkInWorker();

const byMachine = new WeakMap<AnyStateMachine, Promise<ChartWithLayout>>();
const byModel = new Map<string, Promise<ChartWithLayout>>();

async function lay(machine: AnyStateMachine, model: ChartModel, key: string): Promise<ChartWithLayout> {
  try {
    return { model, layout: await layoutChart(model, elkInWorker()) };
  } catch {
    // The chart shows the failure; the next request tries again.
    byMachine.delete(machine);
    byModel.delete(key);
    return { model, layout: 'failed' };
  }
}

/** The chart of a machine, laid out once: a machine and its mocked version share a chart. */
export function loadChart(machine: AnyStateMachine): Promise<ChartWithLayout> {
  const before = byMachine.get(machine);
  if (before) return before;
  const model = chartOf(machine);
  const key = JSON.stringify(model);
  const laying = byModel.get(key) ?? lay(machine, model, key);
  byModel.set(key, laying);
  byMachine.set(machine, laying);
  return laying;
}

/** Waits (in a Suspense) for the chart of a machine. */
export const useChart = (machine: AnyStateMachine): ChartWithLayout => use(loadChart(machine));
