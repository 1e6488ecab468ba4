import { describe, expect, it } from 'vitest';
import { firstDifference } from './compare.ts';
import { contextChanges } from './context-change.ts';
import type { Trace, TraceStep } from './trace.types.ts';

const step = (actor: string, type: string, value: string, payload = {}): TraceStep => ({
  at: 0,
  actor,
  from: null,
  event: { type, ...payload },
  to: { value, status: 'active' },
});

const traceOf = (steps: readonly TraceStep[], machine = 'door'): Trace => ({
  format: 'statechart-trace/1',
  machine,
  shapes: {},
  base: null,
  actors: {},
  steps,
});

const run = [
  step('/', 'xstate.init', 'shut'),
  step('/bell', 'xstate.init', 'still'),
  step('/', 'OPENED', 'open', { by: 'x', hands: { left: 1 } }),
];

describe('firstDifference', () => {
  it('finds none between traces with the same steps at other times and in another order of actors', () => {
    const [first, second, third] = run as [TraceStep, TraceStep, TraceStep];
    expect(firstDifference(traceOf(run), traceOf([second, { ...first, at: 7 }, third]))).toBeNull();
  });

  it.each([
    [
      'an event',
      [...run.slice(0, 2), step('/', 'KNOCKED', 'shut')],
      { actor: '/', a: 2, b: 2, text: '/ receives OPENED in the first and KNOCKED in the second.' },
    ],
    [
      'a state',
      [...run.slice(0, 2), step('/', 'OPENED', 'ajar', { by: 'x', hands: { left: 1 } })],
      {
        actor: '/',
        a: 2,
        b: 2,
        text: 'After OPENED / is in open in the first and in ajar in the second.',
      },
    ],
    [
      'what an event says',
      [...run.slice(0, 2), step('/', 'OPENED', 'open', { by: 'x', hands: { left: 2 } })],
      { actor: '/', a: 2, b: 2, text: 'OPENED of / says hands.left: 1 in the first and 2 in the second.' },
    ],
    [
      'one that ends sooner',
      run.slice(0, 2),
      { actor: '/', a: 2, b: null, text: 'Of / the second has no more; the other goes on with OPENED.' },
    ],
    [
      'the first of several',
      [run[0] as TraceStep, step('/bell', 'RUNG', 'loud')],
      {
        actor: '/bell',
        a: 1,
        b: 1,
        text: '/bell receives xstate.init in the first and RUNG in the second.',
      },
    ],
  ])('finds %s', (_, steps, difference) => {
    expect(firstDifference(traceOf(run), traceOf(steps))).toEqual(difference);
  });

  it('does not compare traces of different machines', () => {
    expect(firstDifference(traceOf(run), traceOf(run, 'window'))?.text).toBe(
      'The first is of the machine door, the second of window.',
    );
  });
});

describe('contextChanges', () => {
  it('lists what changed, came and went, by place', () => {
    expect(
      contextChanges(
        { rows: [{ name: 'a' }, { name: 'b' }], draft: null, gone: 1, same: [1] },
        { rows: [{ name: 'a' }, { name: 'c' }, 'new'], draft: { id: 'x' }, same: [1], came: true },
      ),
    ).toEqual([
      { path: 'rows[1].name', before: 'b', after: 'c' },
      { path: 'rows[2]', after: 'new' },
      { path: 'draft', before: null, after: { id: 'x' } },
      { path: 'gone', before: 1 },
      { path: 'came', after: true },
    ]);
  });

  it('distinguishes a list from an object, and the whole from a part', () => {
    expect(contextChanges({ list: [] }, { list: {} })).toEqual([{ path: 'list', before: [], after: {} }]);
    expect(contextChanges(1, 2)).toEqual([{ path: '', before: 1, after: 2 }]);
    expect(contextChanges({ constructor: 1 }, {})).toEqual([{ path: 'constructor', before: 1 }]);
  });
});
