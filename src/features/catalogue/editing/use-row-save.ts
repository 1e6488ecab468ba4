import { useState } from 'react';
import type { Submission } from '../../forms/index.ts';
import type { Failure } from '../../server-data/index.ts';
import type { ListingChange } from '../list/listing-kind.ts';
import type { RowDialogProps } from '../list/listings-list.tsx';
import { shownAtOnce } from './shown-at-once.ts';

/** Saves the form of one listing, which stays open, with what was typed and the reason, if the change is not saved. */
export function useRowSave<Item>({ onSave, onClose }: Pick<RowDialogProps<Item>, 'onSave' | 'onClose'>): {
  readonly submission: Submission;
  readonly save: (change: ListingChange<Item>) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    submission: { ...shownAtOnce, busy, failure },
    async save(change) {
      setBusy(true);
      const refused = await onSave(change).finally(() => setBusy(false));
      setFailure(refused);
      if (refused === null) onClose();
    },
  };
}
