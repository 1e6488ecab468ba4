import { EditDialog } from '../editing/edit-dialog.tsx';
import { EditManyDialog } from '../editing/edit-many-dialog.tsx';
import type { ManyDialogProps, RowDialogProps } from '../list/listings-list.tsx';
import { serviceKind, type Service } from './service-kind.ts';

/** Changes a provider's service. */
export const EditServiceDialog = (props: RowDialogProps<Service>) => (
  <EditDialog {...props} kind={serviceKind} />
);

/** Changes several together. */
export const EditServicesDialog = (props: ManyDialogProps<Service>) => (
  <EditManyDialog {...props} kind={serviceKind} />
);
