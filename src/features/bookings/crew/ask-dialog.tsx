import { ConfirmDialog } from '../../../ui/index.ts';
import type { Submission } from '../../forms/index.ts';
import { errorText } from '../../server-data/index.ts';
import type { CrewQuestion } from './crew-questions.ts';

interface AskDialogProps {
  readonly question: CrewQuestion;
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly returnFocusTo?: () => HTMLElement | null;
}

/** Asks before a step, and shows in its place why it was not done. */
export function AskDialog({ question, submission, onClose, onConfirm, returnFocusTo }: AskDialogProps) {
  const { title, text, confirm, isDestructive } = question;
  const { busy, failure } = submission;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      confirm={confirm}
      destructive={isDestructive}
      busy={busy}
      onConfirm={onConfirm}
      {...(returnFocusTo && { returnFocusTo })}
    >
      {text}
      {failure === null ? null : <strong role="alert"> Not done. {errorText(failure, 'pressed')}</strong>}
    </ConfirmDialog>
  );
}
