import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTransition, retarget, setActions, setGuard, setMeta } from '../edit-flow.ts';
import { changeState } from '../change-flow.ts';
import { flowDifferences } from '../difference/difference.ts';
import { stateAt, transitionAt } from '../flow-tree.ts';
import type { Cause, Flow, TransitionPlace } from '../flow.types.ts';
import { flowText } from '../flow-text.ts';
import { mergeFlows } from './merge-flows.ts';
import { addStep, moveStep, removeStep, renameStep, setOptional, stepsOf } from '../steps/steps.ts';
import { firstHalf, parade, paradeKit as kit, paradeVocabulary, secondHalf } from '../testing/parade.flow.ts';

const known = { vocabulary: paradeVocabulary, kit };
const on = (event: string): Cause => ({ kind: 'on', event });
const at = (state: string, cause: Cause, index = 0): TransitionPlace => ({ state, cause, index });
const order = (flow: Flow): string =>
  stepsOf(flow, kit)
    .map(({ step }) => step[0])
    .join('');
const texts = (items: readonly { text: string }[]): string[] => items.map((item) => item.text);

function together(mine: Flow, theirs: Flow, base: Flow = parade) {
  const merge = mergeFlows({ base, mine, theirs }, known);
  if (merge.kind === 'apart') throw new Error(JSON.stringify(merge.reasons));
  return merge;
}

type Act = (flow: Flow) => Flow;

/** Any edit of the steps in one half, and of their contents. */
function actsOn(half: readonly string[], added: string): fc.Arbitrary<Act> {
  const step = fc.constantFrom(...half);
  /** The position among the current steps of the half. */
  const place = (flow: Flow, nth: number): number => {
    const steps = stepsOf(flow, kit).map((one) => one.step);
    const middle = steps.indexOf('middle');
    const [from, to] = half === firstHalf ? [0, middle] : [middle + 1, steps.length - 1];
    return from + (nth % Math.max(1, to - from));
  };
  return fc.oneof(
    fc.tuple(step, fc.nat(4)).map(
      ([one, nth]): Act =>
        (flow) =>
          moveStep(flow, kit, one, place(flow, nth)),
    ),
    fc.tuple(step, fc.boolean()).map(
      ([one, is]): Act =>
        (flow) =>
          setOptional(flow, kit, one, is),
    ),
    fc.nat(4).map(
      (nth): Act =>
        (flow) =>
          addStep(flow, kit, added, place(flow, nth)),
    ),
    step.map(
      (one): Act =>
        (flow) =>
          removeStep(flow, kit, one),
    ),
    fc.tuple(step, fc.string()).map(
      ([one, title]): Act =>
        (flow) =>
          renameStep(flow, one, { title }),
    ),
    step.map(
      (one): Act =>
        (flow) =>
          setGuard(flow, at(`${one}.asking`, on('ANSWERED')), 'is sunny'),
    ),
    step.map(
      (one): Act =>
        (flow) =>
          setActions(flow, at(`${one}.asking`, on('LOOKED')), ['note', 'wave']),
    ),
    step.map(
      (one): Act =>
        (flow) =>
          retarget(flow, at(`${one}.saving`, { kind: 'error', invoke: 'send' }), 'middle.asking'),
    ),
  );
}
const some = (action: fc.Arbitrary<Act>): fc.Arbitrary<Act> =>
  fc.array(action, { maxLength: 3 }).map(
    (acts): Act =>
      (flow) =>
        acts.reduce((path, one) => one(path), flow),
  );
const halves = fc.tuple(some(actsOn(firstHalf, 'x')), some(actsOn(secondHalf, 'y')));

