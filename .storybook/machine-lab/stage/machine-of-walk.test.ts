import { describe, expect, it } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import type { EditablePath } from '../../../src/statecharts/flow/editable-path.ts';
import type { Flow } from '../../../src/statecharts/flow/flow.types.ts';
import type { Cue } from '../../../src/statecharts/trace/player.types.ts';
import { machineOfWalk } from './machine-of-walk.ts';
import { createTheatre } from './theatre.ts';

const committed: Flow = {
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { OPENED: { target: 'open' } } },
    open: { on: { SHUT: { target: 'shut' } } },
  },
};
/** Behind the door stands a second one, and the first is not shut again. */
const edited: Flow = {
  ...committed,
  states: {
    shut: { on: { OPENED: { target: 'between' } } },
    between: { on: { OPENED: { target: 'open' } } },
    open: {},
  },
};
const machineOf = (flow: Flow): AnyStateMachine => createMachine({ ...flow });
const nothing = { events: {}, guards: {}, actions: {}, actors: {}, delays: {}, tags: [], screens: {} };
const editable: EditablePath<AnyStateMachine> = {
  flow: committed,
  vocabulary: nothing,
  kit: { kinds: [], opened: { event: 'OPENED', reaction: () => ({}) } },
  machineOf,
};
const flow = { machine: machineOf(committed), editable };

const cue = (type: string): Cue => ({ actor: '/', event: { type }, at: 0 });
const opened = cue('OPENED');
const shut = cue('SHUT');

describe('the machine of a walk', () => {
  it('is the flow’s own, unless the walk brings a path', () => {
    expect(machineOfWalk(flow, {})).toBe(flow.machine);
    expect(machineOfWalk({ machine: flow.machine }, { path: edited })).toBe(flow.machine);
    expect(Object.keys(machineOfWalk(flow, { path: edited }).states)).toEqual(['shut', 'between', 'open']);
  });

  it('is one for all paths that say the same, also where one came from another page', () => {
    const first = machineOfWalk(flow, { path: edited });
    expect(machineOfWalk(flow, { path: structuredClone(edited) })).toBe(first);
    expect(machineOfWalk(flow, { path: committed })).not.toBe(first);
    expect(machineOfWalk(flow, { path: edited })).toBe(first);
  });
});

describe('a theatre whose path is edited', () => {
  const theatre = () => {
    const { show, scene } = createTheatre();
    return {
      show: (path: Flow, ...cues: Cue[]) =>
        show(machineOfWalk(flow, { path }), { path, cues, played: cues.length }),
      stands: () => scene()?.player.root.getSnapshot().value,
      cast: () => scene()?.cast,
      failure: () => scene()?.failure,
    };
  };

  it('takes new puppets for another path, and plays the same to them', () => {
    const { show, stands, cast, failure } = theatre();
    show(committed, opened);
    expect([cast(), stands()]).toEqual([1, 'open']);
    show(edited, opened);
    expect([cast(), stands(), failure()]).toEqual([2, 'between', null]);
  });

  it('plays as far as the other path goes, and says where it goes no further', () => {
    const { show, stands, failure } = theatre();
    show(committed, opened, shut);
    expect(stands()).toBe('shut');
    show(edited, opened, shut);
    expect(stands()).toBe('between');
    expect(failure()).toMatch(/SHUT/);
    show(committed, opened, shut);
    expect([stands(), failure()]).toEqual(['shut', null]);
  });

  it('keeps its puppets where the path says the same', () => {
    const { show, stands, cast } = theatre();
    show(edited, opened);
    show(structuredClone(edited), opened, opened);
    expect([cast(), stands()]).toEqual([1, 'open']);
  });
});
