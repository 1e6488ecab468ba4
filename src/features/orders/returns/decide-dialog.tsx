import { useWatch } from 'react-hook-form';
import { fromMinor } from '../../../lib/money-minor.ts';
import { amountMinorOf } from '../../../lib/money-text.ts';
import { formatMoney, RadioCardsField, TextAreaField } from '../../../ui/index.ts';
import {
  FormDialog,
  MoneyField,
  moneyRule,
  reasonRule,
  SubmissionForm,
  useFields,
} from '../../forms/index.ts';
import type { ReturnDialogProps } from './return-dialog.types.ts';
import { returnErrorText } from './return-error-text.ts';
import { linesText } from './return-texts.ts';

interface DecideValues {
  outcome: 'all' | 'part' | 'nothing';
  amount: string;
  note: string;
}

/** An admin ends a return where the two could not agree: everything, part or nothing goes back. */
export function DecideDialog({ subject, submission, returnFocusTo, onClose, onAct }: ReturnDialogProps) {
  const { most, requested } = subject;
  const { currency } = most;
  const fields = useFields<DecideValues>({
    outcome: 'all',
    amount: fromMinor(requested.amountMinor, currency),
    note: '',
  });
  const outcome = useWatch({ control: fields.control, name: 'outcome' });
  const title = `Decide: ${linesText(subject)}`;
  const isGood = (minor: number) => minor > 0 && minor <= most.amountMinor;
  const minorOf = ({ outcome: chosen, amount }: DecideValues): number => {
    if (chosen === 'nothing') return 0;
    return chosen === 'all' ? most.amountMinor : (amountMinorOf(amount, currency) ?? 0);
  };
  return (
    <FormDialog
      title={title}
      description="Both sides are notified. This is final and is recorded in the audit log."
      busy={submission.busy}
      unsaved="your decision"
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      {(close) => (
        <SubmissionForm
          name={title}
          fields={fields}
          submission={submission}
          textOf={returnErrorText}
          submit="Decide"
          isDestructive
          onLeave={close}
          onSubmit={(values) =>
            onAct({
              action: 'decide',
              note: values.note.trim(),
              amount: { amountMinor: minorOf(values), currency },
            })
          }
        >
          <RadioCardsField
            label="What goes back to the buyer?"
            columns={3}
            options={[
              { value: 'all', label: formatMoney(most), description: 'Everything' },
              { value: 'part', label: 'Part of it' },
              { value: 'nothing', label: 'Nothing' },
            ]}
            {...fields.field('outcome')}
          />
          {outcome === 'part' ? (
            <MoneyField
              label="Amount"
              hint={`With tax, at most ${formatMoney(most)}.`}
              currency={currency}
              {...fields.field(
                'amount',
                moneyRule({ currency, wrong: `Enter an amount of up to ${formatMoney(most)}.`, isGood }),
              )}
            />
          ) : null}
          <TextAreaField
            label="Reason"
            hint="The buyer and the supplier will see this."
            rows={3}
            {...fields.field('note', reasonRule('Give a reason.'))}
          />
        </SubmissionForm>
      )}
    </FormDialog>
  );
}
