import { describe, expect, it } from 'vitest';
import { createActor, createMachine, setup } from 'xstate';
import { matchTrace } from './match-trace.ts';
import { checkBeforeExport } from './export-check.ts';
import { changesSince, shapeOf } from './shape.ts';
import { recording } from './testing/recorded.ts';
import { tortureMachine } from '../testing/torture.machine.ts';

const doorOf = (states: Record<string, object>, id = 'door') =>
  createMachine({ id, initial: 'shut', states: states as never });
const door = doorOf({
  shut: { on: { OPENED: { target: 'open' }, KNOCKED: { actions: 'listen' } } },
  open: { on: { SHUT: { target: 'shut' } }, after: { 500: { target: 'shut' } } },
});

async function traceOf(machine: typeof door, types: readonly string[]) {
  const { recorder, trace } = recording();
  const actor = createActor(machine, { inspect: recorder.inspect }).start();
  for (const type of types) actor.send({ type });
  actor.stop();
  return trace();
}

describe('shapeOf', () => {
  it('names states and transitions, with initial states and what is always taken', () => {
    expect(shapeOf(door)).toEqual({
      states: ['door', 'door.open', 'door.shut'],
      transitions: [
        'door initially → door.shut',
        'door.open SHUT → door.shut',
        'door.open xstate.after.500.door.open → door.shut',
        'door.shut KNOCKED',
        'door.shut OPENED → door.open',
      ],
    });
    expect(shapeOf(tortureMachine).transitions).toContain('torture.work.waiting always → torture.work.over');
  });

  it('is the same for the same machine with other actors', () => {
    expect(changesSince(shapeOf(tortureMachine), tortureMachine.provide({ actions: {} }))).toBeNull();
  });
});

describe('matchTrace', () => {
  it('knows the same version, and follows it to the end', async () => {
    const trace = await traceOf(door, ['KNOCKED', 'OPENED', 'SHUT']);
    expect(matchTrace(trace, door)).toMatchObject({ version: 'same', steps: 4, details: [], changes: {} });
  });

  it.each([
    [
      'a state that is new, and in nobody’s way',
      doorOf({ ...door.config.states, locked: { on: { OPENED: 'open' } } }),
      4,
      ['state door.locked is new', 'door.locked OPENED → door.open is new'],
    ],
    [
      'a state that is gone',
      doorOf({ shut: { on: { KNOCKED: {} } } }),
      2,
      [
        'state door.open is gone',
        'door.open SHUT → door.shut is gone',
        'door.open xstate.after.500.door.open → door.shut is gone',
        'door.shut OPENED → door.open is gone',
        'It can be followed for 2 of its 4 events. The machine “door” knows no OPENED.',
      ],
    ],
    [
      'another target',
      doorOf({
        shut: { on: { OPENED: { target: 'open' }, KNOCKED: { actions: 'listen' } } },
        open: { on: { SHUT: {} }, after: { 500: { target: 'shut' } } },
      }),
      3,
      [
        'door.open SHUT → door.shut is gone',
        'door.open SHUT is new',
        'It can be followed for 3 of its 4 events. After SHUT / is in open; recorded was shut.',
      ],
    ],
  ])('says what has changed, and how far it goes: %s', async (_, machine, steps, text) => {
    const fit = matchTrace(await traceOf(door, ['KNOCKED', 'OPENED', 'SHUT']), machine);
    expect(fit).toMatchObject({ version: 'changed', steps, details: text });
  });

  it('refuses the trace of another machine', async () => {
    const window = doorOf(door.config.states as never, 'window');
    expect(matchTrace(await traceOf(door, []), window)).toEqual({
      version: 'other machine',
      recorded: 'door',
      details: ['It was recorded of the machine “door”, not of “window”.'],
    });
  });

  it('stops where a guard decides otherwise, though the shape is the same', async () => {
    const guarded = (limit: number) =>
      setup({
        types: { events: {} as { type: 'PAID'; amount: number } },
        guards: { 'it is enough': ({ event }) => event.amount >= limit },
      }).createMachine({
        id: 'till',
        initial: 'open',
        states: { open: { on: { PAID: { guard: 'it is enough', target: 'paid' } } }, paid: {} },
      });
    const { recorder, trace } = recording({
      allowances: { till: { codes: [], numbers: ['amount'], instants: [], sentences: [] } },
    });
    createActor(guarded(5), { inspect: recorder.inspect }).start().send({ type: 'PAID', amount: 5 });
    expect(matchTrace(await trace(), guarded(5))).toMatchObject({ version: 'same', details: [] });
    expect(matchTrace(await trace(), guarded(6))).toMatchObject({
      version: 'same',
      steps: 1,
      details: ['It can be followed for 1 of its 2 events. After PAID / is in open; recorded was paid.'],
    });
  });
});

describe('checkBeforeLeaving', () => {
  const till = setup({
    types: { events: {} as { type: 'PAID'; amount: number } },
    guards: { 'it is enough': ({ event }) => event.amount >= 500 },
  }).createMachine({
    id: 'till',
    initial: 'open',
    states: { open: { on: { PAID: { guard: 'it is enough', target: 'paid' } } }, paid: {} },
  });

  it('drops what still reaches the same states, and keeps the rest with the reason', async () => {
    const { recorder } = recording();
    createActor(till, { inspect: recorder.inspect }).start().send({ type: 'PAID', amount: 900 });
    createActor(door, { inspect: recorder.inspect }).start().send({ type: 'OPENED' });
    createActor(doorOf({ shut: {} }, 'hatch'), { inspect: recorder.inspect }).start();
    const traces = await recorder.traces();
    expect(traces.map(({ machine }) => machine)).toEqual(['hatch', 'door', 'till']);
    expect(checkBeforeExport(traces, { door, till })).toEqual({
      traces: [traces[1]],
      refused: [
        {
          machine: 'hatch',
          reason: 'Nobody here knows this machine, so the recording could not be checked.',
        },
        { machine: 'till', reason: 'After PAID / is in open; recorded was paid.' },
      ],
    });
  });
});
