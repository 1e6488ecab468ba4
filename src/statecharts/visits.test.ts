import { describe, expect, it } from 'vitest';
import { createActor, setup, type AnyStateMachine } from 'xstate';
import { createVisits } from './visits.ts';

/** The reports, with a clock that advances by a second at each reading. */
function watching(...ids: string[]) {
  const listed: string[] = [];
  let ms = 0;
  const inspect = createVisits({
    counts: (id) => ids.includes(id),
    now: () => (ms += 1000),
    onArrival: (_machine, state) => listed.push(`→ ${state}`),
    onDeparture: (_machine, state, to, after) => listed.push(`${state} → ${to} after ${after / 1000}`),
  });
  const start = (machine: AnyStateMachine) => createActor(machine, { inspect }).start();
  return { reported: () => listed.splice(0), inspect, start };
}

const door = setup({}).createMachine({
  id: 'door',
  initial: 'arriving',
  on: { LOOKED: {}, BACK: '.shut.latched' },
  states: {
    arriving: { always: 'shut' },
    shut: {
      initial: 'locked',
      states: { locked: { on: { TURNED: 'latched' } }, latched: {} },
      on: { OPENED: 'open', RATTLED: { target: 'shut', reenter: true } },
    },
    open: {
      type: 'parallel',
      states: {
        light: { initial: 'off', states: { off: { on: { LIT: 'on' } }, on: {} } },
        draught: { initial: 'cold', states: { cold: {} } },
      },
      on: { LEFT: 'gone' },
    },
    gone: { type: 'final' },
  },
});

describe('visits', () => {
  it('begin where the machine rests, not where it passes through, parent states included', () => {
    const { start, reported } = watching('door');
    start(door);
    expect(reported()).toEqual(['→ door.shut', '→ door.shut.locked']);
  });

  it('leave out states that do not count, and what happens between them', () => {
    const messages: string[] = [];
    const inspect = createVisits({
      counts: () => true,
      countsState: (key) => key !== 'locked' && key !== 'latched',
      now: () => 0,
      onArrival: (_machine, state) => messages.push(`→ ${state}`),
      onDeparture: (_machine, state, to) => messages.push(`${state} → ${to}`),
    });
    const actor = createActor(door, { inspect }).start();
    actor.send({ type: 'TURNED' });
    expect(messages).toEqual(['→ door.shut']);
  });

  it('lead on to the nearest of what is entered', () => {
    const { start, reported } = watching('door');
    const actor = start(door);
    reported();
    actor.send({ type: 'TURNED' });
    expect(reported()).toEqual(['door.shut.locked → door.shut.latched after 1', '→ door.shut.latched']);
    actor.send({ type: 'OPENED' });
    expect(reported()).toEqual([
      'door.shut → door.open after 2',
      'door.shut.latched → door.open after 1',
      '→ door.open',
      '→ door.open.light',
      '→ door.open.light.off',
      '→ door.open.draught',
      '→ door.open.draught.cold',
    ]);
    actor.send({ type: 'LIT' });
    expect(reported()).toEqual(['door.open.light.off → door.open.light.on after 1', '→ door.open.light.on']);
  });

  it('are counted on in states around that stay', () => {
    const { start, reported } = watching('door');
    const actor = start(door);
    actor.send({ type: 'TURNED' });
    actor.send({ type: 'BACK' });
    reported();
    actor.send({ type: 'OPENED' });
    expect(reported()[0]).toBe('door.shut → door.open after 2');
  });

  it('are none for what stays: an event without a target, a state entered again, an event nobody knows', () => {
    const { start, reported } = watching('door');
    const actor = start(door);
    reported();
    for (const type of ['LOOKED', 'RATTLED', 'NOBODY.KNOWS']) actor.send({ type });
    expect(reported()).toEqual([]);
  });

  it('of a final state begin; of a machine that stops nothing is reported', () => {
    const { start, reported } = watching('door');
    const actor = start(door);
    actor.send({ type: 'OPENED' });
    reported();
    actor.stop();
    expect(reported()).toEqual([]);
    const other = start(door);
    other.send({ type: 'OPENED' });
    reported();
    other.send({ type: 'LEFT' });
    expect(reported()).toContain('→ door.gone');
  });

  it('are those of invoked machines too, each time again, and of no other', () => {
    const house = setup({ actors: { door } }).createMachine({
      id: 'house',
      initial: 'outside',
      states: {
        outside: { on: { CAME: 'entering' } },
        entering: { invoke: { src: 'door', id: 'front' }, on: { TURNED_BACK: 'outside' } },
      },
    });
    const { start, reported } = watching('house', 'door');
    const actor = start(house);
    const inner = ['→ door.shut', '→ door.shut.locked'];
    for (const type of ['CAME', 'TURNED_BACK', 'CAME']) actor.send({ type });
    expect(reported().filter((line) => line.includes('door'))).toEqual([...inner, ...inner]);
    const doorOnly = watching('door');
    doorOnly.start(house).send({ type: 'CAME' });
    expect(doorOnly.reported()).toEqual(inner);
    const nobody = watching();
    nobody.start(house).send({ type: 'CAME' });
    expect(nobody.reported()).toEqual([]);
  });
});
