import { TextField } from '../../../ui/index.ts';
import { atMost, FormDialog, SubmissionForm, useFields } from '../../forms/index.ts';
import type { ReturnDialogProps } from './return-dialog.types.ts';
import { returnErrorText } from './return-error-text.ts';
import { linesText } from './return-texts.ts';

/** A buyer says that the goods are on their way back. */
export function SendBackDialog({ subject, submission, returnFocusTo, onClose, onAct }: ReturnDialogProps) {
  const fields = useFields<{ tracking: string }>({ tracking: '' });
  const title = `Sent back: ${linesText(subject)}`;
  return (
    <FormDialog
      title={title}
      description="The supplier is notified and says when it has arrived."
      size="small"
      busy={submission.busy}
      unsaved="the tracking number"
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      {(close) => (
        <SubmissionForm
          name={title}
          fields={fields}
          submission={submission}
          textOf={returnErrorText}
          submit="I’ve sent it back"
          onLeave={close}
          onSubmit={({ tracking }) => onAct({ action: 'send_back', tracking: tracking.trim() || null })}
        >
          <TextField label="Tracking number" optional {...fields.field('tracking', atMost(200))} />
        </SubmissionForm>
      )}
    </FormDialog>
  );
}
