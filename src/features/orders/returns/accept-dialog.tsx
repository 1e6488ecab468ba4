import { useWatch } from 'react-hook-form';
import { fromMinor } from '../../../lib/money-minor.ts';
import { amountMinorOf } from '../../../lib/money-text.ts';
import { CheckboxField, formatMoney, TextAreaField } from '../../../ui/index.ts';
import {
  atMost,
  FormDialog,
  MoneyField,
  moneyRule,
  reasonMaxLength,
  reasonRule,
  SubmissionForm,
  useFields,
} from '../../forms/index.ts';
import { linesText } from './return-texts.ts';
import type { ReturnDialogProps } from './return-dialog.types.ts';
import { returnErrorText } from './return-error-text.ts';

interface AcceptValues {
  amount: string;
  note: string;
  goodsComeBack: boolean;
  instructions: string;
}

/** A supplier accepts a return, or offers another amount for it: whether the goods come back, and how. */
export function AcceptDialog({
  subject,
  step,
  submission,
  returnFocusTo,
  onClose,
  onAct,
}: ReturnDialogProps & { readonly step: 'accept' | 'propose_part' }) {
  const { requested, most, goodsComeBack } = subject;
  const { currency } = most;
  const isOffer = step === 'propose_part';
  const fields = useFields<AcceptValues>({
    amount: fromMinor(requested.amountMinor, currency),
    note: '',
    goodsComeBack,
    instructions: '',
  });
  const comesBack = useWatch({ control: fields.control, name: 'goodsComeBack' });
  const isGood = (minor: number) => minor > 0 && minor <= most.amountMinor;
  const title = `${isOffer ? 'Offer another amount' : 'Accept the return'}: ${linesText(subject)}`;
  return (
    <FormDialog
      title={title}
      description={
        isOffer
          ? `The buyer asked for ${formatMoney(requested)}. They can accept your offer, or Quayside decides.`
          : comesBack
            ? `${formatMoney(requested)} goes back to the buyer once the goods have arrived and you refund.`
            : `${formatMoney(requested)} goes back to the buyer immediately. This is final.`
      }
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
          submit={isOffer ? 'Send the offer' : 'Accept'}
          onLeave={close}
          onSubmit={({ amount, note, instructions, ...values }) =>
            onAct({
              action: step,
              goodsComeBack: values.goodsComeBack,
              instructions: instructions.trim() || null,
              ...(isOffer && {
                note: note.trim(),
                amount: { amountMinor: amountMinorOf(amount, currency) ?? 0, currency },
              }),
            })
          }
        >
          {isOffer ? (
            <>
              <MoneyField
                label="Amount that goes back"
                hint={`With tax, at most ${formatMoney(most)}.`}
                currency={currency}
                {...fields.field(
                  'amount',
                  moneyRule({ currency, wrong: `Enter an amount of up to ${formatMoney(most)}.`, isGood }),
                )}
              />
              <TextAreaField
                label="Why this amount?"
                hint="The buyer and Quayside will see this."
                rows={3}
                {...fields.field('note', reasonRule('Write a few words.'))}
              />
            </>
          ) : null}
          <CheckboxField label="The buyer sends the goods back" {...fields.field('goodsComeBack')} />
          {comesBack ? (
            <TextAreaField
              label="How to send it back"
              optional
              hint="The address, who collects it, or that you’ll add a label."
              rows={3}
              {...fields.field('instructions', atMost(reasonMaxLength))}
            />
          ) : null}
        </SubmissionForm>
      )}
    </FormDialog>
  );
}
