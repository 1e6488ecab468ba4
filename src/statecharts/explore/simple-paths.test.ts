import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { createPlayer } from '../trace/player.ts';
import { simplePathsAsync } from './simple-paths-async.ts';
import { simplePathsOf } from './simple-paths.ts';
import type { MachineFixtures } from './fixtures.ts';
import type { SimplePath, PathRules } from './simple-paths.types.ts';

const described = (outcomes: PathRules['outcomes'], aside: readonly string[] = []): PathRules => ({
  ignored: aside,
  outcomes,
  personDoes: {},
});
const none = { inputs: { once: undefined }, events: {}, outputs: {}, failures: {} };
const text = ({ steps, outcome }: SimplePath): string =>
  `${steps.map((step) => step.label).join(' ')} = ${outcome}`;

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
    const { paths, leftOut, isFolded } = simplePathsOf(square, none, described({ 'square.d': 'there' }));
    expect(paths.map(text)).toEqual([
      'HELP = help',
      'RIGHT DOWN = there',
      'DOWN RIGHT = there',
      'DOWN AWAY = Nobody knows',
    ]);
    expect(paths.map(({ end }) => end)).toEqual(['turns back', 'outcome', 'outcome', 'stands still']);
    expect([leftOut, isFolded]).toEqual([0, false]);
  });

  it('take no step aside', () => {
    const { paths } = simplePathsOf(square, none, described({ 'square.d': 'there' }, ['HELP', 'AWAY']));
    expect(paths.map(text)).toEqual(['RIGHT DOWN = there', 'DOWN RIGHT = there']);
  });

  it('end at the first outcome, and begin in one where the machine does', () => {
    const through = simplePathsOf(square, none, described({ 'square.b': 'half way', 'square.d': 'there' }));
    expect(through.paths.map(text)).toContain('RIGHT = half way');
    const { paths } = simplePathsOf(square, none, described({ 'square.a': 'here' }));
    expect(paths.map(text)).toEqual([' = here']);
  });

  it('have names that stay, fit for an address', () => {
    const names = () => simplePathsOf(square, none, described({})).paths.map(({ id }) => id);
    expect(names()).toEqual(names());
    expect(new Set(names()).size).toBe(names().length);
    for (const name of names()) expect(name).toMatch(/^[\da-z-]+$/);
    const fewer = simplePathsOf(square, none, described({}, ['HELP'])).paths.map(({ id }) => id);
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

it('lists waits, answers and automatic transitions; what leads to the same state is one step, and a long wait none', () => {
  const { paths } = simplePathsOf(
    lamp,
    lampFixtures,
    described({ 'lamp.lit': 'light', 'lamp.broken': 'no light' }),
  );
  const failed = '✕ light · the bulb is gone';
  expect(paths.map(text)).toEqual([
    'PRESSED ✓ light = light',
    `PRESSED ${failed} PRESSED ✓ light = light`,
    `PRESSED ${failed} PRESSED ${failed} = no light`,
  ]);
  expect(paths[1]?.steps.map(({ instead }) => instead.map((one) => one.label))).toEqual([
    ['after dusk'],
    ['✕ light · no network'],
    [],
    [],
  ]);
});

it('moves as the machine does', () => {
  for (const path of simplePathsOf(lamp, lampFixtures, described({})).paths) {
    const events = path.steps.map(({ event }) => ({ actor: '/' as const, event, at: 0 }));
    const player = createPlayer({ machine: lamp, events });
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
  it('are listed separately while there are few enough to read', () => {
    const all = simplePathsOf(board, none, described({}), { limit: 1_680 });
    expect([all.paths.length, all.leftOut, all.isFolded]).toEqual([1_680, 0, false]);
  });

  it('are folded: the order of the same states makes no other path', () => {
    const { paths, leftOut, isFolded } = simplePathsOf(board, none, described({}), { limit: 1_679 });
    expect([paths.length, leftOut, isFolded]).toEqual([1, 0, true]);
  });

  it('of which those that show something new come first into the limit, and the rest is counted', () => {
    const { paths, leftOut } = simplePathsOf(square, none, described({ 'square.d': 'there' }), { limit: 3 });
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

  // Between the two ends, each of ten others is visited or not.
  it('are counted by the states that they come through', () => {
    const { paths, leftOut } = simplePathsOf(mesh(12), none, described({ 'mesh.s11': 'there' }), {
      limit: 50,
    });
    expect([paths.length, leftOut]).toEqual([50, 1_024 - 50]);
    expect(new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => step.states))).size).toBe(11);
  });

  it('are “many” where nobody counts further', () => {
    const { paths, leftOut } = simplePathsOf(mesh(17), none, described({ 'mesh.s16': 'there' }), {
      limit: 50,
    });
    expect([paths.length, leftOut]).toEqual([50, 'many']);
    expect(new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => step.states))).size).toBe(16);
  });
});

