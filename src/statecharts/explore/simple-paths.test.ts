import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { createPlayer } from '../trace/player.ts';
import { recountOf, simplePathsInTime } from './simple-paths-in-time.ts';
import { simplePathsOf } from './simple-paths.ts';
import type { MachineFixtures } from './fixtures.ts';
import type { SimplePath, WalkedPaths } from './simple-paths.types.ts';

const told = (outcomes: WalkedPaths['outcomes'], aside: readonly string[] = []): WalkedPaths => ({
  ...{ aside, outcomes },
  doings: {},
});
const none = { inputs: { once: undefined }, events: {}, outputs: {}, failures: {} };
const words = ({ steps, outcome }: SimplePath): string =>
  `${steps.map((step) => step.words).join(' ')} = ${outcome}`;

const square = setup({}).createMachine({
  id: 'square',
  initial: 'a',
  states: {
    a: { on: { RIGHT: 'b', DOWN: 'c', HELP: 'help' } },
    b: { on: { DOWN: 'd', LEFT: 'a' } },
    c: { on: { RIGHT: 'd', UP: 'a', AWAY: 'lost' } },
    d: {},
    lost: { meta: { title: 'Nobody knows' } },
    help: { on: { BACK: 'a' } },
  },
});

describe('all simple paths', () => {
  it('come to no place twice, the shortest first, and end where nothing leads on or all leads back', () => {
    const { paths, leftOut, isFolded } = simplePathsOf(square, none, told({ 'square.d': 'there' }));
    expect(paths.map(words)).toEqual([
      'HELP = help',
      'RIGHT DOWN = there',
      'DOWN RIGHT = there',
      'DOWN AWAY = Nobody knows',
    ]);
    expect(paths.map(({ end }) => end)).toEqual(['turns back', 'outcome', 'outcome', 'stands still']);
    expect([leftOut, isFolded]).toEqual([0, false]);
  });

  it('take no step aside', () => {
    const { paths } = simplePathsOf(square, none, told({ 'square.d': 'there' }, ['HELP', 'AWAY']));
    expect(paths.map(words)).toEqual(['RIGHT DOWN = there', 'DOWN RIGHT = there']);
  });

  it('end at the first outcome, and begin in one where the machine does', () => {
    const through = simplePathsOf(square, none, told({ 'square.b': 'half way', 'square.d': 'there' }));
    expect(through.paths.map(words)).toContain('RIGHT = half way');
    const { paths } = simplePathsOf(square, none, told({ 'square.a': 'here' }));
    expect(paths.map(words)).toEqual([' = here']);
  });

  it('have names that stay, fit for an address', () => {
    const names = () => simplePathsOf(square, none, told({})).paths.map(({ id }) => id);
    expect(names()).toEqual(names());
    expect(new Set(names()).size).toBe(names().length);
    for (const name of names()) expect(name).toMatch(/^[\da-z-]+$/);
    const fewer = simplePathsOf(square, none, told({}, ['HELP'])).paths.map(({ id }) => id);
    expect(names()).toEqual(expect.arrayContaining(fewer));
  });
});

const lamp = setup({
  types: { context: {} as { tries: number; slow: boolean } },
  actors: { light: fromPromise(async () => undefined) },
  actions: {
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    markSlow: assign({ slow: true }),
  },
  guards: { 'often tried': ({ context }) => context.tries > 1 },
  delays: { patience: 1_000, dusk: 9_000 },
}).createMachine({
  id: 'lamp',
  context: { tries: 0, slow: false },
  initial: 'waiting',
  states: {
    waiting: { after: { dusk: 'trying' }, on: { PRESSED: 'trying' } },
    trying: {
      entry: 'count',
      after: { patience: { actions: 'markSlow' } },
      invoke: { id: 'light', src: 'light', onDone: 'lit', onError: 'judging' },
    },
    judging: { always: [{ guard: 'often tried', target: 'broken' }, { target: 'dark' }] },
    dark: { on: { PRESSED: 'trying' } },
    lit: { type: 'final' },
    broken: { type: 'final' },
  },
});
const lampFixtures: MachineFixtures<typeof lamp> = {
  ...none,
  failures: { light: { 'the bulb is gone': { code: 'BULB', message: 'Gone' } } },
  distinguish: ({ tries }) => tries,
};

