import type { PoolOptions } from './pool.ts';

const minuteMs = 60_000;

/** The limits of the service, for the number of files read at the same time. */
export const poolLimits = (workers: number): Omit<PoolOptions, 'ask'> => ({
  program: new URL('parse.worker.ts', import.meta.url),
  atOnce: workers,
  // A small list is read in a second: the last one waits some seconds, or a minute behind large lists.
  queueMax: 4 * workers,
  lentMax: 2 * workers,
  jobMaxMs: minuteMs,
  stallMaxMs: minuteMs / 2,
  piecesAhead: 16,
  memoryMaxMb: 384,
  retireAboveMb: 96,
});

/** Two of the largest files per worker, being received or waiting; further ones are asked to wait. */
export const roomMaxBytes = (workers: number): number => workers * 100 * 1024 * 1024;
