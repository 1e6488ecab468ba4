import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { showCart, useCartActions } from '../../cart/index.ts';
import { thrownText } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';

const CART_PATH = '/crew/cart';

interface CartLine {
  readonly inventoryId: string;
  readonly productId: string;
  readonly quantity: number;
}

interface AddOptions {
  /** What the toast names. */
  readonly name: string;
  /** How many the supplier is shown to have; null where that is not counted or shown. */
  readonly stock?: number | null;
}

/** Puts something into the cart and says so; resolves to whether it is there, and never rejects. */
export function useAddToCart(): (line: CartLine, options: AddOptions) => Promise<boolean> {
  const { addToCart } = useCartActions();
  const navigate = useNavigate();
  return useCallback(
    async (line, { name, stock = null }) => {
      try {
        await addToCart(line, { stock });
      } catch (error) {
        toast.error('This wasn’t added to your cart.', { description: thrownText(error) });
        return false;
      }
      toast.success('Added to your cart.', {
        description: name,
        action: {
          label: 'View cart',
          // A visitor’s own page asks for a sign-in, which is for checking out.
          onAct: () => void (showCart() || navigate(CART_PATH)),
        },
      });
      return true;
    },
    [addToCart, navigate],
  );
}
