import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../ui/index.ts';
import { errorText, type Failure } from '../server-data/index.ts';
import type { Submission } from './submission-form.tsx';

interface SubmissionConfirmDialogProps extends Omit<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'onOpenChange' | 'busy'
> {
  /** Without it the dialog is mounted while it is open. */
  readonly open?: boolean;
  readonly submission: Pick<Submission, 'busy' | 'failure'>;
  /** The start of what is said of a failure: "Not removed." */
  readonly notDone?: string;
  /** The screen's own sentence for a failure. */
  readonly textOf?: (failure: Failure) => string;
  readonly onClose: () => void;
}

const pressedText = (failure: Failure): string => errorText(failure, 'pressed');

/** Asks before something is sent, and says after the question why it was not done. While the answer is awaited it cannot be left. */
export function SubmissionConfirmDialog({
  open = true,
  submission: { busy, failure },
  notDone = 'Not done.',
  textOf = pressedText,
  onClose,
  children,
  ...question
}: SubmissionConfirmDialogProps) {
  return (
    <ConfirmDialog {...question} open={open} onOpenChange={onClose} busy={busy}>
      {children}
      {failure === null ? null : (
        <strong role="alert">
          {' '}
          {notDone} {textOf(failure)}
        </strong>
      )}
    </ConfirmDialog>
  );
}
