import { StateMachine, type EventObject } from 'xstate';
import type { Json } from '../../../src/statecharts/json.ts';
import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';

const MOST_DEPTH = 64;
const dropped = { $dropped: 1 };

const prototypeOf = (value: object): unknown => Object.getPrototypeOf(value);
/** Works across pages: the screen may be in another one. */
const isPlain = (value: object): boolean =>
  prototypeOf(value) === null || prototypeOf(prototypeOf(value) as object) === null;

/** XState's plain object that contains the whole machine. */
const isOfMachine = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'machine' in value && value.machine instanceof StateMachine;

/**
 * Converts any value to plain JSON as in a trace: an Error is `{$error}` (`decodeErrors` restores it), an actor
 * `{$actor: its id}`, any other non-JSON object `{$object: its class}`, and what is nested too deep or circular
 * `{$dropped: 1}`.
 */
export const plainJson = (value: unknown): Json => toPlain(value, []);

function toPlain(value: unknown, around: readonly object[]): Json {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : null;
    case 'object':
      return value === null ? null : objectToPlain(value, around);
    default:
      return null;
  }
}

function objectToPlain(value: object, around: readonly object[]): Json {
  if ('sessionId' in value && 'id' in value) return { $actor: String(value.id) };
  if (isOfMachine(value)) return { $object: 'MachineSnapshot' };
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (around.length > MOST_DEPTH || around.includes(value)) return dropped;
  const inside = [...around, value];
  if (Array.isArray(value)) return value.map((item) => toPlain(item, inside));
  if (value instanceof Error) {
    return { $error: { ...fieldsOf(value, inside), name: value.name, message: value.message } };
  }
  return isPlain(value) ? fieldsOf(value, inside) : { $object: value.constructor.name };
}

const fieldsOf = (value: object, around: readonly object[]): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, inside]) => inside !== undefined && typeof inside !== 'function')
      .map(([key, inside]) => [key, toPlain(inside, around)]),
  );

export type PlainEvent = { readonly type: string } & Readonly<Record<string, Json>>;

/** Snapshots of machines are omitted, as in a trace: the machine's own steps describe them. */
export function plainEvent(event: EventObject & { readonly snapshot?: unknown }): PlainEvent {
  const { snapshot, ...rest } = event;
  return { ...fieldsOf(isOfMachine(snapshot) ? rest : event, [event]), type: event.type };
}

/** The same event as plain data, for files and other pages. */
export const plainScriptedEvent = (event: ScriptedEvent): ScriptedEvent => ({
  ...event,
  event: plainEvent(event.event),
});
