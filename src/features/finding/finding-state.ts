import type { SnapshotFrom } from 'xstate';
import type { findingMachine } from '../../machines/finding/index.ts';

const findingStates = [
  'idle',
  'waiting',
  'searching',
  'results',
  'nothing',
  'stopped',
  'failed',
  'offline',
] as const;

export type FindingState = (typeof findingStates)[number];

/** Where a search is, whatever the phase of its call. */
export const findingStateOf = (
  snapshot: Pick<SnapshotFrom<typeof findingMachine>, 'matches'>,
): FindingState => findingStates.find((state) => snapshot.matches(state)) ?? 'idle';
