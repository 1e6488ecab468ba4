import { EditDialog } from '../editing/edit-dialog.tsx';
import type { RowDialogProps } from '../list/listings-list.tsx';
import { serviceKind, type Service } from './service-kind.ts';

/** Changes a provider's service. */
export const EditServiceDialog = (props: RowDialogProps<Service>) => (
  <EditDialog {...props} kind={serviceKind} />
);
