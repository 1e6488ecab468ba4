import { describe, expect, it } from 'vitest';
import { assign, createMachine, fromPromise, setup, spawnChild } from 'xstate';
import { checkShape } from './check-shape.ts';

describe('checkShape', () => {
  it('finds nothing in a machine whose every wait can fail, be left and be reached', () => {
    const machine = createMachine({
      id: 'sound',
      initial: 'asking',
      states: {
        asking: { on: { GO: { target: 'sending' } } },
        sending: {
          invoke: { id: 'send', src: 'send', onDone: { target: 'done' }, onError: { target: 'asking' } },
          on: { CANCEL: { target: 'asking' } },
        },
        done: { type: 'final' },
      },
    });
    expect(checkShape(machine)).toEqual([]);
  });

  it('finds where a state begins though one was led into the middle of it before', () => {
    const machine = createMachine({
      id: 'early',
      initial: 'away',
      on: { OPENED: { target: '.step.second' } },
      states: {
        away: { on: { GO: { target: 'step' } } },
        step: {
          initial: 'first',
          states: {
            first: { on: { ON: { target: 'second' } } },
            second: { on: { BACK: { target: 'first' } } },
          },
        },
      },
    });
    expect(checkShape(machine)).toEqual([]);
  });

  it('lets a machine that is invoked bring its own ways out', () => {
    const child = createMachine({ id: 'child', initial: 'open', states: { open: { type: 'final' } } });
    const machine = setup({ actors: { child, send: fromPromise(async () => undefined) } }).createMachine({
      id: 'parent',
      initial: 'within',
      states: {
        within: {
          invoke: { id: 'child', src: 'child', onDone: { target: 'sending' }, onError: { target: 'over' } },
        },
        sending: {
          invoke: { id: 'send', src: 'send', onDone: { target: 'over' }, onError: { target: 'over' } },
        },
        over: { type: 'final' },
      },
    });
    expect(checkShape(machine)).toEqual([{ state: 'parent.sending', problem: 'waits without a way out' }]);
  });

  it('names each thing that is wrong, and where', () => {
    const machine = createMachine({
      id: 'broken',
      initial: 'asking',
      states: {
        asking: { on: { GO: { target: 'parent' } } },
        parent: {
          initial: 'sending',
          states: {
            sending: { invoke: { src: 'send', onDone: { target: 'sent' } } },
            sent: { type: 'final' },
          },
        },
        lost: { on: { BACK: { target: 'asking' } } },
        stuck: {},
      },
    });
    expect(checkShape(machine)).toEqual([
      { state: 'broken.parent.sending', problem: 'invokes without an id' },
      { state: 'broken.parent.sending', problem: 'invokes without handling the failure' },
      { state: 'broken.parent.sending', problem: 'waits without a way out' },
      { state: 'broken.parent.sent', problem: 'ends without its parent going on' },
      { state: 'broken.lost', problem: 'cannot be reached' },
      { state: 'broken.stuck', problem: 'cannot be reached' },
      { state: 'broken.stuck', problem: 'has no way out' },
    ]);
  });

  it('reports effects and actors without a name, which no replay could mute or replace', () => {
    const work = fromPromise(async () => undefined);
    const machine = createMachine({
      id: 'blunt',
      context: { count: 0 },
      initial: 'one',
      states: {
        one: {
          entry: [assign({ count: 1 }), 'named', () => {}],
          on: {
            GO: { target: 'two', actions: [spawnChild(work, { id: 'a' }), spawnChild('work', { id: 'b' })] },
          },
        },
        two: {
          invoke: { id: 'work', src: work, onDone: { target: 'one' }, onError: { target: 'one' } },
          on: { CANCEL: { target: 'one', actions: () => {} } },
        },
      },
    });
    expect(checkShape(machine)).toEqual([
      { state: 'blunt.one', problem: 'has an effect without a name' },
      { state: 'blunt.one', problem: 'begins an actor without a name' },
      { state: 'blunt.two', problem: 'has an effect without a name' },
      { state: 'blunt.two', problem: 'begins an actor without a name' },
    ]);
  });
});
