import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fromMinor, minorDigitsOf, toMinor } from '../../../lib/money-minor.ts';
import { readDecimal } from '../../../lib/decimal-text.ts';
import {
  Button,
  Dialog,
  Form,
  FormActions,
  formatMoney,
  listFieldErrors,
  SubmitButton,
  TextAreaField,
  TextField,
} from '../../../ui/index.ts';
import type { SubOrder } from '../../order-parts/index.ts';
import type { RefundInput } from './order-queries.ts';
import styles from './orders.module.css';
import { leftToRefundMinor } from './refundable.ts';

export interface RefundDialogProps {
  readonly subOrder: SubOrder;
  readonly buyerName: string;
  readonly busy: boolean;
  /** Why the last try was not carried out, in a sentence. */
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly onRefund: (input: RefundInput) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** Gives part of what was paid for one sub-order back, after naming the sum. Mount it anew for each refund: it makes the refund's key. */
export function RefundDialog(props: RefundDialogProps) {
  const { subOrder, buyerName, busy, onClose, returnFocusTo } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={`Refund ${subOrder.number}`}
      description={`Goes back to the card of ${buyerName}. ${subOrder.supplier.name} gives its share of it back, the market its commission. This cannot be taken back, and is written to the audit log.`}
      returnFocusTo={returnFocusTo}
    >
      <RefundForm {...props} />
    </Dialog>
  );
}

interface RefundValues {
  amount: string;
  reason: string;
}

function amountMinorOf(text: string, currency: string): number | null {
  const read = readDecimal(text, { decimal: '.' });
  const decimals = read?.decimal.split('.')[1] ?? '';
  // Never rounded: what is typed is what goes back.
  if (decimals.length > minorDigitsOf(currency)) return null;
  return read && toMinor(read.decimal, currency);
}

function RefundForm({ subOrder, busy, failure, onClose, onRefund }: RefundDialogProps) {
  const [key] = useState(() => `refund-${crypto.randomUUID()}`);
  const { currency } = subOrder.total;
  const leftMinor = leftToRefundMinor(subOrder);
  const { register, handleSubmit, control, formState } = useForm<RefundValues>({
    shouldFocusError: false,
    defaultValues: { amount: fromMinor(leftMinor, currency), reason: '' },
  });
  const { errors } = formState;
  const typed = amountMinorOf(useWatch({ control, name: 'amount' }), currency);
  const isGood = (minor: number | null): minor is number => minor !== null && minor > 0 && minor <= leftMinor;
  const left = formatMoney({ amountMinor: leftMinor, currency });
  return (
    <Form
      aria-label="Refund"
      busy={busy}
      errors={listFieldErrors(errors)}
      failure={failure}
      onSubmit={(event) =>
        void handleSubmit(({ amount, reason }) => {
          const amountMinor = amountMinorOf(amount, currency);
          if (!isGood(amountMinor)) return;
          const { id } = subOrder;
          onRefund({ subOrderId: id, amount: { amountMinor, currency }, reason: reason.trim(), key });
        })(event)
      }
    >
      <TextField
        label="Sum"
        hint={`At most ${left}: what was paid for it and not given back yet.`}
        inputMode="decimal"
        after={<span className={styles.unit}>{currency}</span>}
        error={errors.amount?.message}
        {...register('amount', {
          validate: (text) => isGood(amountMinorOf(text, currency)) || `A sum of up to ${left}, please.`,
        })}
      />
      <TextAreaField
        label="Reason"
        hint="The buyer and the supplier read these words."
        rows={3}
        error={errors.reason?.message}
        {...register('reason', {
          validate: (text) => text.trim() !== '' || 'Please say why.',
          maxLength: { value: 1000, message: 'Please say it in 1,000 letters.' },
        })}
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
        <SubmitButton busy={busy} color="red">
          {isGood(typed) ? `Refund ${formatMoney({ amountMinor: typed, currency })}` : 'Refund'}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
