import { useMemo, useState } from 'react';
import { dataOf } from '../../../api/index.ts';
import { cartLimits } from '../../../lib/cart-limits.ts';
import { useApiQuery } from '../../server-data/index.ts';
import { useCartActions, useCartState } from '../cart-context.tsx';
import type { CartLine } from '../cart.types.ts';

/**
 * The visitor's lines stored in this browser, at today's prices. While a change is being priced, the earlier totals
 * stay.
 */
export function useVisitorCart() {
  const visitorLines = useCartState(({ context }) => context.visitorLines);
  const lines = useMemo(() => visitorLines.slice(0, cartLimits.lines), [visitorLines]);
  const query = useApiQuery({
    key: ['visitor-cart', lines],
    read: ({ client, signal }) => dataOf(client.POST('/market/visitor-cart', { body: { lines }, signal })),
    enabled: lines.length > 0,
    isPublic: true,
    keepPrevious: true,
  });
  const { updateQuantity, removeFromCart, addToCart } = useCartActions();
  const known = new Set(query.data?.lines.map(({ inventoryId }) => inventoryId));
  const setQuantity = ({ inventoryId, productId }: CartLine, quantity: number) =>
    void updateQuantity({ inventoryId, productId, quantity });
  // A toast would be below the drawer.
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const remove = (line: CartLine) => {
    const { inventoryId, productId } = line;
    setRemoved(line);
    void removeFromCart({ inventoryId, productId });
  };
  const undo = ({ inventoryId, productId, quantity }: CartLine) => {
    setRemoved(null);
    void addToCart({ inventoryId, productId, quantity });
  };
  return {
    ...query,
    isEmpty: lines.length === 0,
    /** How many lines the market no longer sells. */
    goneCount:
      query.data === undefined || query.isPrevious
        ? 0
        : lines.filter(({ inventoryId }) => !known.has(inventoryId)).length,
    setQuantity,
    /** The last removed line, for Undo. */
    removed,
    remove,
    undo,
  };
}
