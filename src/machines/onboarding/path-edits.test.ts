import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { chartOf } from '../../statecharts/chart/chart-model.ts';
import { checkShape } from '../../statecharts/check-shape.ts';
import type { Flow } from '../../statecharts/flow/flow.types.ts';
import { flowText } from '../../statecharts/flow/flow-text.ts';
import {
  chartIdOfState,
  chartIdOfTransition,
  isWithin,
  statesIn,
  targetPath,
  transitionsOf,
} from '../../statecharts/flow/flow-tree.ts';
import { readFlow } from '../../statecharts/flow/read/read-flow.ts';
import {
  addStep,
  moveStep,
  removeStep,
  setOptional,
  stepsOf,
  whyStepActionRefused,
} from '../../statecharts/flow/steps/steps.ts';
import { onboardingMachineOf } from './onboarding.machine.ts';
import { onboardingSteps as kit } from './onboarding.steps.ts';
import { onboardingPhrases } from './onboarding.phrases.ts';

const against = { vocabulary: onboardingPhrases, id: 'onboarding' };
const committed = readFileSync(new URL('./onboarding.flow.json', import.meta.url), 'utf8');

function readOrThrow(text: string): Flow {
  const read = readFlow(text, against);
  if (!read.ok) throw new Error(JSON.stringify(read.refusals, null, 2));
  return read.flow;
}
const path = readOrThrow(committed);

/** The machine as it is started; without events it rests where the path begins. */
function started(flow: Flow) {
  const machine = onboardingMachineOf(flow);
  const actor = createActor(machine, { input: { role: 'supplier', userId: 'u-teo', arrival: 'walk' } });
  return { machine, snapshot: actor.getSnapshot() };
}

describe('the committed path', () => {
  it('is read as it is, without a note, and written as its file has it', () => {
    expect(readFlow(committed, against)).toMatchObject({ ok: true, notes: [] });
    expect(flowText(path)).toBe(committed);
  });
  it('names its states and arrows as its chart does', () => {
    const chart = chartOf(onboardingMachineOf(path));
    const paths = statesIn(path).map((state) => state.path);
    expect(paths.map((one) => chartIdOfState(path, one))).toEqual(chart.states.map(({ id }) => id));
    expect(
      paths
        .flatMap((one) => transitionsOf(path, one))
        .flatMap(({ place }) => chartIdOfTransition(path, place) ?? []),
    ).toEqual(chart.edges.map(({ id }) => id));
  });
});

describe('a step', () => {
  it.each(['delivery-area', 'logo'])('%s taken out and added again gives the same text', (step) => {
    const at = stepsOf(path, kit).findIndex((one) => one.step === step);
    const again = addStep(removeStep(path, kit, step), kit, step, at);
    expect(flowText(setOptional(again, kit, step, true))).toBe(committed);
  });
  it.each(['delivery-area', 'logo'])('%s made mandatory and optional again gives the same text', (step) => {
    const mandatory = setOptional(path, kit, step, false);
    expect(flowText(mandatory)).not.toBe(committed);
    expect(flowText(setOptional(mandatory, kit, step, true))).toBe(committed);
  });
  it('that the path does not have is added from its template', () => {
    const without = removeStep(path, kit, 'logo');
    expect(whyStepActionRefused(without, kit, 'logo', 'add')).toBeNull();
    const added = addStep(without, kit, 'logo', 3);
    expect(stepsOf(added, kit).map(({ step }) => step)).toEqual([
      'catalogue',
      'company-profile',
      'delivery-area',
      'logo',
      'delivery-methods',
      'working-hours',
      'payment-account',
      'completion',
    ]);
    expect(flowText(removeStep(added, kit, 'logo'))).toBe(flowText(without));
  });
  it('made optional and moved before it: the company, and the logo', () => {
    const edited = moveStep(setOptional(path, kit, 'company-profile', true), kit, 'logo', 0);
    expect(readFlow(flowText(edited), against)).toMatchObject({ ok: true, notes: [] });
    expect(transitionsOf(edited, 'resuming').at(-1)?.transition).toEqual({ target: 'logo' });
    const back = setOptional(moveStep(edited, kit, 'logo', 5), kit, 'company-profile', false);
    expect(flowText(back)).toBe(committed);
  });
  it.each(['catalogue', 'payment-account', 'completion'])('%s, which the server demands, stays', (step) => {
    for (const edit of ['move up', 'move down', 'optional', 'remove'] as const) {
      expect(whyStepActionRefused(path, kit, step, edit)).toMatch(/server/);
    }
    expect(moveStep(path, kit, step, 0)).toBe(path);
    expect(setOptional(path, kit, step, true)).toBe(path);
    expect(removeStep(path, kit, step)).toBe(path);
  });
});

type Act = (flow: Flow) => Flow;
const steps = fc.constantFrom(...kit.kinds.map(({ step }) => step));
const edit: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(steps, fc.nat(7)).map(
    ([step, to]): Act =>
      (flow) =>
        moveStep(flow, kit, step, to),
  ),
  fc.tuple(steps, fc.boolean()).map(
    ([step, is]): Act =>
      (flow) =>
        setOptional(flow, kit, step, is),
  ),
  fc.tuple(steps, fc.nat(7)).map(
    ([step, at]): Act =>
      (flow) =>
        addStep(flow, kit, step, at),
  ),
  steps.map(
    (step): Act =>
      (flow) =>
        removeStep(flow, kit, step),
  ),
);

