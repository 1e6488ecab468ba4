import type { FieldValues } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { SubmissionForm, type SubmissionFormProps } from './submission-form.tsx';

export interface SubmissionDialogProps<V extends FieldValues>
  extends
    Pick<FormDialogProps, 'title' | 'description' | 'size' | 'returnFocusTo' | 'unsaved' | 'onClose'>,
    Omit<SubmissionFormProps<V>, 'name' | 'onLeave' | 'unsaved' | 'below'> {
  /** The form's name, if it is not the dialog's title. */
  readonly name?: string;
}

/** A dialog that contains one form: they share busy state, name and Cancel button. Mount it only while it is open. */
export function SubmissionDialog<V extends FieldValues>({
  title,
  description,
  size,
  returnFocusTo,
  unsaved,
  onClose,
  name = title,
  ...form
}: SubmissionDialogProps<V>) {
  return (
    <FormDialog
      title={title}
      {...(description !== undefined && { description })}
      {...(size !== undefined && { size })}
      {...(returnFocusTo !== undefined && { returnFocusTo })}
      busy={form.submission.busy}
      unsaved={unsaved}
      onClose={onClose}
    >
      {(close) => <SubmissionForm {...form} name={name} onLeave={close} />}
    </FormDialog>
  );
}
