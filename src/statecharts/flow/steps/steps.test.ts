import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { checkShape } from '../../check-shape.ts';
import { retarget, setGuard } from '../edit-flow.ts';
import type { Flow } from '../flow.types.ts';
import { flowText } from '../flow-text.ts';
import { isWithin, stateAt, targetPath } from '../flow-targets.ts';
import { statesIn, transitionsOf } from '../flow-tree.ts';
import { readFlow } from '../read/read-flow.ts';
import {
  addStep,
  moveStep,
  removeStep,
  renameStep,
  setOptional,
  stepsOf,
  whyStepActionRefused,
} from './steps.ts';
import { boatKit, boatPath, boatVocabulary } from '../testing/boat-path.ts';

const order = (flow: Flow): string[] => stepsOf(flow, boatKit).map(({ step }) => step);
const opened = (flow: Flow): unknown[] =>
  transitionsOf(flow, '').flatMap(({ place: { cause }, transition }) =>
    cause.kind === 'on' && cause.event === 'OPENED' ? [transition.target] : [],
  );
const named = addStep(boatPath, boatKit, 'name', 2);

describe('the steps of a path', () => {
  it('are in the order of its states, with their texts and their kind', () => {
    expect(order(boatPath)).toEqual(['measure', 'paint', 'launch']);
    expect(stepsOf(boatPath, boatKit)[1]).toMatchObject({
      step: 'paint',
      key: 'paint',
      title: 'Paint',
      needs: 'A brush',
      minutes: 3,
      optional: false,
      screen: 'Paint',
      kind: { step: 'paint' },
    });
    expect(stepsOf({ id: 'a', states: { b: {} } }, null)).toEqual([]);
    expect(stepsOf(boatPath, undefined)[0]?.kind).toBeNull();
  });
});

describe('moving a step', () => {
  it('leads every way on to what comes next now, and the path to what is first now', () => {
    const moved = moveStep(boatPath, boatKit, 'paint', 0);
    expect(order(moved)).toEqual(['paint', 'measure', 'launch']);
    expect(moved.states?.looking?.always).toEqual([
      { guard: 'is launched', target: 'launch.afloat' },
      { target: 'paint' },
    ]);
    expect(moved.states?.paint?.states?.saving?.invoke).toMatchObject({
      onDone: { target: '#boat.measure', actions: 'note' },
      onError: { target: 'choosing' },
    });
    expect(moved.states?.paint?.states?.arriving?.always).toMatchObject([
      { target: '#boat.measure' },
      { target: 'choosing' },
    ]);
    expect(moved.states?.measure?.states?.asking?.on?.MEASURED).toEqual({
      target: '#boat.launch',
      actions: ['note', 'tell'],
    });
    expect(Object.keys(moved.states ?? {})).toEqual(['looking', 'paint', 'measure', 'launch']);
    expect(opened(moved)).toEqual(['.paint', '.measure.asking', '.launch']);
  });
  it('leaves a jump made by hand where it leads, and shares what it does not change', () => {
    const moved = moveStep(boatPath, boatKit, 'paint', 0);
    expect(moved.states?.measure?.states?.asking?.on?.LATER).toBe(
      boatPath.states?.measure?.states?.asking?.on?.LATER,
    );
    expect(moved.states?.launch).toBe(boatPath.states?.launch);
    expect(moved.states?.paint?.states?.choosing).toBe(boatPath.states?.paint?.states?.choosing);
    expect(moved.states?.paint?.meta).toBe(boatPath.states?.paint?.meta);
  });
  it('undone gives the same text', () => {
    const there = moveStep(named, boatKit, 'name', 0);
    expect(flowText(moveStep(there, boatKit, 'name', 2))).toBe(flowText(named));
  });
  it('puts nothing behind the last step, and moves none that is fixed', () => {
    expect(order(moveStep(boatPath, boatKit, 'measure', 9))).toEqual(['paint', 'measure', 'launch']);
    expect(moveStep(boatPath, boatKit, 'launch', 0)).toBe(boatPath);
    expect(moveStep(boatPath, boatKit, 'yacht', 0)).toBe(boatPath);
    expect(moveStep(boatPath, boatKit, 'paint', Number.NaN).initial).toBe('looking');
    expect(moveStep(boatPath, null, 'paint', 0)).toBe(boatPath);
  });
  it('follows where the path begins with its first step itself', () => {
    const { looking, ...steps } = boatPath.states ?? {};
    const direct: Flow = { ...boatPath, initial: 'measure', states: steps };
    expect(looking).toBeDefined();
    expect(moveStep(direct, boatKit, 'paint', 0).initial).toBe('paint');
  });
});

