import { expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../../src/statecharts/chart/chart-model.ts';
import type { ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import { keptLayouts } from './kept-layouts.ts';

const chart = (id: string): ChartModel => chartOf(createMachine({ id, initial: 'lit', states: { lit: {} } }));
const laid = { width: 1, height: 1, states: {}, starts: {}, edges: {} };

test('charts that are alike are laid out once', async () => {
  const lay = vi.fn(async () => laid);
  const layout = keptLayouts(lay, 2);
  expect([await layout(chart('lamp')), await layout(chart('lamp'))]).toEqual([laid, laid]);
  expect(lay).toHaveBeenCalledTimes(1);
});

test('one that was asked for long ago is laid out again', async () => {
  const lay = vi.fn(async () => laid);
  const layout = keptLayouts(lay, 2);
  for (const id of ['lamp', 'buoy', 'lamp', 'mast', 'lamp', 'buoy']) await layout(chart(id));
  expect(lay).toHaveBeenCalledTimes(4);
});

test('one that failed is tried again', async () => {
  const lay = vi.fn(async () => laid).mockRejectedValueOnce(new Error('no room'));
  const layout = keptLayouts(lay, 2);
  expect([await layout(chart('lamp')), await layout(chart('lamp'))]).toEqual(['failed', laid]);
});
