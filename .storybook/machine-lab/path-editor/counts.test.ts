import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { countInParts, countsInWords } from './counts.ts';
import { inPortions } from './portions.ts';

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
const { signal } = new AbortController();

it('counts the ways through, and where one can stand on them', async () => {
  const count = await inPortions(countInParts(machine, { fixtures, paths: told }), signal);
  expect(count).toEqual({ paths: { count: 2, isAll: true }, configurations: 3 });
});

it('says what there was before where it is another number', () => {
  const now = { paths: { count: 412, isAll: true }, configurations: 51 };
  const before = { paths: { count: 380, isAll: false }, configurations: 46 };
  expect(countsInWords(now, before)).toBe(
    '412 paths, 51 configurations; before more than 380 paths, 46 configurations',
  );
  expect(countsInWords(now, now)).toBe('412 paths, 51 configurations');
  expect(countsInWords({ ...now, paths: null }, null)).toBe('51 configurations');
});
