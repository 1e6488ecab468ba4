import { describe, expect, it } from 'vitest';
import { createActor, setup, type AnyStateMachine } from 'xstate';
import { createVisits } from './visits.ts';

/** What is told, with a clock that goes on by a second at each look. */
function watching(...ids: string[]) {
  const told: string[] = [];
  let ms = 0;
  const inspect = createVisits({
    counts: (id) => ids.includes(id),
    now: () => (ms += 1000),
    onArrival: (_machine, state) => told.push(`→ ${state}`),
    onDeparture: (_machine, state, to, after) => told.push(`${state} → ${to} after ${after / 1000}`),
  });
  const start = (machine: AnyStateMachine) => createActor(machine, { inspect }).start();
  return { told: () => told.splice(0), inspect, start };
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
  it('begin where one stands, not where one passes through, the states around included', () => {
    const { start, told } = watching('door');
    start(door);
    expect(told()).toEqual(['→ door.shut', '→ door.shut.locked']);
  });

  it('lead on to the nearest of what is entered', () => {
    const { start, told } = watching('door');
    const actor = start(door);
    told();
    actor.send({ type: 'TURNED' });
    expect(told()).toEqual(['door.shut.locked → door.shut.latched after 1', '→ door.shut.latched']);
    actor.send({ type: 'OPENED' });
    expect(told()).toEqual([
      'door.shut → door.open after 2',
      'door.shut.latched → door.open after 1',
      ...['→ door.open', '→ door.open.light', '→ door.open.light.off'],
      ...['→ door.open.draught', '→ door.open.draught.cold'],
    ]);
    actor.send({ type: 'LIT' });
    expect(told()).toEqual(['door.open.light.off → door.open.light.on after 1', '→ door.open.light.on']);
  });

  it('are counted on in states around that stay', () => {
    const { start, told } = watching('door');
    const actor = start(door);
    actor.send({ type: 'TURNED' });
    actor.send({ type: 'BACK' });
    told();
    actor.send({ type: 'OPENED' });
    expect(told()[0]).toBe('door.shut → door.open after 2');
  });

  it('are none for what stays: an event without a target, a state entered again, an event nobody knows', () => {
    const { start, told } = watching('door');
    const actor = start(door);
    told();
    for (const type of ['LOOKED', 'RATTLED', 'NOBODY.KNOWS']) actor.send({ type });
    expect(told()).toEqual([]);
  });

  it('of an end begin; of a machine that stops nothing is told', () => {
    const { start, told } = watching('door');
    const actor = start(door);
    actor.send({ type: 'OPENED' });
    told();
    actor.stop();
    expect(told()).toEqual([]);
    const other = start(door);
    other.send({ type: 'OPENED' });
    told();
    other.send({ type: 'LEFT' });
    expect(told()).toContain('→ door.gone');
  });

  it('are those of machines that are invoked too, each time anew, and of no other', () => {
    const house = setup({ actors: { door } }).createMachine({
      id: 'house',
      initial: 'outside',
      states: {
        outside: { on: { CAME: 'entering' } },
        entering: { invoke: { src: 'door', id: 'front' }, on: { TURNED_BACK: 'outside' } },
      },
    });
    const { start, told } = watching('house', 'door');
    const actor = start(house);
    const inner = ['→ door.shut', '→ door.shut.locked'];
    for (const type of ['CAME', 'TURNED_BACK', 'CAME']) actor.send({ type });
    expect(told().filter((line) => line.includes('door'))).toEqual([...inner, ...inner]);
    const doorOnly = watching('door');
    doorOnly.start(house).send({ type: 'CAME' });
    expect(doorOnly.told()).toEqual(inner);
    const nobody = watching();
    nobody.start(house).send({ type: 'CAME' });
    expect(nobody.told()).toEqual([]);
  });
});
