import { amountMinorOf } from '../../../lib/money-text.ts';
import { formatMoney, TextAreaField } from '../../../ui/index.ts';
import {
  MoneyField,
  moneyRule,
  reasonRule,
  SubmissionDialog,
  useFields,
  type Submission,
} from '../../forms/index.ts';
import type { MoneyValue } from '../shared/index.ts';

interface OfferPartDialogProps {
  /** Number of the sub-order or booking. */
  readonly number: string;
  /** The maximum that can be refunded. */
  readonly most: MoneyValue;
  /** What was reported, with what the missing items cost. */
  readonly reported?: string | null;
  /** Whether that is what the reported items cost, and not all that was paid. */
  readonly isPart?: boolean;
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onOffer: (offer: { readonly amount: MoneyValue; readonly note: string }) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** Offers the buyer a partial refund for a reported problem. Mount it only while it is open. */
export function OfferPartDialog(props: OfferPartDialogProps) {
  const {
    number,
    most,
    reported = null,
    isPart = false,
    submission,
    onClose,
    onOffer,
    returnFocusTo,
  } = props;
  const { currency } = most;
  const fields = useFields({ amount: '', note: '' });
  return (
    <SubmissionDialog
      title={`Offer part of ${number} back`}
      description="The buyer can accept your offer, and you are paid the rest. Or Quayside decides."
      unsaved="your offer"
      fields={fields}
      submission={submission}
      submit="Send the offer"
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      onSubmit={({ amount, note }) =>
        onOffer({
          amount: { amountMinor: amountMinorOf(amount, currency) ?? 0, currency },
          note: note.trim(),
        })
      }
    >
      {reported === null ? null : <p>{reported}</p>}
      <MoneyField
        label="Amount that goes back"
        hint={`With tax, at most ${formatMoney(most)}${isPart ? ': what the missing items cost' : ''}.`}
        currency={currency}
        {...fields.field(
          'amount',
          moneyRule({
            currency,
            wrong: `Enter an amount of up to ${formatMoney(most)}.`,
            isGood: (minor) => minor > 0 && minor <= most.amountMinor,
          }),
        )}
      />
      <TextAreaField
        label="Why this amount?"
        hint="The buyer and Quayside will see this."
        rows={3}
        {...fields.field('note', reasonRule('Write a few words.'))}
      />
    </SubmissionDialog>
  );
}
