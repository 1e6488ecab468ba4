import { useWatch } from 'react-hook-form';
import { postagePaidBy } from '../../../lib/return-postage.ts';
import { amountMinorOf } from '../../../lib/money-text.ts';
import { formatMoney, RadioCardsField, TextAreaField } from '../../../ui/index.ts';
import { MoneyField, reasonRule, useFields } from '../../forms/index.ts';
import type { ReturnDialogProps } from './return-dialog.types.ts';
import { returnAmount, ReturnFormDialog } from './return-form-dialog.tsx';
import {
  buyerWishText,
  decidedBeforeText,
  reasonLabels,
  returnEvents,
  sharesText,
  wasDecided,
  wereSentBack,
} from './return-texts.ts';
import styles from './returns.module.css';

interface DecideValues {
  outcome: 'all' | 'asked' | 'offered' | 'part' | 'nothing' | '';
  amount: string;
  goods: 'back' | 'kept' | '';
  note: string;
}

/**
 * An admin decides a return on which the two sides could not agree: how much goes back, and, unless they were sent back
 * already, who has the goods in the end. Nothing is chosen beforehand: the decision is final.
 */
export function DecideDialog({ onAction, files, ...dialog }: ReturnDialogProps) {
  const { subject } = dialog;
  const { most, requested } = subject;
  const isAllAsked = requested.amountMinor >= most.amountMinor;
  const offered = offeredAmount(subject);
  const { currency } = most;
  const isSentBack = wereSentBack(subject);
  const fields = useFields<DecideValues>({ outcome: '', amount: '', goods: '', note: '' });
  const [outcome, amount] = useWatch({ control: fields.control, name: ['outcome', 'amount'] });
  const { rule, ...asked } = returnAmount(most);
  const refundMinor = {
    all: most.amountMinor,
    asked: requested.amountMinor,
    offered: offered?.amountMinor ?? 0,
    part: amountMinorOf(amount, currency) ?? 0,
    nothing: 0,
    '': 0,
  }[outcome];
  const refund = { amountMinor: refundMinor, currency };
  const isRefunding = outcome !== '' && outcome !== 'nothing';
  const isPossible = refundMinor <= most.amountMinor;
  return (
    <ReturnFormDialog
      {...dialog}
      what="Decide"
      description={`${decidedBeforeText(subject) ?? buyerWishText(subject)} Both sides are notified. This is final and is recorded in the audit log.`}
      unsaved="your decision"
      fields={fields}
      submit={submitText(outcome, refund)}
      isDestructive
      onSubmit={({ goods, note }) =>
        onAction({
          action: 'decide',
          note: note.trim(),
          amount: refund,
          ...(isRefunding && !isSentBack && { goodsComeBack: goods === 'back' }),
        })
      }
    >
      <Said subject={subject} />
      {files}
      <RadioCardsField
        label="What goes back to the buyer?"
        columns={isAllAsked && offered === null ? 3 : 2}
        options={[
          ...(isAllAsked
            ? []
            : [{ value: 'asked', label: formatMoney(requested), description: 'What the buyer asked for' }]),
          {
            value: 'all',
            label: formatMoney(most),
            description: isAllAsked ? 'Everything, as the buyer asked' : 'Everything that was paid for it',
          },
          ...(offered === null
            ? []
            : [{ value: 'offered', label: formatMoney(offered), description: 'What the supplier offered' }]),
          { value: 'part', label: isAllAsked ? 'Part of it' : 'Another amount' },
          { value: 'nothing', label: 'Nothing' },
        ]}
        {...fields.field('outcome', { required: 'Choose what goes back to the buyer.' })}
      />
      {outcome === 'part' ? <MoneyField label="Amount" {...asked} {...fields.field('amount', rule)} /> : null}
      <p className={styles.shares} aria-live="polite">
        {isPossible ? sharesText(dialog.sale, refund, 'admin') : null}
      </p>
      {isRefunding && !isSentBack ? (
        <RadioCardsField
          label="Who keeps the goods?"
          options={[
            {
              value: 'back',
              label: 'The supplier, once they are sent back',
              description: `The buyer sends them back first, and is refunded once they have arrived. The ${postagePaidBy(subject.reason)} pays for sending them.`,
            },
            {
              value: 'kept',
              label: 'The buyer',
              description: 'Nothing is sent back. The refund is made now.',
            },
          ]}
          {...fields.field('goods', { required: 'Choose who keeps the goods.' })}
        />
      ) : null}
      <TextAreaField
        label="Reason"
        hint="The buyer and the supplier will see this."
        rows={3}
        {...fields.field('note', reasonRule('Give a reason.'))}
      />
    </ReturnFormDialog>
  );
}

/** What the supplier offered in vain, where that is another amount than the others; null if it offered nothing. */
const offeredAmount = (subject: ReturnDialogProps['subject']): typeof subject.agreed => {
  const { agreed, most, requested } = subject;
  if (agreed === null || wasDecided(subject)) return null;
  return [0, most.amountMinor, requested.amountMinor].includes(agreed.amountMinor) ? null : agreed;
};

/** What each side gave as its reason, and wrote. */
function Said({ subject }: Pick<ReturnDialogProps, 'subject'>) {
  const { reason } = subject;
  const said = returnEvents(subject).filter(({ note }) => note !== null);
  return (
    <ul className={styles.said} aria-label="What was said">
      {reason === null ? null : <li>The buyer’s reason: {reasonLabels[reason]}</li>}
      {said.map(({ at, text, note }) => (
        <li key={at}>
          {text}: “{note}”
        </li>
      ))}
    </ul>
  );
}

/** The button says what it does. */
function submitText(outcome: DecideValues['outcome'], refund: { amountMinor: number; currency: string }) {
  if (outcome === 'nothing') return 'Decide: no refund';
  return refund.amountMinor > 0 ? `Decide: ${formatMoney(refund)} goes back` : 'Decide';
}