it('tells waits, answers and what is always taken; what leads to the same place is one step, and a long wait none', () => {
  const { paths } = simplePathsOf(
    lamp,
    lampFixtures,
    told({ 'lamp.lit': 'light', 'lamp.broken': 'no light' }),
  );
  const failed = '✕ light · the bulb is gone';
  expect(paths.map(words)).toEqual([
    'PRESSED ✓ light = light',
    `PRESSED ${failed} PRESSED ✓ light = light`,
    `PRESSED ${failed} PRESSED ${failed} = no light`,
  ]);
  expect(paths[1]?.steps.map(({ instead }) => instead.map((one) => one.words))).toEqual([
    ['after dusk'],
    ['✕ light · no network'],
    [],
    [],
  ]);
});

it('walks as the machine does', () => {
  for (const path of simplePathsOf(lamp, lampFixtures, told({})).paths) {
    const cues = path.steps.map(({ event }) => ({ actor: '/' as const, event, at: 0 }));
    const player = createPlayer({ machine: lamp, cues });
    for (const { value } of path.steps) {
      player.step();
      expect(player.root.getSnapshot().value).toEqual(value);
    }
  }
});

const region = (letter: string) => ({
  initial: 'off',
  states: {
    off: { on: { [`${letter}.ON`]: 'on' } },
    on: { on: { [`${letter}.UP`]: 'up' } },
    up: { on: { [`${letter}.FULL`]: 'full' } },
    full: {},
  },
});
const board = setup({}).createMachine({
  id: 'board',
  type: 'parallel',
  states: { a: region('A'), b: region('B'), c: region('C') },
});

describe('too many to read', () => {
  // 9! / (3! 3! 3!) = 1,680 orders of the same nine steps.
  it('are told apart while anybody can read them all', () => {
    const all = simplePathsOf(board, none, told({}), { limit: 1_680 });
    expect([all.paths.length, all.leftOut, all.isFolded]).toEqual([1_680, 0, false]);
  });

  it('are folded: the order of the same states makes no other path', () => {
    const { paths, leftOut, isFolded } = simplePathsOf(board, none, told({}), { limit: 1_679 });
    expect([paths.length, leftOut, isFolded]).toEqual([1, 0, true]);
  });

  it('of which those that show something new come first into the limit, and the rest is counted', () => {
    const { paths, leftOut } = simplePathsOf(square, none, told({ 'square.d': 'there' }), { limit: 3 });
    expect([paths.length, leftOut]).toEqual([3, 1]);
    const states = new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => step.states)));
    expect([...states].sort()).toEqual(['square.b', 'square.c', 'square.d', 'square.help', 'square.lost']);
  });

  const mesh = (size: number) => {
    const keys = Array.from({ length: size }, (_, index) => `s${index}`);
    return setup({}).createMachine({
      id: 'mesh',
      initial: 's0',
      states: Object.fromEntries(
        keys.map((key) => [key, { on: Object.fromEntries(keys.map((to) => [`TO.${to}`, to])) }]),
      ),
    });
  };

  // Between the two ends any of ten others, or not.
  it('are counted by the states that they come through', () => {
    const { paths, leftOut } = simplePathsOf(mesh(12), none, told({ 'mesh.s11': 'there' }), { limit: 50 });
    expect([paths.length, leftOut]).toEqual([50, 1_024 - 50]);
    expect(new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => step.states))).size).toBe(11);
  });

  it('are “many” where nobody counts further', () => {
    const { paths, leftOut } = simplePathsOf(mesh(17), none, told({ 'mesh.s16': 'there' }), { limit: 50 });
    expect([paths.length, leftOut]).toEqual([50, 'many']);
    expect(new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => step.states))).size).toBe(16);
  });
});

describe('beside everything else', () => {
  it('finds the same, and gives way in between', async () => {
    let gave = 0;
    let now = 0;
    const options = { now: () => (now += 7), giveWay: async () => void (gave += 1) };
    const outcomes = told({ 'square.d': 'there' });
    expect(await simplePathsInTime(square, none, outcomes, options)).toEqual(
      simplePathsOf(square, none, outcomes),
    );
    expect(gave).toBeGreaterThan(2);
    expect(await recountOf(square, none, outcomes, options)).toEqual({ paths: 4, configurations: 6 });
  });

  it('stops when it is no longer wanted', async () => {
    const leaving = new AbortController();
    const found = simplePathsInTime(board, none, told({}), { signal: leaving.signal });
    leaving.abort(new Error('edited again'));
    await expect(found).rejects.toThrow('edited again');
  });
});
