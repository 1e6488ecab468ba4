import { SubmissionConfirmDialog, type Submission } from '../../forms/index.ts';
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
  return (
    <SubmissionConfirmDialog
      submission={submission}
      onClose={onClose}
      title={title}
      confirm={confirm}
      destructive={isDestructive}
      onConfirm={onConfirm}
      {...(returnFocusTo && { returnFocusTo })}
    >
      {text}
    </SubmissionConfirmDialog>
  );
}
