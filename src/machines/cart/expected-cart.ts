import type { CartDetailsChange, LineToChange, NamedLine } from '../../api/index.ts';
import type { Cart, CartContext, CartRequest, VisitorLine } from './cart.types.ts';

/**
 * What is shown: the count, and the lines where the server sent them. Sums are the server's, and change with its
 * answer.
 */
interface ShownCart {
  totalItems: number;
  cart: Cart | null;
}

const isLine =
  ({ inventoryId, productId }: NamedLine) =>
  (line: NamedLine): boolean =>
    line.inventoryId === inventoryId && line.productId === productId;

const notBelowZero = (count: number): number => Math.max(0, count);

type Line = Cart['lines'][number];

const countOf = (lines: readonly Pick<Line, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * The line with another quantity: its price times the quantity, and no `too_few` if the stock suffices. Tax, delivery
 * and sums wait for the server.
 */
const counting = (line: Line, quantity: number): Line => ({
  ...line,
  quantity,
  problem: line.problem === 'too_few' && quantity <= (line.stock ?? 0) ? null : line.problem,
  lineTotal: { ...line.lineTotal, amountMinor: line.unitPrice.amountMinor * quantity },
});

const without = (cart: Cart, key: NamedLine): Cart => ({
  ...cart,
  lines: cart.lines.filter((line) => !isLine(key)(line)),
  savedLines: cart.savedLines.filter((line) => !isLine(key)(line)),
});

/** A line changed in place, or moved to the end of the other list. */
function changed(cart: Cart, change: LineToChange): Cart {
  const isAimed = isLine(change);
  const line = [...cart.lines, ...cart.savedLines].find(isAimed);
  if (!line || change.quantity === 0) return without(cart, change);
  const wasSaved = cart.savedLines.includes(line);
  const { quantity = line.quantity, savedForLater = wasSaved } = change;
  const after = counting(line, quantity);
  if (savedForLater === wasSaved) {
    const replaced = (each: Line) => (each === line ? after : each);
    return { ...cart, lines: cart.lines.map(replaced), savedLines: cart.savedLines.map(replaced) };
  }
  const rest = without(cart, change);
  return savedForLater
    ? { ...rest, savedLines: [...rest.savedLines, after] }
    : { ...rest, lines: [...rest.lines, after] };
}

function described(cart: Cart, { deliveries = [], ...said }: CartDetailsChange): Cart {
  const given = new Map(deliveries.map((delivery) => [delivery.supplierId, delivery]));
  const suppliers = cart.suppliers.map((one) => {
    const { deliveryMethodId, elsewhere } = given.get(one.supplier.id) ?? {};
    return {
      ...one,
      deliveryMethodId: deliveryMethodId ?? one.deliveryMethodId,
      elsewhere: elsewhere === undefined ? one.elsewhere : elsewhere,
    };
  });
  return { ...cart, suppliers, details: { ...cart.details, ...said } };
}

/** The cart, and the difference of its quantities from those before, which is the difference of the count. */
const withCart = ({ totalItems, cart }: ShownCart, after: Cart): ShownCart => ({
  totalItems: notBelowZero(totalItems + countOf(after.lines) - countOf(cart?.lines ?? [])),
  cart: after,
});

/**
 * The expected cart after the request (docs/requirements.md §4: add raises and remove lowers the count by 1 unless the
 * quantity is known).
 */
function expected(shown: ShownCart, request: CartRequest): ShownCart {
  const { totalItems, cart } = shown;
  switch (request.kind) {
    case 'add': {
      const quantity = request.line.quantity ?? 1;
      const known = cart?.lines.find(isLine(request.line));
      if (!cart || !known) return { totalItems: totalItems + quantity, cart };
      return withCart(shown, changed(cart, { ...request.line, quantity: known.quantity + quantity }));
    }
    case 'remove':
      return cart && [...cart.lines, ...cart.savedLines].some(isLine(request.line))
        ? withCart(shown, without(cart, request.line))
        : { totalItems: notBelowZero(totalItems - 1), cart };
    case 'update':
      return cart ? withCart(shown, changed(cart, request.line)) : shown;
    case 'clear':
      return { totalItems: 0, cart: cart && { ...cart, lines: [], suppliers: [] } };
    case 'describe':
      return { totalItems, cart: cart && described(cart, request.details) };
    case 'read':
      return shown;
  }
}

/** The expected cart after all pending requests; a request that fails is removed from them, which undoes its effect. */
export const expectedCart = ({
  totalItems,
  cart,
  newerKey,
  requests,
}: Pick<CartContext, 'totalItems' | 'cart' | 'newerKey' | 'requests'>): ShownCart =>
  // With newer additions, `cart` is not the server's current one.
  requests.reduce(expected, { totalItems, cart: newerKey === null ? cart : null });

/**
 * The count that is shown: the server's, plus this browser's lines of a visitor (docs/product.md "Cart and orders").
 */
export const shownCount = (context: CartContext): number =>
  expectedCart(context).totalItems + countOf(context.visitorLines);

/** Whether an addition would raise a visitor's quantity above the stock that was shown. */
export function isBeyondStock(lines: readonly VisitorLine[], request: CartRequest): boolean {
  if (request.kind !== 'add' || request.stock === undefined) return false;
  const { line, stock } = request;
  return (lines.find(isLine(line))?.quantity ?? 0) + (line.quantity ?? 1) > stock;
}

/** A visitor's lines after a request: the same arithmetic without a server. */
export function visitorLinesAfter(lines: readonly VisitorLine[], request: CartRequest): VisitorLine[] {
  if (request.kind === 'clear') return [];
  if (request.kind === 'describe' || request.kind === 'read') return [...lines];
  const { inventoryId, productId } = request.line;
  if (!inventoryId || !productId) return [...lines];
  const at = lines.findIndex(isLine(request.line));
  const before = lines[at]?.quantity ?? 0;
  const quantity =
    request.kind === 'add'
      ? before + (request.line.quantity ?? 1)
      : request.kind === 'update'
        ? (request.line.quantity ?? before)
        : 0;
  if (quantity === 0) return lines.filter((_line, index) => index !== at);
  const after = { inventoryId, productId, quantity };
  // A changed line keeps its place.
  return at < 0 ? [...lines, after] : lines.with(at, after);
}

/** A visitor's lines that are not among the merged ones, or whose quantity changed since. */
export const linesBesides = (lines: readonly VisitorLine[], merged: readonly VisitorLine[]): VisitorLine[] =>
  lines.filter((line) => !merged.some((one) => isLine(one)(line) && one.quantity === line.quantity));
