import ELK from 'elkjs/lib/elk.bundled.js';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { expect, it } from 'vitest';
import { chartMermaid } from '../src/statecharts/chart/mermaid.ts';
import { chartOf } from '../src/statecharts/chart/chart-model.ts';
import { layoutChart } from '../src/statecharts/chart/layout.ts';
import { checkLayout } from '../src/statecharts/testing/check-layout.ts';

/** All charts of the product: the flows of the browser and the business processes of the server. */
const files = import.meta.glob<Record<string, unknown>>(
  ['../src/machines/*/*.machine.ts', '../services/marketplace/modules/**/*.process.ts'],
  { eager: true },
);
const machines = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((one): one is AnyStateMachine => one instanceof StateMachine)
  .map((machine) => [machine.id, machine] as const);

const elk = new ELK();

it('finds all of them', () => {
  expect(machines.length).toBeGreaterThanOrEqual(Object.keys(files).length);
});

it.each(machines)('%s can be drawn', async (_, machine) => {
  const model = chartOf(machine);
  expect(checkLayout(model, await layoutChart(model, elk))).toEqual([]);
});

it.each(machines)('%s names what it is made of', (_, machine) => {
  const model = chartOf(machine);
  const all = [...model.states.flatMap(({ reactions }) => reactions), ...model.edges];
  expect(all.filter(({ guard }) => guard?.includes('inline'))).toEqual([]);
  expect(chartMermaid(model)).not.toContain('undefined');
});
