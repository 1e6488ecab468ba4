import { ConfirmDialog, Dialog } from '../../../ui/index.ts';
import { ReasonForm } from '../../order-parts/index.ts';
import type { Question } from './buyer-actions.ts';

interface ActDialogProps {
  readonly question: Question;
  readonly busy: boolean;
  /** Why it was not done; null while nothing failed. */
  readonly failure: string | null;
  readonly onClose: () => void;
  /** `reason` is null where none was asked for. */
  readonly onConfirm: (reason: string | null) => void;
}

/** Asks before an act on a supplier's part; what was typed stays over a failure. */
export function ActDialog(props: ActDialogProps) {
  const { question, busy, failure, onClose, onConfirm } = props;
  if (question.reason !== null) return <ReasonDialog {...props} reason={question.reason} />;
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
      {question.words}
      {failure === null ? null : <strong role="alert"> Not done. {failure}</strong>}
    </ConfirmDialog>
  );
}

interface ReasonDialogProps extends ActDialogProps {
  readonly reason: NonNullable<Question['reason']>;
}

function ReasonDialog({ question, reason, busy, failure, onClose, onConfirm }: ReasonDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={question.title}
      description={question.words}
      size="small"
    >
      <ReasonForm
        {...{ ...reason, busy, failure, onClose }}
        name={question.title}
        step={question.confirm}
        missing="Say it in a few words."
        isDestructive={question.isDestructive}
        onReason={onConfirm}
      />
    </Dialog>
  );
}
