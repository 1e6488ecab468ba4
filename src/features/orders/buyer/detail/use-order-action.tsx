import { useState, type ReactNode } from 'react';
import { Dialog, Notice, QuietButton, SkeletonForm } from '../../../../ui/index.ts';
import { WhileOffered } from '../../../forms/index.ts';
import { statusLabels, type Order, type SubOrder } from '../../shared/index.ts';
import { BuyerActionDialog } from './buyer-action-dialog.tsx';
import { WrongDialog, type Wrong } from '../../problems/index.ts';
import { useReturns } from '../../returns/index.ts';
import { isOffered, questionOf, type BuyerAction } from './buyer-actions.ts';
import { useBuyerAction } from './use-order.ts';

/**
 * Asks for confirmation of a command on a sub-order, sends it and shows the outcome. `dialog` is the open question, if
 * there is one.
 */
export function useOrderAction(order: Order | null): {
  /** `first` is what is wrong, if that is known already. */
  ask: (subOrder: SubOrder, action: BuyerAction, first?: Wrong) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ id: string; action: BuyerAction; first?: Wrong | undefined } | null>(
    null,
  );
  const subOrder = order?.subOrders.find(({ id }) => id === asked?.id);
  const action = asked?.action;
  const close = () => setAsked(null);
  const act = useBuyerAction(close);
  return {
    ask: ({ id }, wanted, first) => {
      act.clear();
      setAsked({ id, action: wanted, first });
    },
    dialog:
      action && order && subOrder ? (
        action === 'something_wrong' ? (
          <SomethingWrong subOrder={subOrder} first={asked.first} onClose={close} />
        ) : (
          <WhileOffered
            offered={subOrder.actions.includes(action)}
            submission={act}
            title={`${subOrder.number} from ${subOrder.supplier.name}`}
            changed={changedText(subOrder)}
            onClose={close}
          >
            <BuyerActionDialog
              question={questionOf(action, subOrder, order.payment.status, order.place)}
              submission={act}
              onClose={close}
              onConfirm={(note) =>
                void act.run({
                  subOrderId: subOrder.id,
                  request: { action, ...(note !== null && { note }) },
                })
              }
            />
          </WhileOffered>
        )
      ) : null,
  };
}

interface SomethingWrongProps {
  readonly subOrder: SubOrder;
  readonly first: Wrong | undefined;
  readonly onClose: () => void;
}

/** Says what is wrong with a sub-order, once it is known what can be returned of it. */
function SomethingWrong({ subOrder, first, onClose }: SomethingWrongProps) {
  const { id, number } = subOrder;
  const { data, failed } = useReturns('buyer', id);
  if (data === undefined)
    return (
      <Dialog open onOpenChange={onClose} title={`Something’s wrong with ${number}`}>
        {failed === null ? (
          <SkeletonForm fields={2} label="Loading what can be returned" />
        ) : (
          <Notice tone="error" title="We couldn’t load what can be returned.">
            <QuietButton onClick={failed.onRetry}>Try again</QuietButton>
          </Notice>
        )}
      </Dialog>
    );
  return (
    <WrongDialog
      subOrder={subOrder}
      returnable={data.returnable}
      returns={data.items}
      first={first}
      offered={isOffered(subOrder, 'something_wrong')}
      changed={changedText(subOrder)}
      onClose={onClose}
    />
  );
}

/** Explains that the sub-order changed while the dialog was open. */
const changedText = ({ status }: SubOrder): string =>
  `This part has changed meanwhile: it is now “${statusLabels.subOrder.buyer[status].word}”.`;
