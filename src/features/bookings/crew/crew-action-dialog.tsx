import { SubmissionConfirmDialog, type Submission } from '../../forms/index.ts';
import type { CrewQuestion } from './crew-questions.ts';

interface CrewActionDialogProps {
  readonly question: CrewQuestion;
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly returnFocusTo?: () => HTMLElement | null;
}

/** Asks for confirmation of an action, and shows why it failed in place of the question. */
export function CrewActionDialog({
  question,
  submission,
  onClose,
  onConfirm,
  returnFocusTo,
}: CrewActionDialogProps) {
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
