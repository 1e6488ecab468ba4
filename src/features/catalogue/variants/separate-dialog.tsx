import { SubmissionConfirmDialog } from '../../forms/index.ts';
import type { InventoryItem } from '../inventory/inventory-kind.ts';
import { calledOf } from '../list/called-of.ts';
import type { RowDialogProps } from '../list/listings-list.tsx';
import { useSeparating } from './use-variants.ts';

/** Separates an item from its variants, after asking. */
export function SeparateDialog({ item, onClose }: RowDialogProps<InventoryItem>) {
  const separating = useSeparating(onClose);
  return (
    <SubmissionConfirmDialog
      submission={separating}
      notDone="It wasn’t separated."
      onClose={onClose}
      title={`Separate ${calledOf(item)} from its variants?`}
      confirm="Separate"
      onConfirm={() => void separating.run(item)}
    >
      It gets a page of its own: the one that it had before, or a new one with the same pictures. Carts, lists
      and orders that have it keep it.
    </SubmissionConfirmDialog>
  );
}
