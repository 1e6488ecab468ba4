import type { ImportContext } from '../../../machines/import/index.ts';
import type { ComparisonState } from './top/filter-bar.tsx';
import type { SavingState } from './top/save-state.tsx';

/** What the review shows of the machine: its three regions, and what the context says. */
export interface ReviewSnapshot {
  readonly desk: 'editing' | 'confirmingLeftOut' | 'confirmingStartOver';
  readonly saving: SavingState;
  readonly comparison: ComparisonState;
  readonly context: Pick<ImportContext, 'draft' | 'earlier' | 'failure'>;
}

/** Whether the list was changed elsewhere too, and the vendor is to choose which it is. */
export const isInConflict = (saving: SavingState): boolean =>
  saving === 'conflict' || saving === 'overwriting';
