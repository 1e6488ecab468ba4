import { useState } from 'react';
import { formatMoney } from '../../../ui/index.ts';
import { ReasonDialog } from '../../forms/index.ts';
import type { MoneyValue } from '../shared/index.ts';
import type { AskedStep } from './asked-step.types.ts';
import type { RefundInput } from './order-queries.ts';

interface RefundDialogProps extends AskedStep {
  /** What is refunded: a sub-order, a booking or extra work. */
  readonly sale: {
    readonly number: string;
    readonly sellerName: string;
    /** What was paid and not yet refunded. */
    readonly refundable: MoneyValue;
  };
  readonly buyerName: string;
  readonly onRefund: (input: Omit<RefundInput, 'subOrderId'>) => void;
}

/**
 * Refunds part of what was paid for one sale, after asking for the amount. Remount it for each refund: it creates the
 * refund's key.
 */
export function RefundDialog({ sale, buyerName, onRefund, ...dialog }: RefundDialogProps) {
  const [key] = useState(() => `refund-${crypto.randomUUID()}`);
  const { number, sellerName, refundable } = sale;
  const { currency, amountMinor: mostMinor } = refundable;
  const amountText = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return (
    <ReasonDialog
      {...dialog}
      title={`Refund ${number}`}
      consequence={`Goes back to the card of ${buyerName}. ${sellerName} returns its share and the marketplace returns its commission. This can’t be undone and is recorded in the audit log.`}
      amount={{
        label: 'Amount',
        hint: `At most ${amountText(mostMinor)}: the amount paid and not yet refunded.`,
        currency,
        mostMinor,
        wrong: `Enter an amount of up to ${amountText(mostMinor)}.`,
      }}
      label="Reason"
      hint={`The buyer and ${sellerName} will see this.`}
      submit={(amountMinor) => (amountMinor === null ? 'Refund' : `Refund ${amountText(amountMinor)}`)}
      isDestructive
      onReason={(reason, amountMinor) => onRefund({ amount: { amountMinor, currency }, reason, key })}
    />
  );
}
