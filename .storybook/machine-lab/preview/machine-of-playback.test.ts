import { describe, expect, it } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import type { EditablePath } from '../../../src/statecharts/flow/editable-path.ts';
import type { Flow } from '../../../src/statecharts/flow/flow.types.ts';
import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';
import { machineOfPlayback } from './machine-of-playback.ts';
import { createPreview } from './preview.ts';

const committed: Flow = {
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { OPENED: { target: 'open' } } },
    open: { on: { SHUT: { target: 'shut' } } },
  },
};
/** There is a second door behind the first, which is not shut again. */
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
  people: { one: 'caller', many: 'callers' },
  flow: committed,
  vocabulary: nothing,
  kit: {
    kinds: [],
    opened: { event: 'OPENED', reaction: () => ({}) },
    returning: [],
    settled: null,
    learnt: [],
    begunBy: [],
    unchanging: [],
    end: null,
  },
  machineOf,
};
const flow = { machine: machineOf(committed), editable };

const event = (type: string): ScriptedEvent => ({ actor: '/', event: { type }, at: 0 });
const opened = event('OPENED');
const shut = event('SHUT');

describe('the machine of a playback', () => {
  it('is the flow’s own, unless the playback has a path', () => {
    expect(machineOfPlayback(flow, {})).toBe(flow.machine);
    expect(machineOfPlayback({ machine: flow.machine }, { path: edited })).toBe(flow.machine);
    expect(Object.keys(machineOfPlayback(flow, { path: edited }).states)).toEqual([
      'shut',
      'between',
      'open',
    ]);
  });

  it('is one for all paths that say the same, also where one came from another page', () => {
    const first = machineOfPlayback(flow, { path: edited });
    expect(machineOfPlayback(flow, { path: structuredClone(edited) })).toBe(first);
    expect(machineOfPlayback(flow, { path: committed })).not.toBe(first);
    expect(machineOfPlayback(flow, { path: edited })).toBe(first);
  });
});

describe('a preview whose path is edited', () => {
  const preview = () => {
    const { show, state } = createPreview();
    return {
      show: (path: Flow, ...events: ScriptedEvent[]) =>
        show(machineOfPlayback(flow, { path }), { path, events, played: events.length }),
      stands: () => state()?.player.root.getSnapshot().value,
      cast: () => state()?.generation,
      failure: () => state()?.failure,
    };
  };

  it('creates new mock actors for another path, and plays the same to them', () => {
    const { show, stands, cast, failure } = preview();
    show(committed, opened);
    expect([cast(), stands()]).toEqual([1, 'open']);
    show(edited, opened);
    expect([cast(), stands(), failure()]).toEqual([2, 'between', null]);
  });

  it('plays as far as the other path goes, and says where it goes no further', () => {
    const { show, stands, failure } = preview();
    show(committed, opened, shut);
    expect(stands()).toBe('shut');
    show(edited, opened, shut);
    expect(stands()).toBe('between');
    expect(failure()).toMatch(/SHUT/);
    show(committed, opened, shut);
    expect([stands(), failure()]).toEqual(['shut', null]);
  });

  it('keeps its mock actors where the path is the same', () => {
    const { show, stands, cast } = preview();
    show(edited, opened);
    show(structuredClone(edited), opened, opened);
    expect([cast(), stands()]).toEqual([1, 'open']);
  });
});
