import { createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { tortureMachine } from '../testing/torture.machine.ts';
import { chartOf } from './chart-model.ts';
import { outlineOf, type OutlineState } from './outline.ts';

const all = (state: OutlineState): OutlineState[] => [state, ...state.states.flatMap(all)];

it('leaves out nothing that is drawn', () => {
  const model = chartOf(tortureMachine);
  const states = all(outlineOf(model));
  expect(states.map(({ state }) => state)).toEqual(model.states);
  const listed = states.flatMap(({ events }) => events.map(({ what }) => what));
  expect(new Set(listed)).toEqual(
    new Set([...model.edges, ...model.states.flatMap(({ reactions }) => reactions)]),
  );
});

it('says where events lead, on what condition and with what consequence', () => {
  const outline = outlineOf(
    chartOf(
      createMachine({
        id: 'm',
        initial: 'a',
        states: {
          a: {
            tags: 'busy',
            entry: 'begin',
            invoke: {
              id: 'up',
              src: 'upload',
              onDone: { target: 'b', guard: 'fits', actions: 'keep' },
              onError: { target: 'a', reenter: true },
            },
            after: { 3000: { actions: 'worry' } },
          },
          b: { type: 'final' },
        },
      }),
    ),
    { active: ['m', 'm.a'], possible: [] },
  );
  const a = outline.states[0];
  expect(a).toMatchObject({
    kind: 'busy',
    isInitial: true,
    isActive: true,
    does: ['Invokes upload as up', 'On entry: begin'],
  });
  expect(a?.events.map(({ text }) => text)).toEqual([
    'After 3 s: worry',
    'When up is done, if fits: keep, to b',
    'When up fails: begins anew',
  ]);
  expect(outline.states[1]).toMatchObject({ kind: 'the end', isActive: false });
});