it('stays a path that can be read, starts and reaches every step, whatever is done to its steps', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const flow = edits.reduce((before, change) => change(before), path);
      expect(readFlow(flowText(flow), against)).toEqual({ ok: true, flow, notes: [] });
      expect(checkShape(started(flow).machine)).toEqual([]);
      const keys = stepsOf(flow, kit).map(({ key }) => key);
      const leadAround = (skipped: string) =>
        statesIn(flow)
          .filter((state) => isWithin(state.path, skipped))
          .flatMap((state) => transitionsOf(flow, state.path))
          .map(({ place, transition: { target } }) => target && targetPath(flow, place.state, target));
      for (const [index, key] of keys.entries())
        expect(leadAround(keys[index - 1] ?? 'resuming')).toContain(key);
      const opened = transitionsOf(flow, '').flatMap(({ place: { cause }, transition: { target } }) =>
        cause.kind === 'on' && cause.event === 'STEP.OPENED' ? [target?.split('.')[1]] : [],
      );
      expect(opened).toEqual(keys);
    }),
    { numRuns: 150 },
  );
});

const names = [
  ...Object.keys({ ...onboardingPhrases.events, ...onboardingPhrases.guards, ...onboardingPhrases.actions }),
  ...Object.keys({ ...onboardingPhrases.actors, ...onboardingPhrases.delays, ...onboardingPhrases.screens }),
  'target',
  'guard',
  'actions',
  'on',
  'always',
  'after',
  'invoke',
  'onDone',
  'states',
  'initial',
  'type',
  'final',
  'parallel',
  'history',
  'logo',
  'choosing',
  '#onboarding.logo',
  '.filling',
  '#onboarding',
  'meta',
  'id',
  'xstate.done.actor.saveLogo',
  '',
  '*',
  'toString',
  '__proto__',
  'onboarding',
  'catalogue',
  'arriving',
];
const word = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.string());
const anything = fc.oneof(
  word,
  fc.jsonValue({ maxDepth: 3 }),
  fc.record({ target: word, guard: word, actions: word }, { requiredKeys: [] }),
  fc.record(
    { initial: word, always: word, type: word, states: fc.dictionary(word, fc.constant({})) },
    { requiredKeys: [] },
  ),
);

type Place = readonly (string | number)[];

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The paths of all places within a value. */
const placesIn = (value: unknown, at: Place = []): Place[] =>
  isTree(value)
    ? Object.entries(value).flatMap(([key, inner]) => {
        const place = [...at, Array.isArray(value) ? Number(key) : key];
        return [place, ...placesIn(inner, place)];
      })
    : [];

const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((at, key) => (isTree(at) ? at[key] : undefined), value);

/** The value with the one at a path replaced, renamed or removed. */
function changed(
  value: unknown,
  [key, ...rest]: Place,
  change: (entry: [string, unknown]) => [string, unknown][],
): unknown {
  if (!isTree(value)) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (name !== String(key)) return [[name, inner]];
    return rest.length === 0 ? change([name, inner]) : [[name, changed(inner, rest, change)]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

interface Change {
  readonly how: 'other' | 'like another' | 'renamed' | 'removed' | 'doubled';
  readonly at: number;
  readonly from: number;
  readonly into: unknown;
  readonly name: string;
}

/** A random change anywhere within; "like another" copies the value under the same name elsewhere. */
function mutated(value: unknown, { how, at, from, into, name }: Change): unknown {
  const places = placesIn(value);
  const place = places[at % places.length] ?? [];
  const sameNamed = places.filter((one) => one.at(-1) === place.at(-1));
  const other = valueAt(value, sameNamed[from % sameNamed.length] ?? place);
  return changed(value, place, ([key, inner]) => {
    switch (how) {
      case 'other':
        return [[key, into]];
      case 'like another':
        return [[key, other]];
      case 'renamed':
        return [[name, inner]];
      case 'removed':
        return [];
      case 'doubled':
        return [
          [key, inner],
          [name, other],
        ];
    }
  });
}

function expectRefusedOrStarted(text: string): void {
  const read = readFlow(text, against);
  if (!read.ok) {
    expect(read.refusals.length).toBeGreaterThan(0);
    expect(read.refusals.length).toBeLessThanOrEqual(50);
    return;
  }
  const { machine } = started(read.flow);
  // Reading the chart resolves every target.
  expect(chartOf(machine).states.length).toBe(statesIn(read.flow).length);
  expect(readFlow(flowText(read.flow), against)).toMatchObject({ ok: true, flow: read.flow });
}

describe('any file is refused, or makes a machine that starts', () => {
  it('whatever JSON it is', () => {
    fc.assert(fc.property(fc.json(), expectRefusedOrStarted), { numRuns: 300 });
  });
  it('whatever text it is, and wherever ours was cut', () => {
    fc.assert(fc.property(fc.string(), expectRefusedOrStarted), { numRuns: 100 });
    fc.assert(
      fc.property(fc.nat(committed.length - 3), (end) => {
        expect(readFlow(committed.slice(0, end), against).ok).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
  it('whatever is made other in ours', () => {
    const value: unknown = JSON.parse(committed);
    const how = fc.constantFrom(
      'other',
      'removed',
      'doubled',
      'renamed',
      'like another',
      'like another',
      'like another',
    );
    const change = fc.record({ how, at: fc.nat(9999), from: fc.nat(9999), into: anything, name: word });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        expectRefusedOrStarted(JSON.stringify(changes.reduce<unknown>(mutated, value)));
      }),
      { numRuns: 600 },
    );
  });
});
