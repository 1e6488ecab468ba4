import { describe, expect, it } from 'vitest';
import type { Json } from '../../json.ts';
import { flowDifferences } from './difference.ts';
import {
  addTransition,
  moveTransition,
  removeTransition,
  retarget,
  setActions,
  setGuard,
  setMeta,
} from '../edit-flow.ts';
import { changeState } from '../change-flow.ts';
import { stateAt, statesIn } from '../flow-tree.ts';
import type { Cause, Flow, TransitionPlace } from '../flow.types.ts';
import { addStep, moveStep, removeStep, renameStep, setOptional, stepsOf } from '../steps/steps.ts';
import { errand, errandKit, errandVocabulary, knownOfErrand } from '../testing/errand.flow.ts';

const of = (before: Flow, after: Flow) => flowDifferences(before, after, knownOfErrand);
const on = (event: string): Cause => ({ kind: 'on', event });
const at = (state: string, cause: Cause, index = 0): TransitionPlace => ({ state, cause, index });
const always: Cause = { kind: 'always' };

/** Any part may be removed, as long as each step's operations still work. */
const freeKit = {
  ...errandKit,
  kinds: errandKit.kinds.map((kind) =>
    kind.step === 'note' ? { ...kind, node: stateAt(errand, 'note') } : kind,
  ),
};
const free = { vocabulary: errandVocabulary, kit: freeKit };
const withTea = addStep(errand, freeKit, 'tea', 1);

function turned(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, one]) => [key, turned(one)]),
  );
}

/** Equivalent notations: keys in another order (except states), or a single value where a list of one is allowed. */
function spelled(flow: Flow): Flow {
  return statesIn(flow).reduce<Flow>(
    (changed, { path }) =>
      changeState(changed, path, ({ states, meta, on: reactions = {}, ...rest }) => ({
        ...(states && { states }),
        ...(meta && { meta: turned(meta) as NonNullable<Flow['meta']> }),
        on: Object.fromEntries(
          Object.entries(reactions)
            .toReversed()
            .map(([event, one]) => [event, Array.isArray(one) ? one : [one]]),
        ),
        ...Object.fromEntries(Object.entries(rest).toReversed()),
      })),
    flow,
  );
}

