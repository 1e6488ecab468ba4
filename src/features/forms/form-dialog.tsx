import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { ConfirmDialog, Dialog } from '../../ui/index.ts';
import { FormDialogContext } from './form-dialog-context.ts';

export interface FormDialogProps extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'size' | 'returnFocusTo'
> {
  /** What is typed is being sent: until it is answered the dialog stays. */
  readonly busy: boolean;
  /** What would be lost by closing it: "your working hours". */
  readonly unsaved: string;
  readonly onClose: () => void;
  /** Given `close`, for the form's way out: it asks first where something was typed, as the cross and Escape do. */
  readonly children: (close: () => void) => ReactNode;
}

/** A form in a dialog. What was typed is not lost by a slip: closing asks first. Mount it while it is open. */
export function FormDialog({ busy, unsaved, onClose, children, ...dialog }: FormDialogProps) {
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const context = useMemo(() => ({ onTyped: setTyped }), []);
  const close = () => {
    if (isTyped) setAsking(true);
    else onClose();
  };
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => {
        if (!open && !busy) close();
      }}
    >
      <FormDialogContext value={context}>{children(close)}</FormDialogContext>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Close without saving?"
        confirm="Close"
        cancel="Keep editing"
        destructive
        onConfirm={onClose}
      >
        You haven’t saved {unsaved} yet. If you close, what you typed will be lost.
      </ConfirmDialog>
    </Dialog>
  );
}
