import type { SnapshotFrom } from 'xstate';
import type { globalSearchMachine } from '../../machines/global-search/index.ts';

const globalSearchStates = [
  'idle',
  'waiting',
  'searching',
  'results',
  'nothing',
  'stopped',
  'failed',
  'offline',
] as const;

export type GlobalSearchState = (typeof globalSearchStates)[number];

/** The state of the search, regardless of the phase of its call. */
export const globalSearchStateOf = (
  snapshot: Pick<SnapshotFrom<typeof globalSearchMachine>, 'matches'>,
): GlobalSearchState => globalSearchStates.find((state) => snapshot.matches(state)) ?? 'idle';
