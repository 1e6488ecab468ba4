import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { decodeErrors } from '../../../src/statecharts/trace/decode-errors.ts';
import { plainEvent, plainJson } from './plain-json.ts';

it('writes an error so that it can be restored, and leaves out what a file cannot hold', () => {
  const error = Object.assign(new Error('AI parsing failed'), { code: 'UNAVAILABLE', status: 503 });
  const reported = plainJson({ error, rows: [1, undefined, Number.NaN], nothing: undefined, act: () => {} });
  expect(reported).toEqual({
    error: { $error: { name: 'Error', message: 'AI parsing failed', code: 'UNAVAILABLE', status: 503 } },
    rows: [1, null, null],
  });
  expect(decodeErrors(reported)).toMatchObject({ error });
});

it('names what is no JSON instead of walking through it', () => {
  const actor = createActor(createMachine({ id: 'lamp' }), { id: 'lamp-1' });
  const reported = plainJson({
    at: new Date('2026-03-04T05:06:07Z'),
    file: new File(['rice'], 'rice.csv'),
    actor,
    logic: actor.logic,
    shown: actor.getSnapshot(),
  });
  expect(reported).toEqual({
    at: '2026-03-04T05:06:07.000Z',
    file: { $object: 'File' },
    actor: { $actor: 'lamp-1' },
    logic: { $object: 'StateMachine' },
    shown: { $object: 'MachineSnapshot' },
  });
});

it('ends where a value leads back to itself, and where one lies too deep', () => {
  const berth: Record<string, unknown> = { name: 'Seven', beside: [] };
  berth.harbour = { berths: [berth] };
  const error = Object.assign(new Error('Adrift'), { berth });
  expect(plainJson({ first: berth, second: berth.beside, error })).toMatchObject({
    first: { name: 'Seven', beside: [], harbour: { berths: [{ $dropped: 1 }] } },
    second: [],
    error: { $error: { message: 'Adrift', berth: { harbour: { berths: [{ $dropped: 1 }] } } } },
  });
  let deep: unknown = 'treasure';
  for (let layer = 0; layer < 50_000; layer += 1) deep = { deep };
  expect(JSON.stringify(plainJson(deep))).toContain('"$dropped":1');
});

it('writes an actor’s snapshot, but a machine only by its name: its own steps have the rest', () => {
  const snapshot = createActor(createMachine({ id: 'lamp' })).getSnapshot();
  const type = 'xstate.snapshot.lamp';
  expect(plainEvent({ type, snapshot })).toEqual({ type });
  const shown = { status: 'active', context: 3, output: undefined };
  expect(plainEvent({ type: 'xstate.snapshot.ticks', snapshot: shown })).toEqual({
    type: 'xstate.snapshot.ticks',
    snapshot: { status: 'active', context: 3 },
  });
});
