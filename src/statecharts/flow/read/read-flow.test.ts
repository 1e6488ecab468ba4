import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../chart/chart-model.ts';
import type { Json } from '../../json.ts';
import { flowText } from '../flow-text.ts';
import { MAX_FLOW_BYTES, readFlow } from './read-flow.ts';
import { setOptional } from '../steps/steps.ts';
import { boatKit, boatPath, boatVocabulary } from '../testing/boat-path.ts';

const against = { vocabulary: boatVocabulary };
const read = (text: string) => readFlow(text, against);
const refusals = (value: unknown) => {
  const answer = read(typeof value === 'string' ? value : JSON.stringify(value));
  return answer.ok ? [] : answer.refusals;
};
const flowOf = (value: unknown) => {
  const answer = read(JSON.stringify(value));
  return answer.ok ? answer.flow : answer.refusals;
};
/** A small path with one state changed. */
const with_ = (state: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  id: 'boat',
  initial: 'a',
  states: { a: state, b: {}, ...more },
});

describe('what is read', () => {
  it('is our own text, as it is', () => {
    expect(read(flowText(boatPath))).toEqual({ ok: true, flow: boatPath, notes: [] });
    expect(read(`\uFEFF${flowText(boatPath)}`).ok).toBe(true);
    const optional = setOptional(boatPath, boatKit, 'paint', true);
    expect(read(flowText(optional))).toEqual({ ok: true, flow: optional, notes: [] });
  });
  it('is what XState takes as JSON, put into our form', () => {
    const written = {
      id: 'boat',
      version: '2',
      context: {},
      description: 'A boat.',
      initial: { target: 'asking' },
      states: {
        asking: {
          id: 'ask',
          type: 'atomic',
          entry: ['note'],
          tags: ['busy'],
          on: {
            LATER: 'saving',
            MEASURED: [{ target: ['#save.deep'], actions: [], guard: { type: 'is calm' } }],
          },
        },
        saving: {
          id: 'save',
          type: 'compound',
          initial: 'deep',
          states: { deep: {} },
          invoke: [{ id: 'save', src: 'save' }],
          on: {
            'xstate.done.actor.save': { target: '#ask' },
            'xstate.error.actor.save': '#boat.asking',
            'xstate.after.patience.boat.saving': [{ actions: { type: 'note' } }],
            'xstate.done.state.boat.saving': 'asking',
          },
        },
      },
    };
    const answer = read(JSON.stringify(written));
    expect(answer).toEqual({
      ok: true,
      notes: [
        'context: It has no effect and is left out.',
        'version: It has no effect and is left out.',
        'description: It has no effect and is left out.',
      ],
      flow: {
        id: 'boat',
        initial: 'asking',
        states: {
          asking: {
            entry: 'note',
            tags: 'busy',
            on: { LATER: { target: 'saving' }, MEASURED: { target: 'saving.deep', guard: 'is calm' } },
          },
          saving: {
            initial: 'deep',
            after: { patience: { actions: 'note' } },
            invoke: {
              id: 'save',
              src: 'save',
              onDone: { target: 'asking' },
              onError: { target: '#boat.asking' },
            },
            onDone: { target: 'asking' },
            states: { deep: {} },
          },
        },
      },
    });
    if (answer.ok) expect(chartOf(createMachine({ ...answer.flow })).edges).toHaveLength(5);
  });
  it('may have parallel, final and history states', () => {
    const flow = {
      id: 'boat',
      type: 'parallel',
      states: {
        a: { initial: 'one', states: { one: { on: { LATER: { target: 'two' } } }, two: { type: 'final' } } },
        b: {
          initial: 'one',
          states: { one: {}, was: { type: 'history', history: 'deep', target: 'one' } },
          on: { LATER: { target: '.was' } },
        },
      },
    };
    expect(flowOf(flow)).toEqual(flow);
  });
  it('may lead on by itself under conditions that take turns, with a note where they might all hold', () => {
    const turns = with_(
      { always: [{ guard: 'is calm', target: 'b' }] },
      { b: { always: [{ guard: 'is launched', target: 'a' }] } },
    );
    const answer = read(JSON.stringify(turns));
    expect(answer.ok && answer.notes).toEqual([
      'states.a.always: If several of their guards are true at once, these states lead to one another forever: “a”, “b”, “a”.',
    ]);
    const otherwise = with_(
      { always: [{ guard: 'is calm', target: 'b' }] },
      { b: { always: [{ guard: 'is calm', target: 'c' }, { target: 'a' }] }, c: {} },
    );
    expect(refusals(otherwise)).toEqual([]);
  });
});

