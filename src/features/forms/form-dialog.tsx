import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { ConfirmDialog, Dialog } from '../../ui/index.ts';
import { FormDialogContext } from './form-dialog-context.ts';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

export interface FormDialogProps extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'size' | 'returnFocusTo'
> {
  /** The form is being sent: the dialog cannot be closed meanwhile. */
  readonly busy: boolean;
  /** What closing would lose: "your working hours". */
  readonly unsaved: string;
  readonly onClose: () => void;
  /**
   * Gets `close` for the form's Cancel button, which asks for confirmation if something was typed, like the close
   * button and Escape.
   */
  readonly children: (close: () => void) => ReactNode;
}

/** A form in a dialog. Closing it, or the page, with unsaved input needs confirmation. Mount it only while it is open. */
export function FormDialog({ busy, unsaved, onClose, children, ...dialog }: FormDialogProps) {
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useAskBeforeUnload(isTyped);
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
