import { describe, expect, it } from 'vitest';
import { assign, createMachine, fromPromise, setup } from 'xstate';
import { tortureFixtures } from '../testing/torture.fixtures.ts';
import { tortureMachine } from '../testing/torture.machine.ts';
import { createPlayer } from '../trace/player.ts';
import { eventsToConfiguration } from './configuration-events.ts';
import { configurationsOf } from './configurations.ts';
import type { MachineFixtures } from './fixtures.ts';

const sendMachine = setup({
  types: {
    context: {} as { trouble: string | null },
    input: {} as { begins: 'fresh' | 'sent' },
    events: {} as { type: 'SEND'; words: string } | { type: 'CANCEL' },
  },
  actors: { post: fromPromise<{ kept: boolean }>(async () => ({ kept: true })) },
  actions: {
    keepTrouble: assign({
      trouble: ({ event }) => {
        const { error } = event as { error?: unknown };
        return error instanceof Error && 'code' in error && 'status' in error
          ? `${String(error.code)} ${String(error.status)}`
          : null;
      },
    }),
  },
  guards: {
    'it says something': ({ event }) => event.type === 'SEND' && event.words !== '',
    'it was kept': (_, { kept }: { kept: boolean }) => kept,
    'it was sent before': ({ context }) => context.trouble === 'sent',
    'it is too late': ({ context }) => context.trouble?.startsWith('LATE') ?? false,
  },
  delays: { patience: 10_000 },
}).createMachine({
  id: 'send',
  context: ({ input }) => ({ trouble: input.begins === 'sent' ? 'sent' : null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'it was sent before', target: 'sent' }, { target: 'writing' }] },
    writing: { on: { SEND: { guard: 'it says something', target: 'sending' } } },
    sending: {
      on: { CANCEL: { target: 'writing' } },
      after: { patience: { target: 'slow' } },
      invoke: {
        id: 'post',
        src: 'post',
        onDone: [
          { guard: { type: 'it was kept', params: ({ event }) => event.output }, target: 'sent' },
          { target: 'lost' },
        ],
        onError: { target: 'failed', actions: 'keepTrouble' },
      },
    },
    failed: { always: { guard: 'it is too late', target: 'late' } },
    slow: {},
    lost: {},
    late: {},
    never: {},
    sent: { type: 'final' },
  },
});

const fixtures: MachineFixtures<typeof sendMachine> = {
  inputs: { fresh: { begins: 'fresh' }, 'sent before': { begins: 'sent' } },
  events: { SEND: { nothing: { words: '' }, 'a word': { words: 'ahoy' } } },
  outputs: { post: { kept: { kept: true }, 'not kept': { kept: false } } },
  failures: { post: { 'too late': { code: 'LATE', message: 'Too late.', status: 409 } } },
};
const wayTo = (id: string) => {
  const found = configurationsOf(sendMachine, fixtures).configurations.find((one) => one.id === id);
  return found && { input: found.input, words: found.steps.map(({ label }) => label) };
};

describe('configurationsOf', () => {
  it('finds every value that the fixtures lead to, nearest first, and none besides', () => {
    expect(configurationsOf(sendMachine, fixtures).configurations.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['writing', 'sent', 'sending', 'lost', 'late', 'failed', 'slow']),
    );
    expect(wayTo('never')).toBeUndefined();
    expect(wayTo('starting')).toBeUndefined();
  });

  it('takes the shortest way, from whichever input, by the case that opens it', () => {
    expect(wayTo('sent')).toEqual({ input: 'sent before', words: [] });
    expect(wayTo('lost')).toEqual({ input: 'fresh', words: ['SEND · a word', '✓ post · not kept'] });
    expect(wayTo('late')?.words).toEqual(['SEND · a word', '✕ post · too late']);
    expect(wayTo('failed')?.words).toEqual(['SEND · a word', '✕ post · no network']);
    expect(wayTo('slow')?.words).toEqual(['SEND · a word', 'after patience']);
  });

  it('says how many it had no room for', () => {
    const { configurations, leftOut } = configurationsOf(sendMachine, fixtures, { limit: 3 });
    expect(configurations.map(({ id }) => id)).toEqual(['writing', 'sent', 'sending']);
    expect(leftOut).toBe(4);
  });

  it('reports a machine that breaks, where, and by what', () => {
    const brittle = createMachine({
      id: 'brittle',
      initial: 'whole',
      states: {
        whole: { on: { PUSH: { target: 'shaken' } } },
        shaken: { invoke: { id: 'x', src: 'x', input: () => JSON.parse('{') as unknown } },
      },
    }).provide({ actors: { x: fromPromise(async () => undefined) } });
    const none = { inputs: { once: undefined }, events: {}, outputs: {}, failures: {} };
    expect(() => configurationsOf(brittle, none as never)).toThrow('brittle breaks in "whole" with PUSH');
  });

  it('lets nothing end twice, and no wait be over twice', () => {
    const once = setup({
      types: { context: {} as { count: number } },
      actors: { work: fromPromise(async () => undefined) },
      actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
      guards: { 'it came twice': ({ context }) => context.count > 2 },
      delays: { patience: 10_000 },
    }).createMachine({
      id: 'once',
      context: { count: 0 },
      initial: 'busy',
      states: {
        busy: {
          invoke: { id: 'work', src: 'work', onDone: { actions: 'count' } },
          after: { patience: { actions: 'count' } },
          always: { guard: 'it came twice', target: 'twice' },
        },
        twice: {},
      },
    });
    const given: MachineFixtures<typeof once> = {
      inputs: { once: undefined },
      events: {},
      outputs: {},
      failures: {},
      distinguish: ({ count }) => count,
    };
    expect(configurationsOf(once, given).configurations.map(({ id }) => id)).toEqual(['busy']);
  });

  it('looks no further once it has every value, though a context can always be another one', () => {
    const counting = setup({
      types: { context: {} as { count: number }, events: {} as { type: 'MORE' } | { type: 'ENOUGH' } },
      actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
    }).createMachine({
      id: 'counting',
      context: { count: 0 },
      initial: 'open',
      states: {
        open: { on: { MORE: { actions: 'count' }, ENOUGH: 'closing' } },
        closing: { always: 'closed' },
        closed: { on: { MORE: { actions: 'count' } } },
      },
    });
    const given: MachineFixtures<typeof counting> = {
      inputs: { once: undefined },
      events: {},
      outputs: {},
      failures: {},
      distinguish: ({ count }) => count,
    };
    expect(configurationsOf(counting, given).configurations.map(({ id }) => id)).toEqual(['open', 'closed']);
  });

  it('shows every pair of states of parallel regions, each played as it was found', () => {
    const { configurations, leftOut } = configurationsOf(tortureMachine, tortureFixtures, { limit: 60 });
    expect(leftOut).toBeGreaterThan(0);
    const { id, label } = configurations[0] ?? {};
    expect(id).toBe('work-idle.io-closed.nursery.tour-guided-first');
    expect(label).toBe('work: idle · io: closed · nursery · tour: guided, first');
    const reached = new Set(configurations.flatMap(({ states }) => states));
    for (const state of ['work.waiting', 'work.over', 'work.errand', 'io.open', 'tour.help']) {
      expect(reached).toContain(`torture.${state}`);
    }
    for (const configuration of configurations) {
      const player = createPlayer({
        machine: tortureMachine,
        input: tortureFixtures.inputs[configuration.input as 'Mara'],
        events: eventsToConfiguration(configuration),
      });
      while (player.step());
      expect(player.root.getSnapshot().value).toEqual(configuration.value);
    }
  });
});
