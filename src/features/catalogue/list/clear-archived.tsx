import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QuietButton } from '../../../ui/index.ts';
import { SubmissionConfirmDialog } from '../../forms/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import { listingsKey, type ListingKind, type OwnListing } from './listing-kind.ts';

interface ClearArchivedProps {
  readonly kind: Pick<ListingKind<OwnListing>, 'key' | 'noun' | 'clearArchived'>;
}

/** Among the archived listings: deletes them for good, after asking. */
export function ClearArchived({ kind }: ClearArchivedProps) {
  const [search] = useSearchParams();
  const [isAsked, setIsAsked] = useState(false);
  const clearing = useApiMutation({
    send: kind.clearArchived,
    success: ({ message }) => message,
    onDone: () => setIsAsked(false),
    invalidates: [listingsKey(kind)],
  });
  if (search.get('status') !== 'archived') return null;
  return (
    <>
      <QuietButton onClick={() => setIsAsked(true)}>
        <Trash2 size={16} aria-hidden /> Clear archived
      </QuietButton>
      {isAsked ? (
        <SubmissionConfirmDialog
          submission={clearing}
          notDone="Nothing was deleted."
          onClose={() => setIsAsked(false)}
          title={`Delete all archived ${kind.noun}s?`}
          confirm="Delete for good"
          destructive
          onConfirm={() => void clearing.run()}
        >
          This can’t be undone. What was ever ordered stays archived, and so does what a buyer has in a cart
          or list.
        </SubmissionConfirmDialog>
      ) : null}
    </>
  );
}
