import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { thrownText } from '../../../server-data/index.ts';
import { useCartActions } from '../../../cart/index.ts';
import type { Order } from '../../shared/index.ts';
import { toast } from '../../../toasts/index.ts';
import { CART_PATH } from '../order-path.ts';

const things = (count: number): string => (count === 1 ? '1 item is' : `${count} items are`);

/** Puts what an order was made of into the cart again, and says what could not be. */
export function useBuyAgain() {
  const { addToCart } = useCartActions();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  const buyAgain = async ({ subOrders }: Pick<Order, 'subOrders'>) => {
    const lines = subOrders.flatMap((one) => one.lines);
    setIsBusy(true);
    const ends = await Promise.allSettled(
      lines.map(({ inventoryId, productId, quantity }) => addToCart({ inventoryId, productId, quantity })),
    );
    setIsBusy(false);
    const missing = ends.flatMap((end, place) =>
      end.status === 'rejected' ? [`${lines[place]?.name ?? 'One item'}: ${thrownText(end.reason)}`] : [],
    );
    const done = lines.length - missing.length;
    const action = { label: 'View cart', onAct: () => void navigate(CART_PATH) };
    if (missing.length === 0) toast.success(`${things(done)} in your cart again.`, { action });
    else
      toast.warning(
        done === 0 ? 'None of the items could be added to your cart.' : `${things(done)} in your cart.`,
        {
          description: `Couldn’t add ${missing.join(' ')}`,
          sticky: true,
          ...(done > 0 && { action }),
        },
      );
  };
  return { isBusy, buyAgain: (order: Pick<Order, 'subOrders'>) => void buyAgain(order) };
}
