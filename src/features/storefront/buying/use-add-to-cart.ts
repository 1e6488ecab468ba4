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
  /** The item's name in the toast. */
  readonly name: string;
  /** The stock shown to the user; null if it is not counted or not shown. */
  readonly stock?: number | null;
}

/** Adds an item to the cart and shows a toast; resolves to whether it was added, and never rejects. */
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
          // A visitor’s cart opens above the page; the cart's page requires signing in.
          onAction: () => void (showCart() || navigate(CART_PATH)),
        },
      });
      return true;
    },
    [addToCart, navigate],
  );
}
