import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, it } from 'vitest';
import { tortureMachine } from '../testing/torture.machine.ts';
import { chartOf } from './chart-model.ts';
import { checkLayout } from '../testing/check-layout.ts';
import { chartTree } from './chart-tree.ts';
import { layoutChart } from './layout.ts';

const elk = new ELK();
const model = chartOf(tortureMachine);

it('places every state, label and arrow without one on the other', async () => {
  const layout = await layoutChart(model, elk);
  expect(checkLayout(model, layout)).toEqual([]);
  expect(Object.keys(layout.states).sort()).toEqual(model.states.map(({ id }) => id).sort());
  expect(Object.keys(layout.edges).sort()).toEqual(model.edges.map(({ id }) => id).sort());
});

it('is the same each time', async () => {
  expect(await layoutChart(model, elk)).toEqual(await layoutChart(model, elk));
});

it('gives regions that go on side by side one height', async () => {
  const layout = await layoutChart(model, elk);
  const regions = chartTree(model)
    .childrenOf('torture')
    .map(({ id }) => layout.states[id]);
  expect(new Set(regions.map((box) => box?.y)).size).toBe(1);
  expect(new Set(regions.map((box) => box?.height)).size).toBe(1);
});

it('gives a label the room its words need', async () => {
  const wide = await layoutChart(model, elk, (text, { size }) => text.length * size);
  const narrow = await layoutChart(model, elk, (text, { size }) => (text.length * size) / 4);
  expect(wide.width).toBeGreaterThan(narrow.width);
});

it('fails when the layout does', async () => {
  await expect(layoutChart(model, { layout: () => Promise.reject(new Error('no room')) })).rejects.toThrow(
    'no room',
  );
});
