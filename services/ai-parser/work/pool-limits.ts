import type { PoolOptions } from './pool.ts';

const minuteMs = 60_000;

/** What the service may do at once, for as many files as it reads at the same time. */
export const poolLimits = (workers: number): Omit<PoolOptions, 'ask'> => ({
  program: new URL('parse.worker.ts', import.meta.url),
  atOnce: workers,
  // A small list is read in a second: who is last waits some seconds, a minute with large lists before.
  queueMax: 4 * workers,
  lentMax: 2 * workers,
  jobMaxMs: minuteMs,
  stallMaxMs: minuteMs / 2,
  piecesAhead: 16,
  memoryMaxMb: 384,
  retireAboveMb: 96,
});

/** Two of the largest files for each worker, on their way in or waiting; who comes then is asked to wait a moment. */
export const roomMaxBytes = (workers: number): number => workers * 100 * 1024 * 1024;