/** A path that may begin at any of its four steps, each of which can be done in two ways. */
const road = setup({
  types: { input: {} as { role: string }, context: {} as { role: string; skips: readonly string[] } },
  actors: { look: fromPromise(async (): Promise<string> => '') },
  guards: { at: ({ event }, { place }: { place: string }) => 'output' in event && event.output === place },
}).createMachine({
  id: 'road',
  context: ({ input }) => ({ ...input, skips: [] }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'look',
        src: 'look',
        onDone: ['a', 'b', 'c', 'd'].map((place) => ({
          guard: { type: 'at' as const, params: { place } },
          target: place,
        })),
        onError: 'lost',
      },
    },
    a: { on: { GO: 'b', RUN: 'a2' } },
    a2: { on: { GO: 'b' } },
    b: { on: { GO: 'c', RUN: 'b2' } },
    b2: { on: { GO: 'c' } },
    c: { on: { GO: 'd', RUN: 'c2' } },
    c2: { on: { GO: 'd' } },
    d: {},
    lost: {},
  },
});
const roadFixtures: MachineFixtures<typeof road> = {
  inputs: { 'a walker': { role: 'walker' }, 'a rider': { role: 'rider' } },
  events: {},
  outputs: { look: { 'at a': 'a', 'at b': 'b', 'at c': 'c', 'at d': 'd' } },
  failures: {},
};

describe('what is like another', () => {
  const outcomes = described({ 'road.d': 'there', 'road.lost': 'lost' });
  const found = (limit: number, rules: PathRules = outcomes) =>
    simplePathsOf(road, roadFixtures, rules, { limit });

  it('is listed by itself while there are few enough to read', () => {
    // From a, b, c and d: 8 + 4 + 2 + 1 paths, and the state lost; each twice.
    expect(found(32)).toMatchObject({ paths: { length: 32 }, leftOut: 0, isFolded: false });
    expect(found(32).paths.every(({ alike: similar }) => similar.length === 0)).toBe(true);
  });

  it('is listed once, for every input and every state on the way', () => {
    const { paths, leftOut, isFolded } = found(31);
    expect([leftOut, isFolded]).toEqual([0, true]);
    expect(
      paths.every(({ input, alike: similar }) => input === 'a walker' && similar.join() === 'a rider'),
    ).toBe(true);
    const byFirst = Map.groupBy(paths, ({ steps }) => steps[0]?.label);
    expect([...byFirst].map(([first, { length }]) => `${first} ${length}`).sort()).toEqual([
      '✓ look · at a 8',
      '✓ look · at b 1',
      '✓ look · at c 1',
      '✓ look · at d 1',
      '✕ look · no network 1',
    ]);
  });

  it('is no answer that does not fit what is known', () => {
    const fits = { look: ({ role }: { role: string }, place: string) => role === 'rider' || place === 'd' };
    const { paths } = found(500, { ...outcomes, fits });
    const ofWalker = paths.filter(({ input }) => input === 'a walker');
    expect(ofWalker.map(text).sort()).toEqual(['✓ look · at d = there', '✕ look · no network = lost']);
    expect(paths.length).toBe(2 + 16);
  });

  it('is put aside with words or without', () => {
    const ignored = [{ event: 'RUN', description: 'running' }, 'xstate.error.actor.look'];
    expect(found(500, { ...outcomes, ignored }).paths.length).toBe(2 * 4);
    const byPrefix = ['RUN', 'xstate.error.actor'];
    expect(found(500, { ...outcomes, ignored: byPrefix }).paths.length).toBe(2 * 4);
  });
});

it('knows which of the ways from somewhere is the usual one', () => {
  const { paths } = simplePathsOf(square, none, described({ 'square.d': 'there' }));
  expect(paths.map(({ steps }) => steps.map(({ rank }) => rank))).toEqual([[2], [0, 0], [1, 0], [1, 2]]);
});

describe('beside everything else', () => {
  it('finds the same, and gives way in between', async () => {
    let gave = 0;
    let now = 0;
    const options = { now: () => (now += 7), giveWay: async () => void (gave += 1) };
    const outcomes = described({ 'square.d': 'there' });
    expect(await simplePathsAsync(square, none, outcomes, options)).toEqual(
      simplePathsOf(square, none, outcomes),
    );
    expect(gave).toBeGreaterThan(2);
  });

  it('says how many it has found so far', async () => {
    const counts: number[] = [];
    let now = 0;
    const options = { now: () => (now += 13), onCount: (found: number) => counts.push(found) };
    await simplePathsAsync(square, none, described({ 'square.d': 'there' }), options);
    expect(counts.at(-1)).toBeGreaterThan(1);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });

  it('stops when it is no longer wanted', async () => {
    const leaving = new AbortController();
    const found = simplePathsAsync(board, none, described({}), { signal: leaving.signal });
    leaving.abort(new Error('edited again'));
    await expect(found).rejects.toThrow('edited again');
  });
});
