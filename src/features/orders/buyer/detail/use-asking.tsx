import { useState, type ReactNode } from 'react';
import type { Order, SubOrder } from '../../shared/index.ts';
import { ActDialog } from './act-dialog.tsx';
import { questionOf, type BuyerAction } from './buyer-actions.ts';
import { useActOnSubOrder } from './use-order.ts';

/**
 * Asks before a command on a supplier's part, sends it, and shows the outcome. `dialog` is the question while there is
 * one.
 */
export function useAsking(order: Order | null): {
  ask: (subOrder: SubOrder, action: BuyerAction) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ subOrder: SubOrder; action: BuyerAction } | null>(null);
  const close = () => setAsked(null);
  const act = useActOnSubOrder(close);
  return {
    ask: (subOrder, action) => {
      act.clear();
      setAsked({ subOrder, action });
    },
    dialog:
      asked && order ? (
        <ActDialog
          question={questionOf(asked.action, asked.subOrder, order.payment.status)}
          submission={act}
          onClose={close}
          onConfirm={(note) =>
            void act.run({
              subOrderId: asked.subOrder.id,
              request: { action: asked.action, ...(note !== null && { note }) },
            })
          }
        />
      ) : null,
  };
}
