import { useState, type ReactNode } from 'react';
import { dataOf } from '../../../api/index.ts';
import { useCartActions } from '../../cart/index.ts';
import { useApiMutation, type ReadTools } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';
import { FillReport } from './fill-report.tsx';
import { addedOf, isAsWanted, itemsText } from './fill-texts.ts';
import type { FilledCart } from './filling.types.ts';

/** The call that fills the cart: from an earlier order, a list, or pasted part numbers. */
type Filling = (tools: ReadTools) => Promise<FilledCart>;

interface FillCart {
  readonly isBusy: boolean;
  /** Resolves to whether the server answered. */
  readonly fill: (filling: Filling) => Promise<boolean>;
  /** The report on each line, while it is open. */
  readonly report: ReactNode;
}

interface FillOptions {
  /** Whether the report is shown also when all was added as wanted: it leads from elsewhere to the cart. */
  readonly alwaysReports?: boolean;
}

/** Adds many items to the cart at once, reports which could not be added or have another price, and offers Undo. */
export function useFillCart({ alwaysReports = false }: FillOptions = {}): FillCart {
  const { refreshCart } = useCartActions();
  const [shown, setShown] = useState<FilledCart | null>(null);

  const undo = useApiMutation({
    send: ({ client, signal }, { cart, lines }: FilledCart) => {
      const body = {
        cartVersion: cart.version,
        lines: lines.map(({ inventoryId, productId, before }) => ({ inventoryId, productId, ...before })),
      };
      return dataOf(client.POST('/carts/restore', { body, signal }));
    },
    onDone: () => {
      setShown(null);
      refreshCart();
    },
    success: () => 'Your cart is as it was before.',
    failed: 'This couldn’t be undone.',
  });
  const filling = useApiMutation({
    send: (tools, call: Filling) => call(tools),
    onDone: (filled) => {
      refreshCart();
      if (alwaysReports || !filled.lines.every(isAsWanted)) setShown(filled);
      else
        toast.success(`${itemsText(addedOf(filled.lines))} added to your cart.`, {
          sticky: true,
          action: { label: 'Undo', onAction: () => void undo.run(filled) },
        });
    },
    failed: 'Nothing was added to your cart.',
  });

  return {
    isBusy: filling.busy,
    fill: filling.run,
    report:
      shown === null ? null : (
        <FillReport
          filled={shown}
          isUndoing={undo.busy}
          onUndo={() => void undo.run(shown)}
          onClose={() => setShown(null)}
        />
      ),
  };
}