describe('two who do not meet', () => {
  it('get the very path that one would have made who did both', () => {
    fc.assert(
      fc.property(halves, fc.boolean(), ([first, second], isFirstMine) => {
        const [mine, theirs] = isFirstMine ? [first, second] : [second, first];
        const merge = together(mine(parade), theirs(parade));
        expect(flowText(merge.flow)).toBe(flowText(second(first(parade))));
        expect(merge.clashes).toEqual([]);
        expect(texts(merge.errors)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('get mine where they did nothing, and theirs where I did nothing', () => {
    fc.assert(
      fc.property(halves, ([first, second]) => {
        const changed = second(first(parade));
        expect(flowText(together(changed, parade).flow)).toBe(flowText(changed));
        expect(flowText(together(parade, changed).flow)).toBe(flowText(changed));
        expect(together(parade, changed).clashes).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});

it('has all of mine, and all of theirs that is not reported as a conflict', () => {
  const anything = some(fc.oneof(actsOn(firstHalf, 'x'), actsOn(secondHalf, 'y')));
  /**
   * If two neighbours were swapped, either may count as moved; the transition that reopens a step moves with the step.
   */
  const changes = (after: Flow): string[] =>
    flowDifferences(parade, after, known)
      .map(({ id }) => id)
      .filter((id) => !id.startsWith('step moved') && !id.includes('"OPENED"'));
  fc.assert(
    fc.property(anything, anything, (mine, theirs) => {
      const { flow, clashes, errors } = together(mine(parade), theirs(parade));
      expect(changes(flow)).toEqual(expect.arrayContaining(changes(mine(parade))));
      if (clashes.length === 0)
        expect(changes(flow)).toEqual(expect.arrayContaining(changes(theirs(parade))));
      expect(texts(errors)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

describe('the order of the steps', () => {
  it('has the moves of both, and each way on leads to the step after it', () => {
    const { flow, cameIn } = together(moveStep(parade, kit, 'c', 0), moveStep(parade, kit, 'f', 5));
    expect(order(flow)).toBe('cabdmfeghe');
    expect(stateAt(flow, 'looking')?.always).toMatchObject([{}, { target: 'c' }]);
    expect(stateAt(flow, 'c.saving')?.invoke).toMatchObject({ onDone: { target: '#parade.a' } });
    expect(stateAt(flow, 'middle.saving')?.invoke).toMatchObject({ onDone: { target: '#parade.f' } });
    expect(texts(cameIn)).toEqual(['“Step f” comes before “Step e” now']);
  });

  it('leads through a step that I added and past the neighbour that they took out', () => {
    const { flow } = together(addStep(parade, kit, 'x', 2), removeStep(parade, kit, 'b'));
    expect(order(flow)).toBe('axcdmefghe');
    expect(stateAt(flow, 'a.saving')?.invoke).toMatchObject({ onDone: { target: '#parade.x' } });
    expect(stateAt(flow, 'x.saving')?.invoke).toMatchObject({ onDone: { target: '#parade.c' } });
  });

  it('is mine where both moved the same step, and theirs is reported', () => {
    const { flow, clashes } = together(moveStep(parade, kit, 'b', 0), moveStep(parade, kit, 'b', 3));
    expect(order(flow)).toBe('bacdmefghe');
    expect(texts(clashes)).toEqual(['“Step b” comes before “Step middle” now']);
  });
});

describe('where both changed the same', () => {
  it('my texts stay and theirs are reported; their other changes are merged', () => {
    const mine = renameStep(parade, 'b', { title: 'Mine' });
    const theirs = renameStep(parade, 'b', { title: 'Theirs', minutes: 9 });
    const { flow, cameIn, clashes } = together(mine, theirs);
    expect(stepsOf(flow, kit)[1]).toMatchObject({ title: 'Mine', minutes: 9 });
    expect(texts(cameIn)).toEqual(['“Mine” is said to take 9 minutes, not 1 now']);
    expect(texts(clashes)).toEqual(['“Mine” is called “Theirs” now']);
  });

  it('it is no conflict when both made the same change', () => {
    const both = setOptional(parade, kit, 'b', true);
    expect(together(renameStep(both, 'c', { title: 'Mine' }), moveStep(both, kit, 'f', 5)).clashes).toEqual(
      [],
    );
  });

  it('ways out that are tried one after the other are mine as a whole', () => {
    const place = at('b.arriving', { kind: 'always' });
    const mine = setGuard(parade, place, 'is sunny');
    const theirs = addTransition(
      parade,
      'b.arriving',
      { kind: 'always' },
      { guard: 'is over', target: 'saving' },
    );
    const { flow, clashes } = together(mine, theirs);
    expect(stateAt(flow, 'b.arriving')?.always).toEqual(stateAt(mine, 'b.arriving')?.always);
    expect(clashes).not.toEqual([]);
  });

  it('a step that I removed stays removed, and their change of it is reported', () => {
    const theirs = renameStep(moveStep(parade, kit, 'f', 5), 'b', { title: 'Theirs' });
    const { flow, clashes } = together(removeStep(parade, kit, 'b'), theirs);
    expect(order(flow)).toBe('acdmfeghe');
    expect(texts(clashes)).toEqual(['“Theirs” is a step now: it comes before “Step c”']);
  });

  it('a step that I changed stays in, with what opens it, though they took it out', () => {
    const theirs = renameStep(removeStep(parade, kit, 'b'), 'f', { title: 'Theirs' });
    const { flow, clashes, cameIn } = together(renameStep(parade, 'b', { title: 'Mine' }), theirs);
    expect(order(flow)).toBe(order(parade));
    expect(flow.on?.OPENED).toEqual(parade.on?.OPENED);
    expect(stateAt(flow, 'a.saving')).toEqual(stateAt(parade, 'a.saving'));
    expect(texts(clashes)).toEqual(['“Mine” is no longer a step']);
    expect(texts(cameIn)).toEqual(['“Step f” is called “Theirs” now']);
  });

  it('a step to which I lead stays in, though they took it out', () => {
    const mine = retarget(parade, at('f.saving', { kind: 'error', invoke: 'send' }), 'b.asking');
    const { flow, clashes } = together(mine, removeStep(parade, kit, 'b'));
    expect(flowText(flow)).toBe(flowText(mine));
    expect(texts(clashes)).toContain('“Step b” is no longer a step');
  });

  it('nothing leads to a step that I took out, though they lead there', () => {
    const lead = at('f.asking', on('LOOKED'));
    const theirs = retarget(renameStep(parade, 'g', { title: 'Theirs' }), lead, 'b.asking');
    const { flow, clashes } = together(removeStep(parade, kit, 'b'), theirs);
    expect(order(flow)).toBe('acdmefghe');
    expect(transitionAt(flow, lead)).toBeNull();
    expect(texts(clashes)).toContain('“Step b” is a step now: it comes before “Step c”');
  });

  it('where a state begins is mine where theirs is gone', () => {
    const begun = (key: string) => (flow: Flow) =>
      changeState(flow, 'b', (state) => ({ ...state, initial: key }));
    const mine = changeState(parade, 'b.arriving', () => ({ always: { target: 'saving' } }));
    const { asking: _, ...others } = stateAt(mine, 'b')?.states ?? {};
    const without = changeState(mine, 'b', (state) => ({
      ...state,
      states: { ...others, saving: { always: { target: '#parade.c' } } },
    }));
    const { flow } = together(without, begun('asking')(parade));
    expect(stateAt(flow, 'b')?.initial).toBe('arriving');
  });
});

describe('what cannot be in one', () => {
  it('is said, with the place', () => {
    const mine = changeState(parade, 'b.saving', () => ({ type: 'final' }));
    const theirs = addTransition(parade, 'b.saving', on('LOOKED'), { target: 'asking' });
    const withBoth = mergeFlows({ base: parade, mine, theirs }, known);
    expect(withBoth).toMatchObject({ kind: 'apart', reasons: [{ location: expect.stringContaining('b') }] });
  });

  it('is said where it can be read and vendors would get stuck', () => {
    const lookAlone = (flow: Flow): Flow =>
      changeState(flow, 'middle.asking', () => ({ on: { LOOKED: { actions: 'note' } } }));
    const base = addTransition(parade, 'middle.asking', on('SKIPPED'), { target: 'saving' });
    const drop = (flow: Flow, event: string): Flow =>
      changeState(flow, 'middle.asking', (state) => ({
        ...state,
        on: Object.fromEntries(Object.entries(state.on ?? {}).filter(([name]) => name !== event)),
      }));
    const { flow, errors } = together(drop(base, 'ANSWERED'), drop(base, 'SKIPPED'), base);
    expect(stateAt(flow, 'middle.asking')).toEqual(stateAt(lookAlone(parade), 'middle.asking'));
    expect(texts(errors).join()).toContain('“asking” of “Step middle”');
  });
});

it('keeps remarks that only one has, with those of the other', () => {
  const remark = (flow: Flow, name: string) =>
    setMeta(flow, 'looking', { ...stateAt(flow, 'looking')?.meta, [name]: name });
  const { flow } = together(remark(parade, 'mine'), remark(parade, 'theirs'));
  expect(stateAt(flow, 'looking')?.meta).toEqual({ mine: 'mine', theirs: 'theirs' });
});
