import { expect, it, vi } from 'vitest';
import { createMachine } from 'xstate';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { inTimeSlices } from '../../../../src/statecharts/explore/simple-paths-async.ts';
import { countInSlices, countsText, keptCounts } from './path-count.ts';

const machine = createMachine({
  id: 'road',
  initial: 'asking',
  states: {
    asking: { on: { YES: { target: 'done' }, NO: { target: 'thinking' } } },
    thinking: { on: { YES: { target: 'done' } } },
    done: { type: 'final' },
    island: {},
  },
});
const fixtures = { inputs: { vendor: {} }, events: {}, outputs: {}, failures: {} };
const described = { ignored: [], outcomes: { 'road.done': 'done' }, personDoes: {} };
const all = (count: number) => ({ count, isAll: true });

it('counts the paths and the states that they reach', async () => {
  const count = await inTimeSlices(countInSlices(machine, { fixtures, paths: described }), {});
  expect(count).toEqual({ paths: 2, configurations: all(3) });
});

it('ends early where there is too much to count, and says so', async () => {
  const bounds = { mostPlaces: 2, mostParts: 1 };
  const count = await inTimeSlices(countInSlices(machine, { fixtures, paths: described }, bounds), {});
  expect(count).toEqual({ paths: 'many', configurations: { count: 2, isAll: false } });
  expect(countsText(count, null)).toBe('countless paths, 2+ states');
});

it('counts equal versions of a path once, and one that was asked for long ago again', async () => {
  const machineOf = vi.fn(() => machine);
  const flow = { id: 'road', fixtures, paths: described, editable: { machineOf } };
  const counts = keptCounts(2);
  const version = (title: string): Flow => ({
    id: 'road',
    initial: 'asking',
    states: { asking: { tags: title } },
  });
  const { signal } = new AbortController();
  expect(counts.isKnown(flow, version('Ask'))).toBe(false);
  for (const title of ['Ask', 'Ask', 'Wonder', 'Ask', 'Doubt', 'Ask'])
    expect(await counts.count(flow, version(title), signal)).toEqual({ paths: 2, configurations: all(3) });
  expect(machineOf).toHaveBeenCalledTimes(3);
  expect([counts.isKnown(flow, version('Ask')), counts.isKnown(flow, version('Wonder'))]).toEqual([
    true,
    false,
  ]);
});

it('says what there was before where it is another number', () => {
  const now = { paths: 4_120, configurations: all(51) };
  const before = { paths: 380, configurations: all(46) };
  expect(countsText(now, before)).toBe('380 → 4,120 paths, 46 → 51 states');
  expect(countsText(now, now)).toBe('4,120 paths, 51 states');
  expect(countsText({ ...now, paths: null }, null)).toBe('51 states');
  expect(countsText({ ...now, paths: 'many' }, now)).toBe('4,120 → countless paths, 51 states');
});
