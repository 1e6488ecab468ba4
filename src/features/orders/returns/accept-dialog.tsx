import { useWatch } from 'react-hook-form';
import { postagePaidBy } from '../../../lib/return-postage.ts';
import { amountMinorOf } from '../../../lib/money-text.ts';
import { CheckboxField, formatMoney, TextAreaField } from '../../../ui/index.ts';
import { atMost, MoneyField, reasonMaxLength, reasonRule, useFields } from '../../forms/index.ts';
import type { ReturnDialogProps } from './return-dialog.types.ts';
import { returnAmount, ReturnFormDialog } from './return-form-dialog.tsx';
import { refundedBeforeText, sharesText } from './return-texts.ts';
import styles from './returns.module.css';

interface AcceptValues {
  amount: string;
  note: string;
  goodsComeBack: boolean;
  instructions: string;
}

/** A supplier accepts a return or offers another amount, and decides whether and how the goods come back. */
export function AcceptDialog({
  step,
  onAction,
  ...dialog
}: ReturnDialogProps & { readonly step: 'accept' | 'propose_part' }) {
  const { requested, refundedBefore, most, goodsComeBack, wanted, reason } = dialog.subject;
  const isKept = wanted === 'price_reduction';
  const { currency } = most;
  const isOffer = step === 'propose_part';
  const fields = useFields<AcceptValues>({
    amount: '',
    note: '',
    goodsComeBack,
    instructions: '',
  });
  const [comesBack, amount] = useWatch({ control: fields.control, name: ['goodsComeBack', 'amount'] });
  const typedMinor = amountMinorOf(amount, currency) ?? 0;
  const offeredMinor = typedMinor > most.amountMinor ? 0 : typedMinor;
  const { rule, ...asked } = returnAmount(most);
  return (
    <ReturnFormDialog
      {...dialog}
      what={isOffer ? 'Offer another amount' : isKept ? 'Accept the lower price' : 'Accept the return'}
      description={[
        isOffer
          ? `The buyer asked for ${formatMoney(requested)}. They can accept your offer, or Quayside decides.`
          : comesBack
            ? `${formatMoney(requested)} goes back to the buyer once the goods have arrived.`
            : `${formatMoney(requested)} goes back to the buyer immediately. This is final.`,
        isOffer ? null : sharesText(dialog.sale, requested, 'supplier'),
        refundedBeforeText(refundedBefore),
      ]
        .filter((sentence) => sentence !== null)
        .join(' ')}
      unsaved="your answer"
      fields={fields}
      submit={isOffer ? 'Send the offer' : 'Accept'}
      onSubmit={({ note, instructions, ...values }) =>
        onAction({
          action: step,
          goodsComeBack: values.goodsComeBack,
          instructions: instructions.trim() || null,
          ...(isOffer && {
            note: note.trim(),
            amount: { amountMinor: amountMinorOf(values.amount, currency) ?? 0, currency },
          }),
        })
      }
    >
      {isOffer ? (
        <>
          <MoneyField label="Amount that goes back" {...asked} {...fields.field('amount', rule)} />
          <p className={styles.shares} aria-live="polite">
            {sharesText(dialog.sale, { amountMinor: offeredMinor, currency }, 'supplier')}
          </p>
          <TextAreaField
            label="Why this amount?"
            hint="The buyer and Quayside will see this."
            rows={3}
            {...fields.field('note', reasonRule('Write a few words.'))}
          />
        </>
      ) : null}
      {isKept ? null : (
        <CheckboxField label="The buyer sends the goods back" {...fields.field('goodsComeBack')} />
      )}
      {comesBack ? (
        <TextAreaField
          label="How to send it back"
          optional
          hint={
            postagePaidBy(reason) === 'supplier'
              ? 'You pay for it. Write who collects it, that it can be sent at your cost, or that you’ll add a label.'
              : 'The address, who collects it, or that you’ll add a label.'
          }
          rows={3}
          {...fields.field('instructions', atMost(reasonMaxLength))}
        />
      ) : null}
    </ReturnFormDialog>
  );
}