describe('a step that may be skipped', () => {
  const optional = setOptional(boatPath, boatKit, 'paint', true);
  it('gets its reaction and what it leads through, to the step after it', () => {
    expect(stateAt(optional, 'paint')?.meta?.optional).toBe(true);
    expect(stateAt(optional, 'paint.choosing')?.on?.SKIPPED).toEqual({ target: 'skipping', actions: 'note' });
    expect(stateAt(optional, 'paint.skipping')?.invoke).toMatchObject({ onDone: { target: '#boat.launch' } });
  });
  it('made mandatory again is the same text as before', () => {
    expect(flowText(setOptional(optional, boatKit, 'paint', false))).toBe(flowText(boatPath));
  });
  it('skips to its new next when it moves', () => {
    const moved = moveStep(optional, boatKit, 'paint', 0);
    expect(stateAt(moved, 'paint.skipping')?.invoke).toMatchObject({ onDone: { target: '#boat.measure' } });
  });
  it('gets only what is missing where it says already that it may be skipped', () => {
    const described = { ...boatPath.states?.paint?.meta, optional: true };
    const half: Flow = {
      ...boatPath,
      states: { ...boatPath.states, paint: { ...boatPath.states?.paint, meta: described } },
    };
    expect(whyStepActionRefused(half, boatKit, 'paint', 'optional')).toBeNull();
    expect(flowText(setOptional(half, boatKit, 'paint', true))).toBe(flowText(optional));
    expect(setOptional(optional, boatKit, 'paint', true)).toBe(optional);
  });
});

describe('adding and taking out', () => {
  it('leads through the added step and opens it in the order of the steps', () => {
    expect(order(named)).toEqual(['measure', 'paint', 'name', 'launch']);
    expect(stateAt(named, 'name.asking')?.on?.NAMED).toEqual({ target: '#boat.launch', actions: 'note' });
    expect(stateAt(named, 'paint.saving')?.invoke).toMatchObject({ onDone: { target: '#boat.name' } });
    expect(opened(named)).toEqual(['.measure.asking', '.paint', '.name', '.launch']);
    expect(addStep(named, boatKit, 'name', 0)).toBe(named);
  });
  it('leads the path to a step that is added as its first', () => {
    const first = addStep(boatPath, boatKit, 'name', 0);
    expect(first.states?.looking?.always).toMatchObject([{}, { target: 'name' }]);
    expect(opened(first)[0]).toBe('.name');
  });
  it('takes out everything that led into a step, and leads on to the step after it', () => {
    const without = removeStep(boatPath, boatKit, 'paint');
    expect(order(without)).toEqual(['measure', 'launch']);
    expect(stateAt(without, 'measure.asking')?.on).toEqual({
      MEASURED: { target: '#boat.launch', actions: ['note', 'tell'] },
    });
    expect(opened(without)).toEqual(['.measure.asking', '.launch']);
  });
  it('added again where it was is the same text as before', () => {
    expect(flowText(removeStep(named, boatKit, 'name'))).toBe(flowText(boatPath));
    const again = addStep(removeStep(named, boatKit, 'name'), boatKit, 'name', 2);
    expect(flowText(again)).toBe(flowText(named));
    const calm = retarget(
      boatPath,
      { state: 'measure.asking', cause: { kind: 'on', event: 'LATER' }, index: 0 },
      null,
    );
    const paintOnly = addStep(removeStep(calm, boatKit, 'paint'), boatKit, 'paint', 1);
    expect(flowText(paintOnly)).toBe(flowText(calm));
  });
});

