import { useState } from 'react';
import { formatMoney } from '../../../ui/index.ts';
import { ReasonDialog } from '../../forms/index.ts';
import type { SubOrder } from '../shared/index.ts';
import type { AskedStep } from './asked-step.types.ts';
import type { RefundInput } from './order-queries.ts';

interface RefundDialogProps extends AskedStep {
  readonly subOrder: SubOrder;
  readonly buyerName: string;
  readonly onRefund: (input: RefundInput) => void;
}

/**
 * Refunds part of what was paid for one sub-order, after asking for the amount. Remount it for each refund: it creates
 * the refund's key.
 */
export function RefundDialog({ subOrder, buyerName, onRefund, ...dialog }: RefundDialogProps) {
  const [key] = useState(() => `refund-${crypto.randomUUID()}`);
  const { id, number, supplier, refundable, total } = subOrder;
  const { currency } = total;
  const mostMinor = refundable?.amountMinor ?? 0;
  const amountText = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return (
    <ReasonDialog
      {...dialog}
      title={`Refund ${number}`}
      consequence={`Goes back to the card of ${buyerName}. ${supplier.name} returns its share and the marketplace returns its commission. This can’t be undone and is recorded in the audit log.`}
      amount={{
        label: 'Amount',
        hint: `At most ${amountText(mostMinor)}: the amount paid and not yet refunded.`,
        currency,
        mostMinor,
        wrong: `Enter an amount of up to ${amountText(mostMinor)}.`,
      }}
      label="Reason"
      hint="The buyer and the supplier will see this."
      submit={(amountMinor) => (amountMinor === null ? 'Refund' : `Refund ${amountText(amountMinor)}`)}
      isDestructive
      onReason={(reason, amountMinor) =>
        onRefund({ subOrderId: id, amount: { amountMinor, currency }, reason, key })
      }
    />
  );
}
