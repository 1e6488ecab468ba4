import { useWatch } from 'react-hook-form';
import { lineTaxMinor } from '../../../../lib/trade-sums.ts';
import { amountMinorOf } from '../../../../lib/money-text.ts';
import { Dialog, formatMoney, TextAreaField } from '../../../../ui/index.ts';
import {
  MoneyField,
  moneyRule,
  requiredText,
  SubmissionForm,
  useFields,
  type Submission,
} from '../../../forms/index.ts';
import type { Booking } from '../../shared/index.ts';
import type { SupplementInput } from './booking-queries.ts';
import styles from './booking-view.module.css';

interface SupplementDialogProps {
  readonly booking: Booking;
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onPropose: (input: SupplementInput) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** The maximum length of the description in the contract. */
const descriptionMax = 500;

/** Proposes a supplement to the crew and shows its total. Mount it only while it is open. */
export function SupplementDialog(props: SupplementDialogProps) {
  const { booking, submission, onClose, onPropose, returnFocusTo } = props;
  const { number, taxBasisPoints, total } = booking;
  const { currency } = total;
  const fields = useFields({ description: '', amount: '' });
  const amountMinor = amountMinorOf(useWatch({ control: fields.control, name: 'amount' }), currency);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !submission.busy) onClose();
      }}
      title={`Propose extra work on ${number}`}
      description="The crew accepts and pays, or declines. Without their acceptance nothing more is charged."
      returnFocusTo={returnFocusTo}
    >
      <SubmissionForm
        name="Propose extra work"
        fields={fields}
        submission={submission}
        onSubmit={({ description, amount }) =>
          onPropose({
            description: description.trim(),
            amount: { amountMinor: amountMinorOf(amount, currency) ?? 0, currency },
          })
        }
        submit="Send to the crew"
        onLeave={onClose}
      >
        <TextAreaField
          label="What has to be done"
          hint="For example: two corroded seacocks replaced. The crew will see this."
          rows={3}
          {...fields.field('description', requiredText('Describe the work.', descriptionMax))}
        />
        <MoneyField
          label="Price before tax"
          currency={currency}
          {...fields.field(
            'amount',
            moneyRule({ currency, wrong: 'Enter a price above zero.', isGood: (minor) => minor > 0 }),
          )}
        />
        <p aria-live="polite" className={styles.quiet}>
          {amountMinor === null || amountMinor <= 0
            ? 'Tax is added at the rate of the booking.'
            : `The crew pays ${formatMoney({
                amountMinor: amountMinor + lineTaxMinor(amountMinor, taxBasisPoints),
                currency,
              })} with tax.`}
        </p>
      </SubmissionForm>
    </Dialog>
  );
}
