import type { AnyActorRef } from 'xstate';
import { decodeErrors } from './decode-errors.ts';
import type { ActorKey } from './trace.types.ts';

/** Whether it contains a reference to an Error or an actor. Most events contain none and are used as they are. */
function holdsNames(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  for (const [key, inside] of Object.entries(value)) {
    if (key === '$error' || key === '$actor' || holdsNames(inside)) return true;
  }
  return false;
}

function decodeActors(value: unknown, refOf: (key: ActorKey) => AnyActorRef | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => decodeActors(item, refOf));
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if ('$actor' in value && typeof value.$actor === 'string') return refOf(value.$actor) ?? value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, decodeActors(inside, refOf)]));
}

/** Decodes a traced value: Errors are Errors again, actors are those of this replay. */
export function decodeValues(value: unknown, refOf: (key: ActorKey) => AnyActorRef | undefined): unknown {
  return holdsNames(value) ? decodeActors(decodeErrors(value), refOf) : value;
}
