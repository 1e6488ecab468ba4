import type { ActorKey } from './trace.types.ts';

/** An actor key without its occurrence number: ids from the root down. */
export const pathOfKey = (key: ActorKey): string => key.replace(/#\d+$/, '');

/** A key's occurrence number; the first one has none. */
export const occurrenceOf = (key: ActorKey): number => Number(/#(\d+)$/.exec(key)?.[1] ?? 1);