describe('a text that is refused', () => {
  it.each([
    ['', 'the whole text', 'There is nothing in it.'],
    ['  \n', 'the whole text', 'There is nothing in it.'],
    ['{\n  "id": boat }', 'line 2, column 9', 'This isn’t JSON.'],
    ['{ "id": "boat", "states": {', 'line 1, column 28', 'The text ends in the middle: it was cut off.'],
    [
      'export const m = createMachine({ id: "boat" })',
      'line 1, column 1',
      'This is code, not JSON. Export the path as JSON where it was made.',
    ],
    ['[]', 'the whole text', 'This should be a path: an object with `id` and `states`, and is a list.'],
    [
      'null',
      'the whole text',
      'This should be a path: an object with `id` and `states`, and is nothing (null).',
    ],
    ['['.repeat(5000), 'line 1, column 61', 'It is nested deeper than any path.'],
    [
      '{ "id": "boat",\n  "states": { "logo": {},\n    "logo": {} } }',
      'line 3, column 5',
      '“logo” appears twice in states. Only one of them would count.',
    ],
    [
      '{ "id": "boat", "initial": "a",\n"initial": "b", "states": { "a": {}, "b": {} } }',
      'line 2, column 1',
      '“initial” appears twice in the path. Only one of them would count.',
    ],
    [
      '{ "id": "boat", "states": { "__proto__": { "x": 1 } } }',
      'line 1, column 29',
      '“__proto__” can’t be a name here: JavaScript uses it itself.',
    ],
    [
      '{ "id": "boat", "states": { "a": { "meta": { "const\\u0072uctor": 1 } } } }',
      'line 1, column 46',
      '“constructor” can’t be a name here: JavaScript uses it itself.',
    ],
  ])('%#: %s', (text, place, reason) => {
    expect(refusals(text)).toEqual([{ location: place, reason }]);
  });
  it('is larger than any path, counted in bytes', () => {
    const [refused] = refusals(`"${'é'.repeat(MAX_FLOW_BYTES / 2)}"`);
    expect(refused).toEqual({ location: 'the whole text', reason: 'It is larger than 1 MB; no path is.' });
  });
  it('has too many states to be shown, however they are nested', () => {
    const many = (count: number): Record<string, Json> =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`s${index}`, {}]));
    const reason = 'It has more than 500 states, which is too many to draw.';
    expect(refusals({ id: 'boat', initial: 's0', states: many(10_000) })).toEqual([
      { location: 'states', reason },
    ]);
    const nested = { a: { initial: 's0', states: many(300) }, b: { initial: 's0', states: many(300) } };
    expect(refusals({ id: 'boat', initial: 'a', states: nested })).toEqual([{ location: 'states', reason }]);
    expect(refusals({ id: 'boat', initial: 's0', states: many(500) })).toEqual([]);
  });
});

