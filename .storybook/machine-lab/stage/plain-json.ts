import type { EventObject } from 'xstate';
import type { Json } from '../../../src/statecharts/json.ts';
import type { Cue } from '../../../src/statecharts/trace/player.types.ts';

/** Any value as plain JSON, an Error as a trace tells it (`decodeErrors` makes it one again), an actor by its id. */
export function plainJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map(plainJson);
  if (typeof value !== 'object') return null;
  if (value instanceof Error) {
    return { $error: { ...fieldsOf(value), name: value.name, message: value.message } };
  }
  if ('sessionId' in value && 'id' in value) return { $actor: String(value.id) };
  return fieldsOf(value);
}

const fieldsOf = (value: object): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, inside]) => inside !== undefined && typeof inside !== 'function')
      .map(([key, inside]) => [key, plainJson(inside)]),
  );

export type PlainEvent = { readonly type: string } & Readonly<Record<string, Json>>;

export const plainEvent = (event: EventObject): PlainEvent => ({ ...fieldsOf(event), type: event.type });

/** The same cue, fit for a file and for another page. */
export const plainCue = (cue: Cue): Cue => ({ ...cue, event: plainEvent(cue.event) });
