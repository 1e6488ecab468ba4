import type { ActorKey } from './trace.types.ts';

/** A key without which of its path it is: ids from the root down. */
export const pathOfKey = (key: ActorKey): string => key.replace(/#\d+$/, '');

/** Which of its path a key means; the first one has no number. */
export const occurrenceOf = (key: ActorKey): number => Number(/#(\d+)$/.exec(key)?.[1] ?? 1);
