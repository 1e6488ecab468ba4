import { EditDialog } from '../editing/edit-dialog.tsx';
import type { RowDialogProps } from '../list/listings-list.tsx';
import { inventoryKind, type InventoryItem } from './inventory-kind.ts';

/** Changes an item of a supplier's stock. */
export const EditItemDialog = (props: RowDialogProps<InventoryItem>) => (
  <EditDialog {...props} kind={inventoryKind} />
);
