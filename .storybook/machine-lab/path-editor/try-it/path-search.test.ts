import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { createPathSearch } from './path-search.ts';

const machine = createMachine({
  id: 'road',
  initial: 'saving',
  states: {
    saving: { tags: 'busy', on: { DONE: { target: 'shop' } } },
    shop: {
      initial: 'opening',
      states: {
        opening: { tags: 'busy', on: { OPENED: { target: 'open' } } },
        open: {},
      },
    },
    island: { tags: 'busy' },
  },
});
const fixtures = { inputs: { vendor: {} }, events: {}, outputs: {}, failures: {} };
const survey = () => createPathSearch(machine, fixtures, 'vendor');
const { signal } = new AbortController();
const types = (path: Awaited<ReturnType<ReturnType<typeof survey>['pathTo']>>) =>
  path?.steps.map(({ event }) => event.type);

it('finds the shortest way to a state', async () => {
  const path = await survey().pathTo({ state: 'road.shop.opening', isCalm: false }, signal);
  expect(types(path)).toEqual(['DONE']);
});

it('prefers to continue to a state in which the vendor has something to do', async () => {
  const path = await survey().pathTo({ state: 'road.shop', isCalm: true }, signal);
  expect(types(path)).toEqual(['DONE', 'OPENED']);
  const waiting = await survey().pathTo({ state: 'road.saving', isCalm: true }, signal);
  expect(types(waiting)).toEqual([]);
});

it('says that nothing leads to a state', async () => {
  expect(await survey().pathTo({ state: 'road.island', isCalm: false }, signal)).toBeNull();
});

it('reports each time that a machine cannot be explored, once it could not', async () => {
  const round = createMachine({
    id: 'round',
    options: { maxIterations: 100 },
    initial: 'calm',
    states: {
      calm: { on: { GO: { target: 'one' } } },
      one: { always: { target: 'two' } },
      two: { always: { target: 'one' } },
      island: {},
    },
  });
  const one = createPathSearch(round, fixtures, 'vendor');
  for (const _ of ['first', 'second']) {
    await expect(one.pathTo({ state: 'round.island', isCalm: false }, signal)).rejects.toThrow(
      'Infinite loop',
    );
  }
  expect(types(await one.pathTo({ state: 'round.calm', isCalm: false }, signal))).toEqual([]);
});

it('answers the second question from what it has seen', async () => {
  const one = survey();
  await one.pathTo({ state: 'road.island', isCalm: false }, signal);
  expect(types(await one.pathTo({ state: 'road.shop.open', isCalm: false }, signal))).toEqual([
    'DONE',
    'OPENED',
  ]);
});
