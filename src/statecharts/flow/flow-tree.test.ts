import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../chart/chart-model.ts';
import type { Flow } from './flow.types.ts';
import {
  chartIdOfState,
  chartIdOfTransition,
  pathOfChartId,
  stateAt,
  statesIn,
  targetPath,
  targetTo,
  transitionAt,
  transitionsOf,
} from './flow-tree.ts';
import { boatPath } from './testing/boat-path.ts';

const every: Flow = {
  ...boatPath,
  states: {
    ...boatPath.states,
    odd: {
      initial: 'one',
      states: { one: { type: 'final' }, was: { type: 'history' } },
      onDone: { target: 'launch' },
      always: { guard: 'is launched', target: 'launch' },
      after: {
        patience: [{ guard: 'is calm', target: 'launch' }, { target: 'launch' }, { target: '#boat' }],
      },
      invoke: [
        { id: 'one', src: 'save', onSnapshot: { actions: 'note' }, onError: { target: '.was' } },
        { id: 'two', src: 'save', onDone: { target: 'odd' } },
      ],
      on: { LATER: { target: '.one' } },
    },
  },
};

describe('a flow as a tree', () => {
  it('has its states in the order of its text, itself first', () => {
    expect(statesIn(boatPath).map(({ path }) => path)).toEqual([
      '',
      'looking',
      'measure',
      'measure.asking',
      'paint',
      'paint.arriving',
      'paint.choosing',
      'paint.saving',
      'launch',
      'launch.ready',
      'launch.afloat',
    ]);
    expect(stateAt(boatPath, '')).toBe(boatPath);
    expect(stateAt(boatPath, 'paint.saving')?.tags).toBe('busy');
    expect(stateAt(boatPath, 'constructor')).toBeNull();
    expect(stateAt(boatPath, 'paint.nowhere')).toBeNull();
  });
  it('names its states and transitions as the chart of its machine does', () => {
    const chart = chartOf(createMachine({ ...every }));
    const paths = statesIn(every).map(({ path }) => path);
    expect(paths.map((path) => chartIdOfState(every, path))).toEqual(chart.states.map(({ id }) => id));
    expect(chart.states.map(({ id }) => pathOfChartId(every, id))).toEqual(paths);
    const arrows = paths
      .flatMap((path) => transitionsOf(every, path))
      .flatMap(({ place }) => chartIdOfTransition(every, place) ?? []);
    // The chart has one more: the default target of a history state.
    expect(arrows).toEqual(chart.edges.map(({ id }) => id).filter((id) => !id.startsWith('boat.odd.was')));
    expect(arrows.filter((id) => id.endsWith('#2'))).toHaveLength(1);
  });
  it('finds each transition by its place', () => {
    for (const { path } of statesIn(every)) {
      for (const { place, transition } of transitionsOf(every, path)) {
        expect(transitionAt(every, place)).toBe(transition);
      }
    }
    const cause = { kind: 'on', event: 'LATER' } as const;
    expect(transitionAt(every, { state: 'odd', cause, index: 1 })).toBeNull();
    expect(chartIdOfTransition(every, { state: 'odd', cause, index: 1 })).toBeNull();
  });
  it('says a target so that it is found again, from wherever to wherever', () => {
    const paths = statesIn(every).map(({ path }) => path);
    for (const from of paths) {
      for (const to of paths) expect(targetPath(every, from, targetTo(every, from, to))).toBe(to);
    }
    expect(targetTo(every, '', 'paint.choosing')).toBe('.paint.choosing');
    expect(targetTo(every, 'looking', 'launch.afloat')).toBe('launch.afloat');
    expect(targetTo(every, 'paint.saving', 'paint.choosing')).toBe('choosing');
    expect(targetTo(every, 'paint.saving', 'launch')).toBe('#boat.launch');
  });
  it.each(['', '.', '#', '#boat.', '#ship', 'paint.', '.paint..saving', 'looking', '#boat.toString'])(
    'finds nothing by “%s”, said of the machine itself',
    (target) => {
      expect(targetPath(boatPath, '', target)).toBeNull();
    },
  );
});
