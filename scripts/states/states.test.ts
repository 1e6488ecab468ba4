import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { changesBetween, coverageOf, uncovered } from './coverage.mjs';
import { titleIn } from './labs.mjs';
import type { KnownMachine } from './machines.mjs';
import { innermostStates, restingStates } from './resting-states.mjs';

const voyage = setup({}).createMachine({
  id: 'voyage',
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: () => true, target: 'moored' }, { target: 'underWay' }] },
    waiting: { always: { guard: () => false, target: 'moored' }, on: { GO: 'underWay' } },
    underWay: {
      initial: 'sailing',
      states: { sailing: { on: { DROP: 'anchored' } }, anchored: { type: 'final' } },
      onDone: { target: 'moored' },
    },
    moored: {
      type: 'parallel',
      states: {
        lines: { initial: 'slack', states: { slack: { on: { HAUL: 'fast' } }, fast: { type: 'final' } } },
        power: { initial: 'off', states: { off: {} } },
      },
    },
    laidUp: { type: 'final' },
  },
});

describe('the states in which a machine can rest', () => {
  it('are the innermost ones, without transient states', () => {
    expect(restingStates(voyage)).toEqual([
      'voyage.waiting',
      'voyage.underWay.sailing',
      'voyage.moored.lines.slack',
      'voyage.moored.lines.fast',
      'voyage.moored.power.off',
      'voyage.laidUp',
    ]);
  });

  it('are found in a value, region by region', () => {
    expect(innermostStates(voyage, 'laidUp')).toEqual(['voyage.laidUp']);
    expect(innermostStates(voyage, { moored: { lines: 'fast', power: 'off' } })).toEqual([
      'voyage.moored.lines.fast',
      'voyage.moored.power.off',
    ]);
    expect(innermostStates(voyage, { gone: 'long ago' })).toEqual([]);
  });
});

describe('the coverage of a state', () => {
  const flow: KnownMachine = {
    name: 'voyage',
    kind: 'flow',
    folder: 'src/machines/voyage',
    title: 'Voyage',
    lab: undefined,
    machine: voyage,
  };
  const own = 'src/machines/voyage/voyage.machine.test.ts';
  const screen = 'src/features/voyages/voyage-screen.dom.test.tsx';
  const tests = new Map([
    [screen, new Set(['voyage.waiting', 'voyage.laidUp'])],
    [own, new Set(['voyage.waiting', 'voyage.underWay.sailing'])],
  ]);
  const story = (storyId: string, ...states: string[]) => ({
    storyId,
    states,
    at: storyId,
    label: storyId,
    exportName: storyId,
    isLook: false,
  });
  const stories = new Map([
    [
      'voyage',
      {
        name: 'voyage',
        title: 'States/Voyage',
        file: '',
        lab: '',
        leftOut: 0,
        stories: [story('first', 'voyage.moored.power.off'), story('second', 'voyage.moored.power.off')],
      },
    ],
  ]);
  const saved = 'src/machines/voyage/traces/fast.json';
  const traces = new Map([[saved, new Set(['voyage.moored.lines.fast'])]]);
  const [covered] = coverageOf([flow], { stories, tests, traces });
  const states = new Map(covered?.states.map((state) => [state.id, state]));

  it('has the stories, the nearest first', () => {
    expect(states.get('voyage.moored.power.off')?.story).toEqual({ id: 'first', count: 2 });
    expect(states.get('voyage.waiting')?.story).toBeNull();
  });

  it("has the tests in the machine's own folder, or else any others", () => {
    expect(states.get('voyage.waiting')?.tests).toEqual([own]);
    expect(states.get('voyage.laidUp')?.tests).toEqual([screen]);
  });

  it('is missing with neither a story nor a test: a saved recording alone checks nothing', () => {
    expect(states.get('voyage.moored.lines.fast')?.traces).toEqual([saved]);
    expect(uncovered(covered ? [covered] : [])).toEqual([
      expect.stringMatching(/^voyage\.moored\.lines\.slack has neither story nor test: /),
      expect.stringMatching(/^voyage\.moored\.lines\.fast has neither story nor test: /),
    ]);
  });

  it('is reported if it has changed', () => {
    const [now] = coverageOf([flow], {
      stories,
      tests: new Map([[own, new Set(['voyage.waiting'])]]),
      traces,
    });
    const changes = changesBetween(covered ? [covered] : [], now ? [now] : []);
    expect(changes).toEqual([
      `voyage.underWay.sailing: tests were ${own}, are none`,
      `voyage.laidUp: tests were ${screen}, are none`,
    ]);
  });
});

it("reads a lab's title from its text", () => {
  expect(titleIn(`export const lab: FlowLab<M> = { machine, title: 'Catalogue import' };`)).toBe(
    'Catalogue import',
  );
  expect(titleIn(`export const lab = { title: "Cart" } satisfies FlowLab<M>;`)).toBe('Cart');
  expect(titleIn(`const title = 'Cart'; export const lab = { title };`)).toBeNull();
});
