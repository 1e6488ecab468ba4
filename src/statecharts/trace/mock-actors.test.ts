import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, createMachine, fromPromise, setup } from 'xstate';
import { tortureMachine } from '../testing/torture.machine.ts';
import { withMockActors } from './mock-actors.ts';

describe('withMockActors', () => {
  it('makes one machine of a machine, and leaves the machine itself alone', () => {
    expect(withMockActors(tortureMachine)).toBe(withMockActors(tortureMachine));
    expect(withMockActors(tortureMachine)).not.toBe(tortureMachine);
    expect(withMockActors(tortureMachine).id).toBe('torture');
  });

  it('mutes effects and keeps what xstate does itself', () => {
    const effect = vi.fn();
    const machine = setup({
      types: { context: {} as { count: number } },
      actions: { effect, count: assign({ count: ({ context }) => context.count + 1 }) },
    }).createMachine({ context: { count: 0 }, entry: ['effect', 'count'] });
    const actor = createActor(withMockActors(machine)).start();
    expect(actor.getSnapshot().context.count).toBe(1);
    expect(effect).not.toHaveBeenCalled();
    actor.stop();
  });

  it('refuses a machine whose actor has no name', () => {
    const machine = createMachine({
      id: 'blunt',
      initial: 'busy',
      states: { busy: { invoke: { id: 'work', src: fromPromise(async () => undefined) } } },
    });
    expect(() => withMockActors(machine)).toThrow('blunt.busy invokes an actor that has no name');
  });
});
