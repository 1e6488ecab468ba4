import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/index.ts';
import { wordsOf } from '../../account/index.ts';
import { useCartActs } from '../../cart/index.ts';
import type { Order } from '../../order-parts/index.ts';
import { toast } from '../../toasts/index.ts';
import { CART_PATH } from '../order-path.ts';

const wordsFor = (error: unknown): string =>
  error instanceof ApiError ? wordsOf(error) : error instanceof Error ? error.message : String(error);

const things = (count: number): string => (count === 1 ? '1 thing is' : `${count} things are`);

/** Puts what an order was made of into the cart again, and says what could not be. */
export function useBuyAgain() {
  const { addToCart } = useCartActs();
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
      end.status === 'rejected' ? [`${lines[place]?.name ?? 'One thing'}: ${wordsFor(end.reason)}`] : [],
    );
    const done = lines.length - missing.length;
    const action = { label: 'View cart', onAct: () => void navigate(CART_PATH) };
    if (missing.length === 0) toast.success(`${things(done)} in your cart again.`, { action });
    else
      toast.warning(
        done === 0 ? 'Nothing of it could be put into the cart.' : `${things(done)} in your cart.`,
        {
          description: `Not ${missing.join(' ')}`,
          sticky: true,
          ...(done > 0 && { action }),
        },
      );
  };
  return { isBusy, buyAgain: (order: Pick<Order, 'subOrders'>) => void buyAgain(order) };
}
