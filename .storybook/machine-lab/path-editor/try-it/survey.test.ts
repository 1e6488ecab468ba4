import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { surveyOf } from './survey.ts';

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
const survey = () => surveyOf(machine, fixtures, 'vendor');
const { signal } = new AbortController();
const types = (way: Awaited<ReturnType<ReturnType<typeof survey>['wayTo']>>) =>
  way?.steps.map(({ event }) => event.type);

it('finds the shortest way to a state', async () => {
  const way = await survey().wayTo({ state: 'road.shop.opening', isCalm: false }, signal);
  expect(types(way)).toEqual(['DONE']);
});

it('rather goes on to where the vendor has something to do', async () => {
  const way = await survey().wayTo({ state: 'road.shop', isCalm: true }, signal);
  expect(types(way)).toEqual(['DONE', 'OPENED']);
  const waiting = await survey().wayTo({ state: 'road.saving', isCalm: true }, signal);
  expect(types(waiting)).toEqual([]);
});

it('says that nothing leads to a state', async () => {
  expect(await survey().wayTo({ state: 'road.island', isCalm: false }, signal)).toBeNull();
});

it('says each time that a machine cannot be walked, once it could not', async () => {
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
  const one = surveyOf(round, fixtures, 'vendor');
  for (const _ of ['first', 'second']) {
    await expect(one.wayTo({ state: 'round.island', isCalm: false }, signal)).rejects.toThrow(
      'Infinite loop',
    );
  }
  expect(types(await one.wayTo({ state: 'round.calm', isCalm: false }, signal))).toEqual([]);
});

it('answers the second question from what it has seen', async () => {
  const one = survey();
  await one.wayTo({ state: 'road.island', isCalm: false }, signal);
  expect(types(await one.wayTo({ state: 'road.shop.open', isCalm: false }, signal))).toEqual([
    'DONE',
    'OPENED',
  ]);
});
