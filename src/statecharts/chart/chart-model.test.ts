import {
  and,
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  fromPromise,
  initialTransition,
  not,
  or,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate';
import { expect, it } from 'vitest';
import { chartOf } from './chart-model.ts';
import { chartNow } from './chart-now.ts';

const job = fromPromise(async () => 1);

const machine = setup({
  actors: { job },
  guards: { ready: () => true, 'step is': (_, _params: { step: string }) => true },
  actions: { tell: () => undefined, keep: (_, _params: { version: number }) => undefined },
  delays: { patience: 100 },
}).createMachine({
  id: 'all',
  initial: 'one',
  on: { ANYWHERE: { target: '.two.inner' } },
  states: {
    one: {
      tags: ['busy'],
      meta: { title: 'The first', screen: 'first' },
      entry: ['tell', assign({}), raise({ type: 'LATER' }, { delay: 5 })],
      exit: [cancel('later'), emit({ type: 'GONE' })],
      after: { patience: { target: 'two' }, 2000: { actions: 'tell' } },
      invoke: [
        {
          id: 'uploadFile',
          src: 'job',
          onDone: { target: 'two', actions: { type: 'keep', params: { version: 3 } } },
          onError: { target: 'back' },
          onSnapshot: { actions: 'tell' },
        },
        { src: 'job', onDone: { target: 'two' } },
      ],
      always: { guard: stateIn({ two: 'inner' }), target: 'two' },
      on: {
        STAY: { actions: ['tell', enqueueActions(() => undefined), () => undefined] },
        CHILD: {
          actions: [
            spawnChild('job', { id: 'kid' }),
            stopChild('kid'),
            sendTo('kid', { type: 'HI' }),
            sendParent({ type: 'UP' }),
          ],
        },
        GUARDED: [
          { guard: { type: 'step is', params: { step: 'company-profile' } }, target: 'two' },
          { guard: { type: 'step is', params: () => ({ step: 'x' }) }, target: 'two' },
          { guard: and(['ready', or(['ready', not('ready')])]), target: 'two' },
          { guard: () => true, target: 'two' },
        ],
        AGAIN: { target: 'one', reenter: true },
        '*': { actions: 'tell' },
      },
    },
    two: {
      initial: 'inner',
      onDone: { target: 'end' },
      states: {
        inner: { on: { NEXT: { target: 'last' } } },
        last: { type: 'final' },
        back: { type: 'history', history: 'deep' },
      },
    },
    back: { type: 'history', target: 'two' },
    end: { type: 'final' },
  },
});
const model = chartOf(machine);
const one = model.states.find(({ id }) => id === 'all.one');
const from = (source: string) => model.edges.filter((edge) => edge.source === source);

it('names states in document order, with their parents', () => {
  expect(model.states.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    'all compound',
    'all.one atomic',
    'all.two compound',
    'all.two.inner atomic',
    'all.two.last final',
    'all.two.back history',
    'all.back history',
    'all.end final',
  ]);
  expect(model.states.map(({ parent }) => parent)).toEqual([
    null,
    'all',
    'all',
    'all.two',
    'all.two',
    'all.two',
    'all',
    'all',
  ]);
  expect(model.states[0]?.initial).toBe('all.one');
});

it('shows what a state is and does, and nothing of how a delay is made', () => {
  expect(one).toMatchObject({
    title: 'The first',
    screen: 'first',
    tags: ['busy'],
    entry: ['tell', 'assign', 'raise LATER after 5 ms'],
    exit: ['cancel later', 'emit GONE'],
    invokes: [{ id: 'uploadFile', src: 'job' }, { src: 'job' }],
  });
});

it('puts events in words by what they are', () => {
  const events = [...(one?.reactions ?? []), ...from('all.one'), ...from('all.two')].map(
    ({ event }) => `${event.kind}: ${event.label}`,
  );
  expect(new Set(events)).toEqual(
    new Set([
      'event: STAY',
      'event: CHILD',
      'event: any other event',
      'snapshot: uploadFile',
      'delay: 2 s',
      'event: GUARDED',
      'event: AGAIN',
      'done: uploadFile',
      'error: uploadFile',
      'done: job',
      'delay: patience',
      'always: always',
      'finished: finished',
    ]),
  );
});

it('describes guards by name, value and make', () => {
  expect(
    from('all.one')
      .map(({ guard }) => guard)
      .filter((guard) => guard !== null),
  ).toEqual([
    'step is (company-profile)',
    'step is',
    'ready and (ready or not ready)',
    'inline',
    'in two.inner',
  ]);
});

it('names actions, those of XState in words', () => {
  const actionsOf = (label: string) => one?.reactions.find(({ event }) => event.label === label)?.actions;
  expect(actionsOf('STAY')).toEqual(['tell', 'enqueue', 'inline']);
  expect(actionsOf('CHILD')).toEqual(['spawn kid', 'stop kid', 'send HI to kid', 'send UP to parent']);
  expect(from('all.one').find(({ event }) => event.kind === 'done')?.actions).toEqual(['keep (3)']);
});

it("gives every edge a name of its own, as a machine's shape has it", () => {
  const ids = model.edges.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('all ANYWHERE → all.two.inner');
  expect(ids).toContain('all.one GUARDED → all.two #4');
});

it('leads a history state where it leads the first time', () => {
  expect(from('all.back')).toMatchObject([
    { target: 'all.two', event: { kind: 'always', label: 'the first time' } },
  ]);
});

it('draws a machine without states', () => {
  expect(chartOf(createMachine({ id: 'rock' }))).toMatchObject({
    states: [{ id: 'rock', kind: 'atomic' }],
    edges: [],
  });
});

it('shows the current state of a machine and what its states listen to', () => {
  const light = createMachine({
    id: 'light',
    initial: 'off',
    states: {
      off: { on: { PRESS: 'on' } },
      on: { always: { guard: () => false, target: 'off' }, on: { BREAK: 'broken' } },
      broken: { type: 'final' },
    },
  });
  expect(chartNow(initialTransition(light)[0])).toEqual({
    active: ['light', 'light.off'],
    possible: ['PRESS'],
  });
});
