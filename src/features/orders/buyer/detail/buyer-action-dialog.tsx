import { ReasonDialog, SubmissionConfirmDialog, type Submission } from '../../../forms/index.ts';
import type { Question } from './buyer-actions.ts';

interface BuyerActionDialogProps {
  readonly question: Question;
  readonly submission: Submission;
  readonly onClose: () => void;
  /** `reason` is null where none was asked for. */
  readonly onConfirm: (reason: string | null) => void;
}

/** Asks for confirmation before an action on a sub-order; keeps what was typed after a failure. */
export function BuyerActionDialog({ question, submission, onClose, onConfirm }: BuyerActionDialogProps) {
  if (question.reason !== null)
    return (
      <ReasonDialog
        {...question.reason}
        {...(question.leave !== undefined && { leave: question.leave })}
        title={question.title}
        consequence={question.text}
        size="small"
        submit={question.confirm}
        isDestructive={question.isDestructive}
        missing="Enter a short explanation."
        submission={submission}
        onClose={onClose}
        onReason={(reason) => onConfirm(reason === '' ? null : reason)}
      />
    );
  return (
    <SubmissionConfirmDialog
      submission={submission}
      onClose={onClose}
      title={question.title}
      confirm={question.confirm}
      destructive={question.isDestructive}
      onConfirm={() => onConfirm(null)}
    >
      {question.text}
    </SubmissionConfirmDialog>
  );
}
