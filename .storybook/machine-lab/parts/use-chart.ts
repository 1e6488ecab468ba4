import { use } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../../src/statecharts/chart/chart-model.ts';
import type { ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import { layoutChart } from '../../../src/statecharts/chart/layout.ts';
import { elkInWorker } from '../../../src/statecharts/react/elk-in-worker.ts';
import type { LaidOut } from '../../../src/statecharts/react/use-chart-layout.ts';

export interface LaidChart {
  readonly model: ChartModel;
  readonly layout: LaidOut;
}

// Its code is large: it comes while the first flow is still being loaded.
elkInWorker();

const byMachine = new WeakMap<AnyStateMachine, Promise<LaidChart>>();
const byModel = new Map<string, Promise<LaidChart>>();

async function lay(machine: AnyStateMachine, model: ChartModel, key: string): Promise<LaidChart> {
  try {
    return { model, layout: await layoutChart(model, elkInWorker()) };
  } catch {
    // The chart says so; the next one who asks tries again.
    byMachine.delete(machine);
    byModel.delete(key);
    return { model, layout: 'failed' };
  }
}

/** The chart of a machine, laid out once for everybody who shows it: a machine and its puppets have one chart. */
export function chartLaidOut(machine: AnyStateMachine): Promise<LaidChart> {
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
export const useChart = (machine: AnyStateMachine): LaidChart => use(chartLaidOut(machine));
