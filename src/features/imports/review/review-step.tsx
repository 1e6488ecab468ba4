import type { SnapshotFrom } from 'xstate';
import { invariant } from '../../../lib/invariant.ts';
import type { ImportEvent, importMachine } from '../../../machines/import/index.ts';
import { ReviewView } from './review-view.tsx';
import type { ReviewStore, RowFilter } from './review.types.ts';
import { useReview } from './use-review.ts';

interface ReviewStepProps {
  readonly snapshot: Pick<SnapshotFrom<typeof importMachine>, 'value' | 'context'>;
  readonly send: (event: ImportEvent) => void;
  readonly store: ReviewStore;
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  readonly level: 'h1' | 'h2';
  readonly hasVatId?: boolean | undefined;
}

/** Connects the review with the machine's `reviewing` state and with the registry of its rows. */
export function ReviewStep({ snapshot, send, store, filter, onFilter, level, hasVatId }: ReviewStepProps) {
  const { value, context } = snapshot;
  invariant(typeof value === 'object' && 'reviewing' in value, 'a review is under way');
  invariant(context.draft, 'a review has its draft');
  const review = useReview(store, context.draft.importId);
  return (
    <ReviewView
      key={context.draft.importId}
      snapshot={{ ...value.reviewing, context }}
      send={send}
      store={store}
      review={review}
      filter={filter}
      onFilter={onFilter}
      level={level}
      hasVatId={hasVatId}
    />
  );
}
