import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../api/index.ts';
import { wordsOf } from '../../account/index.ts';
import type { Order, SubOrder } from '../../order-parts/index.ts';
import { toast } from '../../toasts/index.ts';
import { ActDialog } from './act-dialog.tsx';
import { questionOf, type BuyerAction } from './buyer-actions.ts';
import { useActOnSubOrder } from './use-order.ts';

function failureWords(error: Error | null): string | null {
  if (error === null) return null;
  if (!(error instanceof ApiError)) throw error;
  return wordsOf(error);
}

/** Asks before an act on a supplier's part, does it, and tells how it went. `dialog` is the question while there is one. */
export function useAsking(order: Order | null): {
  ask: (subOrder: SubOrder, action: BuyerAction) => void;
  dialog: ReactNode;
} {
  const act = useActOnSubOrder();
  const [asked, setAsked] = useState<{ subOrder: SubOrder; action: BuyerAction } | null>(null);
  const close = () => setAsked(null);
  return {
    ask: (subOrder, action) => {
      act.reset();
      setAsked({ subOrder, action });
    },
    dialog:
      asked && order ? (
        <ActDialog
          question={questionOf(asked.action, asked.subOrder, order.payment.status)}
          busy={act.isPending}
          failure={failureWords(act.error)}
          onClose={close}
          onConfirm={(note) =>
            act.mutate(
              {
                subOrderId: asked.subOrder.id,
                request: { action: asked.action, ...(note !== null && { note }) },
              },
              {
                onSuccess: ({ message }) => {
                  close();
                  toast.success(message);
                },
              },
            )
          }
        />
      ) : null,
  };
}
