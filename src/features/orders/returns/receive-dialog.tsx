import { CheckboxField, formatMoney } from '../../../ui/index.ts';
import { FormDialog, SubmissionForm, useFields } from '../../forms/index.ts';
import type { ReturnDialogProps } from './return-dialog.types.ts';
import { returnErrorText } from './return-error-text.ts';
import { linesText } from './return-texts.ts';

/** A supplier says that the goods have arrived, and whether they can be sold again. */
export function ReceiveDialog({ subject, submission, returnFocusTo, onClose, onAct }: ReturnDialogProps) {
  const fields = useFields<{ putBackInStock: boolean }>({ putBackInStock: false });
  const title = `Goods received: ${linesText(subject)}`;
  return (
    <FormDialog
      title={title}
      description={`Please check them. Then refund ${subject.agreed ? formatMoney(subject.agreed) : 'the buyer'}, or ask Quayside to decide.`}
      size="small"
      busy={submission.busy}
      unsaved="your answer"
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      {(close) => (
        <SubmissionForm
          name={title}
          fields={fields}
          submission={submission}
          textOf={returnErrorText}
          submit="Goods received"
          onLeave={close}
          onSubmit={({ putBackInStock }) => onAct({ action: 'receive', putBackInStock })}
        >
          <CheckboxField
            label="Put back in stock"
            hint="Only if they can be sold again as new."
            {...fields.field('putBackInStock')}
          />
        </SubmissionForm>
      )}
    </FormDialog>
  );
}
