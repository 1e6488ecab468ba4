import type { AnyActorRef } from 'xstate';
import { decodeErrors } from './decode-errors.ts';
import type { ActorKey } from './trace.types.ts';

/** Whether anything in it is told by name: an Error or an actor. Most events hold none, and are taken as they are. */
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

/** What a trace tells, as a machine was given it: Errors are Errors again, actors the ones of this replay. */
export function decodeValues(value: unknown, refOf: (key: ActorKey) => AnyActorRef | undefined): unknown {
  return holdsNames(value) ? decodeActors(decodeErrors(value), refOf) : value;
}
