import { EditDialog } from '../editing/edit-dialog.tsx';
import { EditManyDialog } from '../editing/edit-many-dialog.tsx';
import { NewListingDialog } from '../editing/new-listing-dialog.tsx';
import type { ManyDialogProps, NewDialogProps, RowDialogProps } from '../list/listings-list.tsx';
import { serviceKind, type Service } from './service-kind.ts';

/** Adds a service. */
export const NewServiceDialog = (props: NewDialogProps<Service>) => (
  <NewListingDialog {...props} kind={serviceKind} />
);

/** Edits a service. */
export const EditServiceDialog = (props: RowDialogProps<Service>) => (
  <EditDialog {...props} kind={serviceKind} />
);

/** Edits several services. */
export const EditServicesDialog = (props: ManyDialogProps<Service>) => (
  <EditManyDialog {...props} kind={serviceKind} />
);
