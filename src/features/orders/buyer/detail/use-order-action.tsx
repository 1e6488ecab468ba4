import { useState, type ReactNode } from 'react';
import { WhileOffered } from '../../../forms/index.ts';
import { statusLabels, type Order, type SubOrder } from '../../shared/index.ts';
import { BuyerActionDialog } from './buyer-action-dialog.tsx';
import {
  mostProblemFiles,
  reportConsequence,
  ReportProblemDialog,
  useReportProblem,
} from '../../problems/index.ts';
import { questionOf, reportQuestion, type BuyerAction } from './buyer-actions.ts';
import { useBuyerAction } from './use-order.ts';

/**
 * Asks for confirmation of a command on a sub-order, sends it and shows the outcome. `dialog` is the open question, if
 * there is one.
 */
export function useOrderAction(order: Order | null): {
  ask: (subOrder: SubOrder, action: BuyerAction) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ id: string; action: BuyerAction } | null>(null);
  const subOrder = order?.subOrders.find(({ id }) => id === asked?.id);
  const close = () => setAsked(null);
  const act = useBuyerAction(close);
  return {
    ask: ({ id }, action) => {
      act.clear();
      setAsked({ id, action });
    },
    dialog:
      asked && order && subOrder ? (
        asked.action === 'dispute' ? (
          <ReportDialog subOrder={subOrder} onClose={close} />
        ) : (
          <WhileOffered
            offered={subOrder.actions.includes(asked.action)}
            submission={act}
            title={`${subOrder.number} from ${subOrder.supplier.name}`}
            changed={changedText(subOrder)}
            onClose={close}
          >
            <BuyerActionDialog
              question={questionOf(asked.action, subOrder, order.payment.status)}
              submission={act}
              onClose={close}
              onConfirm={(note) =>
                void act.run({
                  subOrderId: subOrder.id,
                  request: { action: asked.action, ...(note !== null && { note }) },
                })
              }
            />
          </WhileOffered>
        )
      ) : null,
  };
}

/** Reports a problem with a sub-order, with photos. */
function ReportDialog({ subOrder, onClose }: { readonly subOrder: SubOrder; readonly onClose: () => void }) {
  const { id, number, supplier, files, actions } = subOrder;
  const report = useReportProblem(id, onClose);
  return (
    <WhileOffered
      offered={actions.includes('dispute')}
      submission={report}
      title={`${number} from ${supplier.name}`}
      changed={changedText(subOrder)}
      onClose={onClose}
    >
      <ReportProblemDialog
        {...reportQuestion(subOrder)}
        consequence={reportConsequence(supplier.name)}
        room={actions.includes('add_file') ? mostProblemFiles - files.length : 0}
        submission={report}
        onReport={(given) => void report.run(given)}
        onClose={onClose}
      />
    </WhileOffered>
  );
}

/** Explains that the sub-order changed while the dialog was open. */
const changedText = ({ status }: SubOrder): string =>
  `This part has changed meanwhile: it is now “${statusLabels.subOrder.buyer[status].word}”.`;
