import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { inParts } from '../../../../src/statecharts/explore/simple-paths-in-time.ts';
import { countInParts, countsInWords } from './counts.ts';

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
const told = { aside: [], outcomes: { 'road.done': 'done' }, doings: {} };
const all = (count: number) => ({ count, isAll: true });

it('counts the ways through, and where one can stand on them', async () => {
  const count = await inParts(countInParts(machine, { fixtures, paths: told }), {});
  expect(count).toEqual({ paths: 2, configurations: all(3) });
});

it('ends early where there is too much to count, and says so', async () => {
  const bounds = { mostPlaces: 2, mostParts: 1 };
  const count = await inParts(countInParts(machine, { fixtures, paths: told }, bounds), {});
  expect(count).toEqual({ paths: 'many', configurations: { count: 2, isAll: false } });
  expect(countsInWords(count, null)).toBe('countless ways through, 2+ places to be in');
});

it('says what there was before where it is another number', () => {
  const now = { paths: 4_120, configurations: all(51) };
  const before = { paths: 380, configurations: all(46) };
  expect(countsInWords(now, before)).toBe('380 → 4,120 ways through, 46 → 51 places to be in');
  expect(countsInWords(now, now)).toBe('4,120 ways through, 51 places to be in');
  expect(countsInWords({ ...now, paths: null }, null)).toBe('51 places to be in');
  expect(countsInWords({ ...now, paths: 'many' }, now)).toBe(
    '4,120 → countless ways through, 51 places to be in',
  );
});