describe('a path that is refused', () => {
  it.each<[string, unknown, string, string]>([
    ['no id', { initial: 'a', states: { a: {} } }, 'id', 'This is missing.'],
    ['no states', { id: 'boat' }, 'states', 'A path needs states. This one has none.'],
    [
      'a missing target',
      with_({ on: { 'PAINT.CHOSEN': [{ target: 'sving' }] } }, { saving: {} }),
      'states.a.on["PAINT.CHOSEN"][0].target',
      'There is no state “sving” here. Did you mean “saving”?',
    ],
    [
      'a target by a name alone',
      with_({ on: { LATER: 'nowhere' } }),
      'states.a.on.LATER',
      'There is no state “nowhere” here.',
    ],
    [
      'a target that is elsewhere',
      with_({ on: { LATER: { target: 'deep' } } }, { c: { initial: 'deep', states: { deep: {} } } }),
      'states.a.on.LATER.target',
      'There is no state “deep” here. From here, the state of that name is “c.deep”.',
    ],
    [
      'a target of the machine itself without its dot',
      { ...with_({}), on: { LATER: { target: 'a' } } },
      'on.LATER.target',
      'There is no state “a” here. Did you mean “.a”?',
    ],
    [
      'a target named like what every object has',
      with_({ on: { LATER: { target: 'toString' } } }),
      'states.a.on.LATER.target',
      'There is no state “toString” here.',
    ],
    [
      'several targets',
      with_({ on: { LATER: { target: ['a', 'b'] } } }),
      'states.a.on.LATER.target',
      'This leads to several states at once. Name one.',
    ],
    [
      'an event outside the vocabulary',
      with_({ on: { NAMD: { target: 'b' } } }),
      'states.a.on.NAMD',
      'The vocabulary has no event “NAMD”. Did you mean “NAMED”?',
    ],
    ['any other event', with_({ on: { '*': 'b' } }), 'states.a.on["*"]', 'The vocabulary has no event “*”.'],
    [
      'a guard outside the vocabulary',
      with_({ on: { LATER: { target: 'b', guard: 'is clam' } } }),
      'states.a.on.LATER.guard',
      'The vocabulary has no guard “is clam”. Did you mean “is calm”?',
    ],
    [
      'a guard that every object has',
      with_({ always: { target: 'b', guard: 'valueOf' } }),
      'states.a.always.guard',
      'The vocabulary has no guard “valueOf”.',
    ],
    [
      'code',
      with_({ on: { LATER: { target: 'b', guard: '() => true' } } }),
      'states.a.on.LATER.guard',
      'This is code. A path names its guards and contains no code.',
    ],
    [
      'a guard told nothing',
      with_({ on: { LATER: { target: 'b', guard: 'is done' } } }),
      'states.a.on.LATER.guard',
      '“is done” needs the parameter “step”: one of “measure”, “paint”, “name”, “launch”.',
    ],
    [
      'a guard told something else',
      with_({ on: { LATER: { target: 'b', guard: { type: 'is done', params: { step: 'yacht' } } } } }),
      'states.a.on.LATER.guard.params.step',
      '“is done” takes one of “measure”, “paint”, “name”, “launch” here, and not “yacht”.',
    ],
    [
      'a guard told too much',
      with_({ on: { LATER: { target: 'b', guard: { type: 'is calm', params: { by: 'x' } } } } }),
      'states.a.on.LATER.guard.params.by',
      '“is calm” has no parameter “by”.',
    ],
    [
      'an action',
      with_({ entry: 'notte' }),
      'states.a.entry',
      'The vocabulary has no action “notte”. Did you mean “note”?',
    ],
    [
      'an action that is a number',
      with_({ exit: ['note', 5] }),
      'states.a.exit[1]',
      'This should be the name of an action, and is a number.',
    ],
    [
      'an effect',
      with_({ invoke: { id: 'x', src: 'sav' } }),
      'states.a.invoke.src',
      'The vocabulary has no effect “sav”. Did you mean “save”?',
    ],
    [
      'an effect without an id',
      with_({ invoke: { src: 'save' } }),
      'states.a.invoke.id',
      'What is invoked here needs an `id`. A generated one would differ in every run.',
    ],
    [
      'two effects of one id',
      with_({
        invoke: [
          { id: 'x', src: 'save' },
          { id: 'x', src: 'save' },
        ],
      }),
      'states.a.invoke',
      'In this state something is already invoked as “x”. One of them would be lost.',
    ],
    [
      'a delay',
      with_({ after: { 1000: { target: 'b' } } }),
      'states.a.after["1000"]',
      'The vocabulary has no delay “1000”.',
    ],
    [
      'a tag',
      with_({ tags: ['bussy'] }),
      'states.a.tags[0]',
      'The vocabulary has no tag “bussy”. Did you mean “busy”?',
    ],
    [
      'a screen',
      with_({ meta: { screen: 'Pain' } }),
      'states.a.meta.screen',
      'The vocabulary has no screen “Pain”. Did you mean “Paint”?',
    ],
    [
      'minutes',
      with_({ meta: { minutes: -1 } }),
      'states.a.meta.minutes',
      'This should be a number that is not below zero, and is a number.',
    ],
    ['an unknown property', with_({ wait: 5 }), 'states.a.wait', 'A path can’t have “wait” here.'],
    [
      'a misspelt property',
      with_({ entri: 'note' }),
      'states.a.entri',
      'A path can’t have “entri” here. Did you mean “entry”?',
    ],
    [
      'an older XState',
      with_({ on: { LATER: { target: 'b', cond: 'is calm' } } }),
      'states.a.on.LATER.cond',
      'This is from an older XState. Write `guard`.',
    ],
    [
      'what is remembered',
      { ...with_({}), context: { n: 1 } },
      'context',
      'A path doesn’t define the context of its flow.',
    ],
    [
      'two first states',
      { ...with_({}), initial: ['a', 'b'] },
      'initial',
      'Name one initial state, not several.',
    ],
    [
      'a first state that is none',
      { ...with_({}), initial: 'aa' },
      'initial',
      'There is no state “aa” within this one. Did you mean “a”?',
    ],
    [
      'no first state',
      with_({ states: { one: {}, two: {} } }),
      'states.a.initial',
      'Choose its initial state: “one”, “two”.',
    ],
    [
      'a final state with a way out',
      with_({ type: 'final', on: { LATER: 'b' } }),
      'states.a.on',
      'Everything ends in this state: nothing can happen or begin in it.',
    ],
    [
      'a kind',
      with_({ type: 'finall' }),
      'states.a.type',
      'There is no kind of state “finall”. Did you mean “final”?',
    ],
    [
      'two states of one id',
      with_({ id: 'x' }, { b: { id: 'x' } }),
      'states.b.id',
      'Two states have the id “x”: the other is “a”.',
    ],
    [
      'an id that another state has by its place',
      with_({ id: 'boat.b' }),
      'states.a.id',
      'Two states have the id “boat.b”.',
    ],
    [
      'two states of one step',
      with_({ meta: { step: 'paint' } }, { b: { meta: { step: 'paint' } } }),
      'states.b.meta.step',
      '“a” is the step “paint” already.',
    ],
    [
      'a name with a dot',
      with_({}, { 'c.d': {} }),
      'states["c.d"]',
      '“c.d” can’t be the name of a state. Begin with a letter, and use only letters, digits, spaces, “_” and “-”.',
    ],
    [
      'a name that is a number',
      with_({}, { 1: {} }),
      'states["1"]',
      '“1” can’t be the name of a state. Begin with a letter, and use only letters, digits, spaces, “_” and “-”.',
    ],
    ['a state that is a list', with_({}, { c: [] }), 'states.c', 'This should be a state, and is a list.'],
    [
      'what always stays',
      with_({ always: { actions: 'note' } }),
      'states.a.always',
      'An `always` transition must lead to another state. Otherwise it would repeat forever.',
    ],
    [
      'a memory that leads out',
      with_({}, { c: { initial: 'd', states: { d: {}, was: { type: 'history', target: '#boat.b' } } } }),
      'states.c.states.was.target',
      'A history state leads to a sibling, or into one.',
    ],
    [
      'the end of something else',
      with_({ on: { 'xstate.done.actor.save': 'b' } }),
      'states.a.on["xstate.done.actor.save"]',
      'Nothing is invoked as “save” in this state. Write what follows its end where it is invoked.',
    ],
  ])('for %s', (_what, value, place, reason) => {
    expect(refusals(value)).toEqual([{ location: place, reason }]);
  });

  const endless = 'This never ends: these states lead to one another automatically: ';
  it.each<[string, unknown, string]>([
    ['without conditions', with_({ always: 'b' }, { b: { always: 'a' } }), '“a”, “b”, “a”.'],
    ['to itself', with_({ always: 'a' }), '“a”, “a”.'],
    [
      'under one condition',
      with_(
        { always: [{ guard: 'is calm', target: 'b' }] },
        { b: { always: [{ guard: 'is calm', target: 'a' }] } },
      ),
      '“a”, “b”, “a”.',
    ],
    [
      'where one has none',
      with_({ always: [{ guard: 'is calm', target: 'b' }] }, { b: { always: 'a' } }),
      '“a”, “b”, “a”.',
    ],
    [
      'by beginning in what leads back',
      with_({ always: 'c' }, { c: { initial: 'd', states: { d: { always: '#boat.a' } } } }),
      '“a”, “c.d”, “a”.',
    ],
    ['from the path itself', { ...with_({}), always: '.b' }, '“boat”, “boat”.'],
    [
      'by an end that begins again',
      with_({ initial: 'd', states: { d: { type: 'final' } }, onDone: 'a' }),
      '“a.d”, “a.d”.',
    ],
  ])('for states that lead on to one another by themselves, %s', (_what, value, way) => {
    expect(refusals(value).map(({ reason }) => reason)).toEqual([endless + way]);
  });

  it('with several reasons at once, at most 50', () => {
    expect(refusals(with_({ entry: 'x', exit: 'y', on: { LATER: 'z' } }))).toHaveLength(3);
    const on = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`E${index}`, 'b']));
    expect(refusals(with_({ on }))).toHaveLength(50);
  });
  it('for lying too deep', () => {
    const deep = (levels: number): Record<string, unknown> =>
      levels === 0 ? {} : { initial: 'a', states: { a: deep(levels - 1) } };
    expect(refusals({ id: 'boat', ...deep(12) })).toEqual([]);
    expect(refusals({ id: 'boat', ...deep(13) })[0]?.reason).toBe('Its states are nested more than 12 deep.');
  });
  it('for being another one', () => {
    const answer = readFlow(flowText(boatPath), { vocabulary: boatVocabulary, id: 'ship' });
    expect(answer).toEqual({
      ok: false,
      refusals: [{ location: 'id', reason: 'This is the path “boat”, and not “ship”.' }],
    });
  });
  it('never for an effect whose failure nobody handles: that is a problem, and is shown', () => {
    expect(refusals(with_({ invoke: { id: 'x', src: 'save' } }))).toEqual([]);
  });
});
