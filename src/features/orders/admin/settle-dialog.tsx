import { formatMoney } from '../../../ui/index.ts';
import { ReasonDialog } from '../../forms/index.ts';
import type { SubOrder } from '../shared/index.ts';
import type { AskedAction } from './asked-action.types.ts';

/** The two outcomes of a dispute. */
export type Settlement = 'settle_dispute' | 'accept_return';

interface SettleDialogProps extends AskedAction {
  readonly subOrder: SubOrder;
  readonly settlement: Settlement;
  readonly onSettle: (note: string) => void;
}

const texts = {
  settle_dispute: {
    title: 'Decide in the supplier’s favour',
    lead: ({ supplier }: SubOrder) =>
      `The delivery counts as complete: ${supplier.name} gets its share. Both sides are notified. This is final.`,
    button: 'Decide in the supplier’s favour',
  },
  accept_return: {
    title: 'Decide in the buyer’s favour',
    lead: ({ refundable, afterRefunds }: SubOrder) =>
      `${formatMoney(refundable ?? afterRefunds)} goes back to the buyer. Both sides are notified. This is final.`,
    button: 'Refund everything',
  },
} as const;

/** Settles a dispute, with a reason that both sides can read. */
export function SettleDialog({ subOrder, settlement, onSettle, ...dialog }: SettleDialogProps) {
  const { title, lead, button } = texts[settlement];
  return (
    <ReasonDialog
      {...dialog}
      title={`${title}: ${subOrder.number}`}
      consequence={lead(subOrder)}
      label="Reason"
      hint="The buyer and the supplier will see this."
      submit={button}
      isDestructive={settlement === 'accept_return'}
      onReason={(note) => onSettle(note)}
    />
  );
}
