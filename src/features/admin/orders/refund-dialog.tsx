import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fromMinor, minorDigitsOf, toMinor } from '../../../lib/money-minor.ts';
import { readDecimal } from '../../../lib/decimal-text.ts';
import { Form, formatMoney, listFieldErrors, TextAreaField, TextField } from '../../../ui/index.ts';
import { reasonRules, StepButtons, type SubOrder } from '../../order-parts/index.ts';
import type { RefundInput } from './order-queries.ts';
import styles from './orders.module.css';
import { StepDialog, type AskedStep } from './step-dialog.tsx';

export interface RefundDialogProps extends AskedStep {
  readonly subOrder: SubOrder;
  readonly buyerName: string;
  readonly onRefund: (input: RefundInput) => void;
}

/** Gives part of what was paid for one sub-order back, after naming the sum. Mount it anew for each refund: it makes the refund's key. */
export function RefundDialog(props: RefundDialogProps) {
  const { subOrder, buyerName, busy, onClose, returnFocusTo } = props;
  return (
    <StepDialog
      {...{ busy, onClose, returnFocusTo }}
      title={`Refund ${subOrder.number}`}
      description={`Goes back to the card of ${buyerName}. ${subOrder.supplier.name} gives its share of it back, the market its commission. This cannot be taken back, and is written to the audit log.`}
    >
      <RefundForm {...props} />
    </StepDialog>
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
  const leftMinor = subOrder.refundable?.amountMinor ?? 0;
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
        {...register('reason', reasonRules())}
      />
      <StepButtons busy={busy} onClose={onClose} isDestructive>
        {isGood(typed) ? `Refund ${formatMoney({ amountMinor: typed, currency })}` : 'Refund'}
      </StepButtons>
    </Form>
  );
}
