import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/index.ts';
import type { Submission } from './submission-form.tsx';

interface WhileOfferedProps {
  /** Whether the step that the dialog asks about can be taken as things are now. */
  readonly offered: boolean;
  readonly submission: Pick<Submission, 'busy'>;
  /** Names what the dialog is about, once the step can’t be taken. */
  readonly title: string;
  /** What became of it: "This order was changed by the buyer: it is now “cancelled”." */
  readonly changed: string;
  readonly onClose: () => void;
  readonly returnFocusTo?: () => HTMLElement | null;
  /** The dialog. */
  readonly children: ReactNode;
}

/**
 * A dialog about a step while that can be taken. What was changed meanwhile, by somebody else or in another tab, takes its place at once, with nothing
 * left to press that would only be refused. An answer that is under way is waited for.
 */
export function WhileOffered(props: WhileOfferedProps) {
  const { offered, submission, title, changed, onClose, returnFocusTo, children } = props;
  if (offered || submission.busy) return children;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      confirm={null}
      cancel="Close"
      onConfirm={onClose}
      {...(returnFocusTo && { returnFocusTo })}
    >
      <span role="alert">{changed}</span>
    </ConfirmDialog>
  );
}
