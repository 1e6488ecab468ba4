import type { NamedLine } from '../../api/index.ts';
import type { Cart, CartContext, CartRequest, VisitorLine } from './cart.types.ts';

/** What is shown: the count, and the lines where the server told them. Sums are the server's, and change with its answer. */
export interface ShownCart {
  totalItems: number;
  cart: Cart | null;
}

const isLine =
  ({ inventoryId, productId }: NamedLine) =>
  (line: NamedLine): boolean =>
    line.inventoryId === inventoryId && line.productId === productId;

const notBelowZero = (count: number): number => Math.max(0, count);

function withQuantity(cart: Cart, key: NamedLine, quantity: number): Cart {
  const lines = cart.lines.flatMap((line) => {
    if (!isLine(key)(line)) return [line];
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
  return { ...cart, lines };
}

/** What the cart is expected to be once the request is done (specification §4: add raises by 1 unless told, remove lowers by 1 unless known). */
function expected({ totalItems, cart }: ShownCart, request: CartRequest): ShownCart {
  switch (request.kind) {
    case 'add':
      return { totalItems: totalItems + (request.line.quantity ?? 1), cart };
    case 'remove': {
      const known = cart?.lines.find(isLine(request.line))?.quantity;
      const count = known ?? 1;
      return {
        totalItems: notBelowZero(totalItems - count),
        cart: cart && withQuantity(cart, request.line, 0),
      };
    }
    case 'update': {
      const { quantity } = request.line;
      const known = cart?.lines.find(isLine(request.line))?.quantity;
      if (quantity === undefined || known === undefined) return { totalItems, cart };
      return {
        totalItems: notBelowZero(totalItems - known + quantity),
        cart: cart && withQuantity(cart, request.line, quantity),
      };
    }
    case 'clear':
      return { totalItems: 0, cart: cart && { ...cart, lines: [], suppliers: [] } };
    case 'describe':
    case 'read':
      return { totalItems, cart };
  }
}

/** The server's cart as it will be once everything asked for is done; a request that fails drops out of it, which takes its effect back. */
export const expectedCart = ({
  totalItems,
  cart,
  requests,
}: Pick<CartContext, 'totalItems' | 'cart' | 'requests'>): ShownCart =>
  requests.reduce(expected, { totalItems, cart });

const countOf = (lines: readonly VisitorLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The count that is shown: the server's and what this browser keeps for a visitor (product.md "Cart and orders"). */
export const shownCount = (context: CartContext): number =>
  expectedCart(context).totalItems + countOf(context.visitorLines);

/** A visitor's lines after a request: the same arithmetic without a server. */
export function visitorLinesAfter(lines: readonly VisitorLine[], request: CartRequest): VisitorLine[] {
  if (request.kind === 'clear') return [];
  if (request.kind === 'describe' || request.kind === 'read') return [...lines];
  const { inventoryId, productId } = request.line;
  if (!inventoryId || !productId) return [...lines];
  const rest = lines.filter((line) => !isLine(request.line)(line));
  const before = lines.find(isLine(request.line))?.quantity ?? 0;
  const quantity =
    request.kind === 'add'
      ? before + (request.line.quantity ?? 1)
      : request.kind === 'update'
        ? (request.line.quantity ?? before)
        : 0;
  return quantity === 0 ? rest : [...rest, { inventoryId, productId, quantity }];
}
