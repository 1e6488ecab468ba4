import { ConfirmDialog } from '../../../../ui/index.ts';
import { ReasonDialog, type Submission } from '../../../forms/index.ts';
import { errorText } from '../../../server-data/index.ts';
import type { Question } from './buyer-actions.ts';

interface ActDialogProps {
  readonly question: Question;
  readonly submission: Submission;
  readonly onClose: () => void;
  /** `reason` is null where none was asked for. */
  readonly onConfirm: (reason: string | null) => void;
}

/** Asks before an act on a supplier's part; what was typed stays over a failure. */
export function ActDialog({ question, submission, onClose, onConfirm }: ActDialogProps) {
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
  const { busy, failure } = submission;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={question.title}
      confirm={question.confirm}
      destructive={question.isDestructive}
      busy={busy}
      onConfirm={() => onConfirm(null)}
    >
      {question.text}
      {failure === null ? null : <strong role="alert"> Not done. {errorText(failure)}</strong>}
    </ConfirmDialog>
  );
}