describe('other words', () => {
  it('change those that are given, and no number that is none', () => {
    const renamed = renameStep(boatPath, 'paint', { title: 'Colour', minutes: Number.NaN });
    expect(stepsOf(renamed, boatKit)[1]).toMatchObject({ title: 'Colour', needs: 'A brush', minutes: 3 });
    expect(flowText(renameStep(renamed, 'paint', { title: 'Paint' }))).toBe(flowText(boatPath));
    expect(renameStep(boatPath, 'yacht', { title: 'x' })).toBe(boatPath);
  });
});

describe('what cannot be done', () => {
  it.each([
    ['measure', 'move up', 'It is the first step already.'],
    ['paint', 'move down', 'The path ends with “Launch”: nothing comes after it.'],
    ['launch', 'move up', 'It comes last.'],
    ['launch', 'optional', 'The harbour master wants it.'],
    ['measure', 'remove', 'The harbour master wants it.'],
    ['paint', 'mandatory', 'It cannot be skipped as it is.'],
    ['paint', 'add', 'It is in the path already.'],
    ['yacht', 'add', 'The vocabulary does not know this step.'],
    ['yacht', 'remove', 'The path has no such step.'],
    ['name', 'optional', 'The path has no such step.'],
    ['paint', 'move up', null],
    ['paint', 'optional', null],
    ['name', 'add', null],
  ] as const)('%s: %s is reported', (step, action, reason) => {
    expect(whyStepActionRefused(boatPath, boatKit, step, action)).toBe(reason);
  });
  it('says so where the event that would skip it does something else', () => {
    const skipped = setOptional(boatPath, boatKit, 'paint', true);
    const elsewhere = retarget(
      skipped,
      { state: 'paint.choosing', cause: { kind: 'on', event: 'SKIPPED' }, index: 0 },
      'launch',
    );
    expect(whyStepActionRefused(elsewhere, boatKit, 'paint', 'optional')).toBe(
      'In “choosing” the event that skips it does something else already.',
    );
  });
});

type Act = (flow: Flow) => Flow;
const steps = fc.constantFrom('measure', 'paint', 'name', 'launch', 'yacht');
const action: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(steps, fc.nat(5)).map(
    ([step, to]): Act =>
      (flow) =>
        moveStep(flow, boatKit, step, to),
  ),
  fc.tuple(steps, fc.boolean()).map(
    ([step, is]): Act =>
      (flow) =>
        setOptional(flow, boatKit, step, is),
  ),
  fc.tuple(steps, fc.nat(5)).map(
    ([step, at]): Act =>
      (flow) =>
        addStep(flow, boatKit, step, at),
  ),
  steps.map(
    (step): Act =>
      (flow) =>
        removeStep(flow, boatKit, step),
  ),
  fc.tuple(steps, fc.string(), fc.double()).map(
    ([step, title, minutes]): Act =>
      (flow) =>
        renameStep(flow, step, { title, minutes }),
  ),
  fc.boolean().map(
    (calm): Act =>
      (flow) =>
        setGuard(
          flow,
          { state: 'measure.asking', cause: { kind: 'on', event: 'MEASURED' }, index: 0 },
          calm ? 'is calm' : null,
        ),
  ),
);

/** The path leads to its first step, and each step to the one after it. */
function expectWired(flow: Flow): void {
  const keys = stepsOf(flow, boatKit).map(({ key }) => key);
  const led = (around: string) =>
    statesIn(flow)
      .filter(({ path }) => isWithin(path, around))
      .flatMap(({ path }) => transitionsOf(flow, path))
      .map(({ place, transition: { target } }) => target && targetPath(flow, place.state, target));
  for (const [index, key] of keys.entries()) {
    expect(led(keys[index - 1] ?? 'looking')).toContain(key);
  }
  expect(
    checkShape(createMachine({ ...flow })).filter(({ problem }) => problem === 'cannot be reached'),
  ).toEqual([]);
}

it('is a path that can be read, runs and reaches every step after whatever was done to its steps', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), (acts) => {
      const flow = acts.reduce((path, change) => change(path), boatPath);
      const read = readFlow(flowText(flow), { vocabulary: boatVocabulary, id: 'boat' });
      expect(read).toEqual({ ok: true, flow, notes: [] });
      expectWired(flow);
    }),
    { numRuns: 300 },
  );
});
