import { useState } from 'react';
import {
  Button,
  ConfirmDialog,
  Dialog,
  Form,
  FormActions,
  SubmitButton,
  TextAreaField,
} from '../../../ui/index.ts';
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
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const error = isTried && typed.trim() === '' ? 'Say it in a few words.' : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={question.title}
      description={question.words}
      size="small"
    >
      <Form
        busy={busy}
        errors={error ? [{ name: 'reason', message: error }] : []}
        failure={failure}
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (typed.trim() !== '') onConfirm(typed.trim());
        }}
      >
        <TextAreaField
          label={reason.label}
          hint={reason.hint}
          name="reason"
          maxLength={1000}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          {...(error && { error })}
        />
        <FormActions align="end">
          <Button
            type="button"
            size="3"
            variant="surface"
            color="gray"
            highContrast
            disabled={busy}
            onClick={onClose}
          >
            Back
          </Button>
          <SubmitButton busy={busy} {...(question.isDestructive && { color: 'red' as const })}>
            {question.confirm}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
