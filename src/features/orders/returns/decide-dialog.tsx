import { useWatch } from 'react-hook-form';
import { amountMinorOf } from '../../../lib/money-text.ts';
import { formatMoney, RadioCardsField, TextAreaField } from '../../../ui/index.ts';
import { MoneyField, reasonRule, useFields } from '../../forms/index.ts';
import type { ReturnDialogProps } from './return-dialog.types.ts';
import { returnAmount, ReturnFormDialog } from './return-form-dialog.tsx';

interface DecideValues {
  outcome: 'all' | 'part' | 'nothing';
  amount: string;
  note: string;
}

/** An admin decides a return on which the two sides could not agree: full, partial or no refund. */
export function DecideDialog({ onAction, ...dialog }: ReturnDialogProps) {
  const { most } = dialog.subject;
  const { currency } = most;
  const fields = useFields<DecideValues>({
    outcome: 'all',
    // Empty on purpose: a full refund has its own option, so a partial amount has to be typed.
    amount: '',
    note: '',
  });
  const outcome = useWatch({ control: fields.control, name: 'outcome' });
  const { rule, ...asked } = returnAmount(most);
  const minorOf = ({ outcome: chosen, amount }: DecideValues): number => {
    if (chosen === 'nothing') return 0;
    return chosen === 'all' ? most.amountMinor : (amountMinorOf(amount, currency) ?? 0);
  };
  return (
    <ReturnFormDialog
      {...dialog}
      what="Decide"
      description="Both sides are notified. This is final and is recorded in the audit log."
      unsaved="your decision"
      fields={fields}
      submit="Decide"
      isDestructive
      onSubmit={(values) =>
        onAction({
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
      {outcome === 'part' ? <MoneyField label="Amount" {...asked} {...fields.field('amount', rule)} /> : null}
      <TextAreaField
        label="Reason"
        hint="The buyer and the supplier will see this."
        rows={3}
        {...fields.field('note', reasonRule('Give a reason.'))}
      />
    </ReturnFormDialog>
  );
}
