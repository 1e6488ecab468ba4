import { formatMoney } from '../../../ui/index.ts';
import { ReasonForm, type SubOrder } from '../../order-parts/index.ts';
import { StepDialog, type AskedStep } from './step-dialog.tsx';

/** The two ways a dispute ends. */
export type Settlement = 'settle_dispute' | 'accept_return';

export interface SettleDialogProps extends AskedStep {
  readonly subOrder: SubOrder;
  readonly settlement: Settlement;
  readonly onSettle: (note: string) => void;
}

const words = {
  settle_dispute: {
    title: 'Decide for the supplier',
    lead: ({ supplier }: SubOrder) =>
      `The delivery stands: ${supplier.name} gets its share. Both sides are told. This is final.`,
    button: 'Decide for the supplier',
  },
  accept_return: {
    title: 'Decide for the buyer',
    lead: ({ refundable, afterRefunds }: SubOrder) =>
      `The goods go back, and ${formatMoney(refundable ?? afterRefunds)} goes back to the buyer. Both sides are told. This is final.`,
    button: 'Return and refund',
  },
} as const;

/** Ends a dispute, with words that both sides read. */
export function SettleDialog(props: SettleDialogProps) {
  const { subOrder, settlement, busy, failure, onClose, onSettle, returnFocusTo } = props;
  const { title, lead, button } = words[settlement];
  return (
    <StepDialog
      {...{ busy, onClose, returnFocusTo }}
      title={`${title}: ${subOrder.number}`}
      description={lead(subOrder)}
    >
      <ReasonForm
        {...{ busy, failure, onClose }}
        name={title}
        label="Why"
        hint="The buyer and the supplier read these words."
        step={button}
        isDestructive={settlement === 'accept_return'}
        onReason={onSettle}
      />
    </StepDialog>
  );
}