describe('differences of two versions', () => {
  it('are none between equal ones, however they are spelled', () => {
    expect(of(errand, errand)).toEqual([]);
    expect(JSON.stringify(spelled(errand))).not.toBe(JSON.stringify(errand));
    expect(of(errand, spelled(errand))).toEqual([]);
    const addressed = retarget(errand, at('bag.packing', on('PACKED')), 'bag.shut');
    expect(of(errand, addressed)).toEqual([]);
  });

  const steps = {
    'a step moved up': [
      withTea,
      moveStep(withTea, freeKit, 'tea', 0),
      '“Your tea” comes before “Your bag” now',
    ],
    'a step moved down': [withTea, moveStep(withTea, freeKit, 'bag', 2), '“Your bag” comes before “Go” now'],
    'a step put in': [errand, withTea, '“Your tea” is a step now: it comes before “Your note”'],
    'a step put in first': [
      errand,
      addStep(errand, freeKit, 'tea', 0),
      '“Your tea” is a step now: it comes before “Your bag”',
    ],
    'a step taken out': [errand, removeStep(errand, freeKit, 'note'), '“Your note” is no longer a step'],
    'the first step taken out': [
      moveStep(withTea, freeKit, 'tea', 0),
      removeStep(moveStep(withTea, freeKit, 'tea', 0), freeKit, 'tea'),
      '“Your tea” is no longer a step',
    ],
    'a step that may be skipped': [
      setOptional(errand, freeKit, 'note', false),
      errand,
      '“Your note” may be skipped now',
    ],
    'a step that may not be skipped': [
      errand,
      setOptional(errand, freeKit, 'note', false),
      '“Your note” may no longer be skipped',
    ],
  } satisfies Record<string, readonly [Flow, Flow, string]>;
  it.each(Object.entries(steps))(
    'are one for %s, with all that follows from it',
    (_, [before, after, text]) => {
      expect(after).not.toEqual(before);
      const differences = flowDifferences(before, after, free);
      expect(differences.map((one) => [one.about, one.text])).toEqual([['step', text]]);
      expect(differences.flatMap(({ chartIds }) => chartIds).length).toBeGreaterThan(1);
    },
  );

  it('are two for a step taken out and another put in', () => {
    expect(of(errand, removeStep(withTea, freeKit, 'note')).map(({ text }) => text)).toEqual([
      '“Your tea” is a step now: it comes before “Go”',
      '“Your note” is no longer a step',
    ]);
  });

  it('name the arrows that a moved step turned', () => {
    const [moved] = flowDifferences(withTea, moveStep(withTea, freeKit, 'tea', 0), free);
    expect(moved?.chartIds.toSorted()).toEqual(
      [
        'errand.tea',
        'errand.tea.arriving  → errand.note',
        'errand.tea.arriving  → errand.bag',
        'errand.tea.drinking DRUNK → errand.note',
        'errand.tea.drinking DRUNK → errand.bag',
        'errand.bag.shut  → errand.tea',
        'errand.bag.shut  → errand.note',
        'errand.waking WOKEN → errand.bag',
        'errand.waking WOKEN → errand.tea',
      ].toSorted(),
    );
  });

  it('move what may be moved, and as little as can be', () => {
    const order = (flow: Flow): string[] => stepsOf(flow, freeKit).map(({ step }) => step);
    const after = moveStep(withTea, freeKit, 'bag', 2);
    expect([order(withTea), order(after)]).toEqual([
      ['bag', 'tea', 'note', 'leaving'],
      ['tea', 'note', 'bag', 'leaving'],
    ]);
    const fixed = {
      ...freeKit,
      kinds: freeKit.kinds.map((kind) => ({
        ...kind,
        fixedBecause: kind.step === 'bag' ? 'It is first.' : kind.fixedBecause,
      })),
    };
    const described = flowDifferences(withTea, after, { vocabulary: errandVocabulary, kit: fixed });
    expect(described.map(({ id }) => id)).toEqual(['step moved tea', 'step moved note']);
  });

  it('are words where only words are other', () => {
    const after = renameStep(errand, 'note', { title: 'A word', minutes: 3, needs: 'Ink' });
    expect(of(errand, after)).toEqual([
      {
        id: 'words note',
        kind: 'changed',
        about: 'words',
        state: 'note',
        chartIds: ['errand.note'],
        text: '“Your note” is called “A word”, says that it needs “Ink”, is said to take 3 minutes, not 1 now',
      },
    ]);
  });

  it('are reported for states and for what they do', () => {
    const more = changeState(errand, 'bag', (bag) => ({
      ...bag,
      entry: 'keepFailure',
      tags: ['busy'],
      initial: 'spilt',
      states: { ...bag.states, torn: { on: { AGAIN: { target: 'packing' } } } },
    }));
    const after = setMeta(more, 'waking', { screen: 'Sofa' });
    expect(of(errand, after).map(({ id, text }) => [id, text])).toEqual([
      ['state changed waking', '“waking” now is shown on the screen “Sofa”'],
      [
        'state changed bag',
        '“Your bag” now begins with “spilt”; does when it is entered: say what went wrong; is tagged busy',
      ],
      ['state added bag.torn', '“torn” of “Your bag” is new'],
    ]);
    const [, , gone] = of(after, errand);
    expect(gone).toMatchObject({
      id: 'state removed bag.torn',
      kind: 'removed',
      state: 'bag.torn',
      chartIds: ['errand.bag.torn', 'errand.bag.torn AGAIN → errand.bag.packing'],
    });
  });

  const packed = (index: number) => at('bag.packing', on('PACKED'), index);
  const edits = {
    'one more': [
      addTransition(errand, 'bag.packing', on('AGAIN'), { target: '#errand.waking' }),
      'added',
      'New in “packing” of “Your bag”: when Mia begins again, go on to “waking”',
    ],
    'one less': [
      removeTransition(errand, packed(0)),
      'removed',
      'Gone from “packing” of “Your bag”: when Mia packs the bag, if the bag closes, go on to “shut”',
    ],
    'one that leads elsewhere': [
      retarget(errand, packed(0), 'waking'),
      'changed',
      '“packing” of “Your bag”, when Mia packs the bag, if the bag closes: leads to “waking” now, not to “shut”',
    ],
    'one that asks something else': [
      setGuard(errand, packed(0), { type: 'asked for', params: { step: 'note' } }),
      'changed',
      '“packing” of “Your bag”, when Mia packs the bag: asks whether she asked for the step (“Your note”) now, not whether the bag closes',
    ],
    'one that notes something': [
      setActions(errand, packed(1), 'keepFailure'),
      'changed',
      '“packing” of “Your bag”, when Mia packs the bag: does now: say what went wrong; before: nothing',
    ],
    'another order': [
      moveTransition(errand, packed(0), 1),
      'changed',
      '“packing” of “Your bag”: when Mia packs the bag, the conditions are asked in another order',
    ],
    'a way on that leads elsewhere though no step was moved': [
      retarget(errand, at('bag.shut', always, 1), 'leaving'),
      'changed',
      '“shut” of “Your bag”, at once: leads to “Go” now, not to “Your note”',
    ],
  } satisfies Record<string, readonly [Flow, string, string]>;
  it.each(Object.entries(edits))('are one for %s among the transitions', (_, [after, kind, text]) => {
    const differences = of(errand, after);
    expect(differences.map((one) => [one.about, one.kind, one.text])).toEqual([['transition', kind, text]]);
    expect(of(errand, after).map(({ id }) => id)).toEqual(differences.map(({ id }) => id));
  });

  it('have ids of their own', () => {
    const after = ['WOKEN', 'GONE', 'AGAIN'].reduce(
      (flow, event) =>
        addTransition(
          addTransition(flow, 'bag.shut', on(event), { target: 'spilt' }),
          'bag.shut',
          on(event),
          { target: 'spilt' },
        ),
      errand,
    );
    const ids = of(errand, after).map(({ id }) => id);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });
});
