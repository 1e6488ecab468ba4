import { StateMachine, type EventObject } from 'xstate';
import type { Json } from '../../../src/statecharts/json.ts';
import type { Cue } from '../../../src/statecharts/trace/player.types.ts';

const MOST_DEPTH = 64;
const dropped = { $dropped: 1 };

const prototypeOf = (value: object): unknown => Object.getPrototypeOf(value);
/** Of whichever page it is: the screen may stand in another. */
const isPlain = (value: object): boolean =>
  prototypeOf(value) === null || prototypeOf(prototypeOf(value) as object) === null;

/** XState makes it a plain object, in which the whole machine lies. */
const isOfMachine = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'machine' in value && value.machine instanceof StateMachine;

/**
 * Any value as plain JSON. As in a trace: an Error is `{$error}` (`decodeErrors` makes it one again), an actor `{$actor: its id}`, any other object
 * that is no JSON `{$object: its class}`, and what lies too deep or leads back to where one came from `{$dropped: 1}`.
 */
export const plainJson = (value: unknown): Json => tell(value, []);

function tell(value: unknown, around: readonly object[]): Json {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : null;
    case 'object':
      return value === null ? null : tellObject(value, around);
    default:
      return null;
  }
}

function tellObject(value: object, around: readonly object[]): Json {
  if ('sessionId' in value && 'id' in value) return { $actor: String(value.id) };
  if (isOfMachine(value)) return { $object: 'MachineSnapshot' };
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (around.length > MOST_DEPTH || around.includes(value)) return dropped;
  const inside = [...around, value];
  if (Array.isArray(value)) return value.map((item) => tell(item, inside));
  if (value instanceof Error) {
    return { $error: { ...fieldsOf(value, inside), name: value.name, message: value.message } };
  }
  return isPlain(value) ? fieldsOf(value, inside) : { $object: value.constructor.name };
}

const fieldsOf = (value: object, around: readonly object[]): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, inside]) => inside !== undefined && typeof inside !== 'function')
      .map(([key, inside]) => [key, tell(inside, around)]),
  );

export type PlainEvent = { readonly type: string } & Readonly<Record<string, Json>>;

/** What is shown by a machine is left out, as in a trace: a machine's own steps tell it. */
export function plainEvent(event: EventObject & { readonly snapshot?: unknown }): PlainEvent {
  const { snapshot, ...rest } = event;
  return { ...fieldsOf(isOfMachine(snapshot) ? rest : event, [event]), type: event.type };
}

/** The same cue, fit for a file and for another page. */
export const plainCue = (cue: Cue): Cue => ({ ...cue, event: plainEvent(cue.event) });
