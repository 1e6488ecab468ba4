import { describe, expect, it } from 'vitest';
import {
  addTransition,
  moveTransition,
  removeTransition,
  retarget,
  setActions,
  setGuard,
  setMeta,
} from './edit-flow.ts';
import type { Cause, TransitionPlace } from './flow.types.ts';
import { flowText } from './flow-text.ts';
import { stateAt } from './flow-targets.ts';
import { statesIn, transitionsOf } from './flow-tree.ts';
import { boatPath } from './testing/boat-path.ts';

const on = (state: string, event: string, index = 0): TransitionPlace => ({
  state,
  cause: { kind: 'on', event },
  index,
});
const measured = on('measure.asking', 'MEASURED');
const arriving = (index: number): TransitionPlace => ({
  state: 'paint.arriving',
  cause: { kind: 'always' },
  index,
});

describe('a change of one transition', () => {
  it('leads it elsewhere, said as short as can be, or nowhere', () => {
    const there = retarget(boatPath, measured, 'measure.asking');
    expect(stateAt(there, 'measure.asking')?.on?.MEASURED).toEqual({
      target: 'asking',
      actions: ['note', 'tell'],
    });
    const nowhere = retarget(boatPath, measured, null);
    expect(stateAt(nowhere, 'measure.asking')?.on?.MEASURED).toEqual({ actions: ['note', 'tell'] });
    expect(flowText(retarget(nowhere, measured, 'paint'))).toBe(flowText(boatPath));
    expect(retarget(boatPath, measured, 'nowhere')).toBe(boatPath);
  });
  it('shares everything else', () => {
    const there = retarget(boatPath, measured, 'launch');
    expect(there.states?.paint).toBe(boatPath.states?.paint);
    expect(there.on).toBe(boatPath.on);
    expect(stateAt(there, 'measure')?.meta).toBe(stateAt(boatPath, 'measure')?.meta);
    expect(Object.keys(there.states ?? {})).toEqual(Object.keys(boatPath.states ?? {}));
  });
  it('says when it is taken and what is noted, each where it belongs, and undone gives the same text', () => {
    const guarded = setGuard(boatPath, measured, 'is calm');
    expect(Object.keys(stateAt(guarded, 'measure.asking')?.on?.MEASURED ?? {})).toEqual([
      'guard',
      'target',
      'actions',
    ]);
    expect(flowText(setGuard(guarded, measured, null))).toBe(flowText(boatPath));
    const silent = setActions(boatPath, measured, []);
    expect(stateAt(silent, 'measure.asking')?.on?.MEASURED).toEqual({ target: '#boat.paint' });
    expect(flowText(setActions(silent, measured, ['note', 'tell']))).toBe(flowText(boatPath));
    expect(stateAt(setActions(boatPath, measured, ['note']), 'measure.asking')?.on?.MEASURED).toEqual({
      target: '#boat.paint',
      actions: 'note',
    });
  });
  it('adds one before what is taken always, and takes it away again', () => {
    const added = addTransition(
      boatPath,
      'paint.arriving',
      { kind: 'always' },
      { guard: 'is calm', target: 'saving' },
    );
    expect(transitionsOf(added, 'paint.arriving').map(({ transition }) => transition.target)).toEqual([
      '#boat.launch',
      'saving',
      'choosing',
    ]);
    expect(flowText(removeTransition(added, arriving(1)))).toBe(flowText(boatPath));
    const plain = addTransition(
      boatPath,
      'paint.choosing',
      { kind: 'on', event: 'LATER' },
      { target: 'saving' },
    );
    expect(flowText(removeTransition(plain, on('paint.choosing', 'LATER')))).toBe(flowText(boatPath));
  });
  it('puts a record away with its last entry', () => {
    const empty = removeTransition(boatPath, on('paint.choosing', 'PAINT.CHOSEN'));
    expect(stateAt(empty, 'paint.choosing')).toEqual({});
  });
  it('changes the order in which they are tried', () => {
    const moved = moveTransition(boatPath, arriving(1), 0);
    expect(transitionsOf(moved, 'paint.arriving').map(({ transition }) => transition.target)).toEqual([
      'choosing',
      '#boat.launch',
    ]);
    expect(flowText(moveTransition(moved, arriving(0), 1))).toBe(flowText(boatPath));
    expect(moveTransition(boatPath, arriving(7), 0)).toBe(boatPath);
  });
  it('gives a state other words', () => {
    const meta = stateAt(boatPath, 'paint')?.meta ?? {};
    const other = setMeta(boatPath, 'paint', { ...meta, title: 'Colour' });
    expect(stateAt(other, 'paint')?.meta?.title).toBe('Colour');
    expect(flowText(setMeta(other, 'paint', meta))).toBe(flowText(boatPath));
    expect(flowText(setMeta(setMeta(boatPath, 'paint', null), 'paint', meta))).toBe(flowText(boatPath));
  });
});

describe('whatever lets it happen', () => {
  const causes: readonly Cause[] = [
    { kind: 'on', event: 'NAMED' },
    { kind: 'after', delay: 'patience' },
    { kind: 'always' },
    { kind: 'finished' },
    { kind: 'snapshot', invoke: 'save' },
  ];
  it.each(causes)('$kind is added and taken away', (cause) => {
    const added = addTransition(boatPath, 'paint.saving', cause, { target: 'choosing' });
    expect(transitionsOf(added, 'paint.saving')).toHaveLength(3);
    expect(flowText(removeTransition(added, { state: 'paint.saving', cause, index: 0 }))).toBe(
      flowText(boatPath),
    );
  });
  it('nothing is added where nothing of that name is invoked, or there is no such state', () => {
    const done = { kind: 'done', invoke: 'yacht' } as const;
    expect(addTransition(boatPath, 'paint.saving', done, { target: 'choosing' })).toBe(boatPath);
    expect(addTransition(boatPath, 'nowhere', { kind: 'always' }, { target: 'x' })).toBe(boatPath);
  });
  it('every change that changes nothing gives back the very same flow', () => {
    for (const { path, state } of statesIn(boatPath)) {
      expect(setMeta(boatPath, path, state.meta ?? null)).toBe(boatPath);
      for (const { place, transition } of transitionsOf(boatPath, path)) {
        expect(setGuard(boatPath, place, transition.guard ?? null)).toBe(boatPath);
        expect(moveTransition(boatPath, place, place.index)).toBe(boatPath);
      }
    }
  });
});
