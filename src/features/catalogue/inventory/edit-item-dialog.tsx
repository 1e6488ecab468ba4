import { EditDialog } from '../editing/edit-dialog.tsx';
import { EditManyDialog } from '../editing/edit-many-dialog.tsx';
import { NewListingDialog } from '../editing/new-listing-dialog.tsx';
import type { ManyDialogProps, NewDialogProps, RowDialogProps } from '../list/listings-list.tsx';
import { inventoryKind, type InventoryItem } from './inventory-kind.ts';

/** Adds an inventory item. */
export const NewItemDialog = (props: NewDialogProps<InventoryItem>) => (
  <NewListingDialog {...props} kind={inventoryKind} />
);

/** Edits an inventory item. */
export const EditItemDialog = (props: RowDialogProps<InventoryItem>) => (
  <EditDialog {...props} kind={inventoryKind} />
);

/** Edits several inventory items. */
export const EditItemsDialog = (props: ManyDialogProps<InventoryItem>) => (
  <EditManyDialog {...props} kind={inventoryKind} />
);
