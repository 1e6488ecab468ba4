import { EditDialog } from '../editing/edit-dialog.tsx';
import { EditManyDialog } from '../editing/edit-many-dialog.tsx';
import { NewListingDialog } from '../editing/new-listing-dialog.tsx';
import type { ManyDialogProps, NewDialogProps, RowDialogProps } from '../list/listings-list.tsx';
import { inventoryKind, type InventoryItem } from './inventory-kind.ts';

/** Adds an item that is typed in. */
export const NewItemDialog = (props: NewDialogProps<InventoryItem>) => (
  <NewListingDialog {...props} kind={inventoryKind} />
);

/** Changes an item of a supplier's stock. */
export const EditItemDialog = (props: RowDialogProps<InventoryItem>) => (
  <EditDialog {...props} kind={inventoryKind} />
);

/** Changes several together. */
export const EditItemsDialog = (props: ManyDialogProps<InventoryItem>) => (
  <EditManyDialog {...props} kind={inventoryKind} />
);
