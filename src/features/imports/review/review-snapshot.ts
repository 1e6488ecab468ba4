import type { ImportContext } from '../../../machines/import/index.ts';
import type { ComparisonState } from './top/filter-bar.tsx';
import type { SavingState } from './top/save-state.tsx';

/** The parts of the machine that the review shows: its three regions and its context. */
export interface ReviewSnapshot {
  readonly desk: 'editing' | 'confirmingLeftOut' | 'confirmingStartOver';
  readonly saving: SavingState;
  readonly comparison: ComparisonState;
  readonly context: Pick<ImportContext, 'draft' | 'earlier' | 'failure'>;
}

/** Whether the list was also changed elsewhere, and the vendor has to choose a version. */
export const isInConflict = (saving: SavingState): boolean =>
  saving === 'conflict' || saving === 'overwriting';
