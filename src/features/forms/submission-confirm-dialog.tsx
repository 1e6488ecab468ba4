import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../ui/index.ts';
import { errorText, type Failure } from '../server-data/index.ts';
import type { Submission } from './submission-form.tsx';

interface SubmissionConfirmDialogProps extends Omit<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'onOpenChange' | 'busy'
> {
  /** If omitted, the dialog is mounted only while it is open. */
  readonly open?: boolean;
  readonly submission: Pick<Submission, 'busy' | 'failure'>;
  /** The beginning of the failure message: "Not removed." */
  readonly notDone?: string;
  /** The screen's own message for a failure. */
  readonly textOf?: (failure: Failure) => string;
  readonly onClose: () => void;
}

const pressedText = (failure: Failure): string => errorText(failure, 'pressed');

/**
 * Asks for confirmation before sending, and shows why it failed below the question. Cannot be closed while the answer
 * is pending.
 */
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
