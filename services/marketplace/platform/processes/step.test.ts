import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { actionsFor, step } from './step.ts';

/** A canal lock: boats pass once the levels are equal. */
const lock = setup({
  types: {
    context: {} as { readonly levelsAreEqual: boolean },
    input: {} as { readonly levelsAreEqual: boolean },
    events: {} as { readonly type: 'open' } | { readonly type: 'close' } | { readonly type: 'wreck' },
  },
  guards: { 'the levels are equal': ({ context }) => context.levelsAreEqual },
}).createMachine({
  id: 'lock',
  context: ({ input }) => input,
  initial: 'shut',
  states: {
    shut: { on: { open: { guard: 'the levels are equal', target: 'agape' }, wreck: { target: 'wrecked' } } },
    agape: { on: { close: { target: 'shut' } } },
    wrecked: { type: 'final' },
  },
});

const equal = { levelsAreEqual: true };
const unequal = { levelsAreEqual: false };

describe('a step', () => {
  test("leads to the chart's next state", () => {
    expect(step(lock, 'shut', 'open', equal)).toEqual({ ok: true, value: 'agape' });
  });

  test('is refused while its guard is false', () => {
    expect(step(lock, 'shut', 'open', unequal)).toEqual({ ok: false, error: 'NOT_ALLOWED_NOW' });
  });

  test('is refused if the chart has no such command', () => {
    expect(step(lock, 'agape', 'wreck', equal)).toEqual({ ok: false, error: 'NOT_ALLOWED_NOW' });
  });

  test('is refused in a final state', () => {
    expect(step(lock, 'wrecked', 'close', equal)).toEqual({ ok: false, error: 'NOT_ALLOWED_NOW' });
  });
});

describe('the actions', () => {
  test.each([
    ['shut', equal, ['wreck', 'open']],
    ['shut', unequal, ['wreck']],
    ['agape', equal, []],
    ['wrecked', equal, []],
  ] as const)(
    'in %s are those commands that are possible now, in the order asked: %o',
    (state, facts, expected) => {
      expect(actionsFor(lock, state, facts, ['wreck', 'open'])).toEqual(expected);
    },
  );
});
